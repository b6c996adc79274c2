/**
 * The runtime of what a browser loads from us: the stand-alone elements, the menus' page and the app. They run on Preact, whose
 * compat layer offers React's API in a tenth of the size (decision 0036). `PAUSA_ELEMENTS_RUNTIME=react` builds the elements on React,
 * into a folder of their own, so that the tests can compare both.
 */
import { fileURLToPath } from 'node:url';

const isOnReact = process.env['PAUSA_ELEMENTS_RUNTIME'] === 'react';

export const ELEMENTS_FOLDER = isOnReact ? 'dist/elements-react' : 'dist/elements';

/** React and Preact have `useSyncExternalStore`, so the replacement that wouter imports is not needed. */
const STORE_HOOK = /^use-sync-external-store\/shim\/index\.js$/;
export const REACT_ALIASES = [{ find: STORE_HOOK, replacement: 'react' }];

export const RUNTIME_ALIASES = isOnReact
  ? REACT_ALIASES
  : [
      { find: STORE_HOOK, replacement: 'preact/compat' },
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: fileURLToPath(new URL('preact-client.ts', import.meta.url)) },
      { find: /^react\/jsx-runtime$/, replacement: fileURLToPath(new URL('preact-jsx-runtime.ts', import.meta.url)) },
    ];
