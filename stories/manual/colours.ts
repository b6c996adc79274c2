/** The theme panel's colours in Storybook's address, `primary:0b7146;secondary:d3f0d2`, so that a link contains them. */
import { TOKENS } from '../../scripts/theme/token-list.ts';

export type Colours = Readonly<Record<string, string>>;

const NAMES: ReadonlySet<string> = new Set(TOKENS.flatMap(({ property, syntax }) => (syntax === '<color>' ? [property.slice(8)] : [])));

/** Ignores unknown names and invalid values, because anybody can write an address. */
export function readColours(text: unknown): Colours {
  const entries = String(text ?? '')
    .split(';')
    .flatMap((pair) => {
      const [name = '', value = ''] = pair.split(':');
      return NAMES.has(name) && /^[0-9a-f]{6}$/i.test(value) ? [[name, `#${value}`] as const] : [];
    });
  return Object.fromEntries(entries);
}

export const writeColours = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, value]) => `${name}:${value.slice(1)}`)
    .join(';');

/** The colours as custom properties for `style`. */
export const asProperties = (colours: Colours): Readonly<Record<`--pausa-${string}`, string>> =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--pausa-${name}`, value]));
