import type { Plugin, Rollup } from 'vite';
import { EARLY_SCREENS } from '../src/registry/screens-early.ts';
import { inlineScript } from './inline-script.ts';
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

/** Puts a script into each page that makes the first requests while the page's files are on their way. */
export const earlyScript = (): Plugin => ({
  name: 'pausa:early-script',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { path, bundle }) {
      const tags = `${screenFiles(html, bundle ?? {})}    ${await inlineScript(path === '/menu.html' ? 'menu' : 'app')}\n`;
      return html.replace('</head>', () => `${tags}  </head>`);
    },
  },
});
