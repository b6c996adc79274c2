/** The theme panel's colours as they stand in Storybook's address, `green:0b7146;soft:d3f0d2`: a link keeps them. */
import { TOKENS } from '../../src/widgets/shared/ui/theme/token-list.ts';

export type Colours = Readonly<Record<string, string>>;

const NAMES: ReadonlySet<string> = new Set(TOKENS.flatMap(({ property, syntax }) => (syntax === '<color>' ? [property.slice(8)] : [])));

/** What is no colour of ours is left out: an address may be anybody's. */
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

/** As custom properties, for a `style`. */
export const asProperties = (colours: Colours): Readonly<Record<`--pausa-${string}`, string>> =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--pausa-${name}`, value]));
