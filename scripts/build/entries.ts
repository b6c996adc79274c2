/** The entry points of the builds; paths are relative to the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const WIDGETS = 'src/widgets';
/** The widget that the library's entry leaves out (`src/widgets/index.ts` says why). */
const APART = 'code-entry';

/** The modules of the custom elements by the widget's name. A widget has an element when it has this module. */
export const elementEntries = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(WIDGETS)
      .map((widget) => [widget, `${WIDGETS}/${widget}/element.tsx`] as const)
      .filter(([, file]) => existsSync(file)),
  );

/**
 * The entries of the React components: the whole library, the runtime, and each widget by its name. `described` are those that
 * have all components together.
 */
export function libraryEntries(): Readonly<Record<'described' | 'files' | 'widgets', readonly string[]>> {
  const library = `${WIDGETS}/index.ts`;
  const inLibrary = [...readFileSync(library, 'utf8').matchAll(/from '\.\/([\w-]+)\/index\.ts'/g)].map(([, widget = '']) => widget);
  const widgets = [...inLibrary, APART];
  const entryOf = (widget: string) => `${WIDGETS}/${widget}/index.ts`;
  return {
    described: [library, entryOf(APART)],
    files: [library, `${WIDGETS}/runtime.ts`, ...widgets.map(entryOf)],
    widgets,
  };
}
