/** The description of the custom elements, from which the package's metadata is written, too. */
import DESCRIPTIONS, { type ElementDescription } from 'virtual:pausa-elements';

export type { ElementDescription };

/** The attributes that every element has in addition to its component's props. */
const COMMON: ReadonlySet<string> = new Set(['apiBaseUrl', 'appUrl', 'theme']);

/**
 * For a widget that is also an element: its attributes become controls, and the tab 'Embed' shows how to embed it.
 * @param shows attributes that the story's component knows, by their properties; all of them where it is left out
 * @param fixed attributes that the element needs to show this component
 * @throws Error where no element has this tag
 */
export function embeddable(
  tag: string,
  { shows, fixed = {} }: { shows?: readonly string[]; fixed?: Readonly<Record<string, string>> } = {},
) {
  const element = DESCRIPTIONS.find((description) => description.tag === tag);
  if (element === undefined) throw new Error(`There is no <${tag}>`);
  const own = element.attributes.filter(({ property }) => !COMMON.has(property) && (shows?.includes(property) ?? true));
  return {
    argTypes: Object.fromEntries(
      own.map(({ property, description, type, default: byDefault }) => [
        property,
        {
          description,
          control: type.words.length > 0 ? ({ type: 'select' } as const) : ({ type: type.isBoolean ? 'boolean' : 'text' } as const),
          ...(type.words.length > 0 ? { options: type.words } : {}),
          table: { type: { summary: type.text }, ...(byDefault === null ? {} : { defaultValue: { summary: byDefault } }) },
        },
      ]),
    ),
    parameters: {
      element,
      fixedProps: fixed,
      // Each control has the attribute's description, type and default.
      controls: { disable: false, expanded: true, include: own.map(({ property }) => property) },
    },
  };
}
