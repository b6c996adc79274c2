import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { EARLY_SCREENS } from '../src/registry/screens-early.ts';
import { loadedFiles } from './loaded-files.ts';

type OutputBundle = Rollup.OutputBundle;

/** A screen of the app: a module that is loaded on demand. */
const SCREEN = /\/host\/screens\/(\w+)\.tsx$/;

/** For each screen a template with the files that it needs and the page does not name itself; the early script requests them. */
function screenTemplates(html: string, bundle: OutputBundle): HtmlTagDescriptor[] {
  return Object.values(bundle).flatMap((output): HtmlTagDescriptor[] => {
    const screen = output.type === 'chunk' ? SCREEN.exec(output.moduleIds.find((id) => SCREEN.test(id)) ?? '')?.[1] : undefined;
    if (screen === undefined || !Object.hasOwn(EARLY_SCREENS, screen)) return [];
    const files = [...loadedFiles(bundle, output.fileName)].map((file) => `/${file}`).filter((file) => !html.includes(file));
    const children = files.map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href } }));
    return [{ tag: 'template', attrs: { id: screen, 'data-path': EARLY_SCREENS[screen]?.source }, children, injectTo: 'head' }];
  });
}

/**
 * Puts one small module before everything else in a page: in a build the chunk `early`. Vite would join it with the other
 * module scripts of the page, and it would then wait for all that they import.
 * @param scripts the module of each page, below Vite's root; a build has one page
 */
export function earlyScript(scripts: Readonly<Record<string, string>>): Plugin {
  let isBuild = false;
  return {
    name: 'pausa:early-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        const chunk = Object.values(bundle ?? {}).find((output) => output.type === 'chunk' && output.name === 'early');
        const src = isBuild ? `/${chunk?.fileName ?? ''}` : (scripts[path] ?? '');
        // Without `async` it would wait for the style sheet.
        const early: HtmlTagDescriptor = { tag: 'script', attrs: { type: 'module', async: true, src }, injectTo: 'head-prepend' };
        return { html, tags: [early, ...screenTemplates(html, bundle ?? {})] };
      },
    },
  };
}
