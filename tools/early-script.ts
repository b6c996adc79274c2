import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { EARLY_SCREENS } from '../src/registry/screens-early.ts';
import { loadedFiles } from './loaded-files.ts';

type OutputBundle = Rollup.OutputBundle;

/** A screen of the app: a module that is loaded on demand. */
const SCREEN = /\/host\/screens\/(\w+)\.tsx$/;

/**
 * The files that a screen needs and the page does not name itself. nginx leaves them in the head of the screen's own page, so that they
 * come with the page's other scripts; on every other page, and where the server does not read the comments, they are in a template, and
 * the early script requests those of its address.
 */
function screenFiles(html: string, bundle: OutputBundle): string {
  return Object.values(bundle)
    .map((output) => {
      const screen = output.type === 'chunk' ? SCREEN.exec(output.moduleIds.find((id) => SCREEN.test(id)) ?? '')?.[1] : undefined;
      if (screen === undefined || !Object.hasOwn(EARLY_SCREENS, screen)) return '';
      const files = [...loadedFiles(bundle, output.fileName)].filter((file) => !html.includes(file));
      const elsewhere = (tag: string) => `    <!--#if expr="$pausa_screen = ${screen}" --><!--#else -->${tag}<!--#endif -->\n`;
      return [
        elsewhere(`<template id="${screen}" data-path="${EARLY_SCREENS[screen]?.source}">`),
        ...files.map((file) => `      <link rel="modulepreload" crossorigin href="/${file}">\n`),
        elsewhere('</template>'),
      ].join('');
    })
    .join('');
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
        return { html: html.replace('</head>', () => `${screenFiles(html, bundle ?? {})}  </head>`), tags: [early] };
      },
    },
  };
}
