/** The entry points of the builds; paths are relative to the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const WIDGETS = 'src/widgets';

/** The modules of the custom elements by the widget's name. A widget has an element when it has this module. */
export const elementEntries = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(WIDGETS)
      .map((widget) => [widget, `${WIDGETS}/${widget}/element.tsx`] as const)
      .filter(([, file]) => existsSync(file)),
  );

/** The entries of the React components: the whole library, the runtime, and each widget of the library by its name. */
export function libraryEntries(): { readonly files: readonly string[]; readonly widgets: readonly string[] } {
  const library = `${WIDGETS}/index.ts`;
  const widgets = [...readFileSync(library, 'utf8').matchAll(/from '\.\/([\w-]+)\/index\.ts'/g)].map(([, widget = '']) => widget);
  return { files: [library, `${WIDGETS}/runtime.ts`, ...widgets.map((widget) => `${WIDGETS}/${widget}/index.ts`)], widgets };
}
