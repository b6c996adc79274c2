/**
 * The runtime of what a browser loads from us: the stand-alone elements, the menus' page and the app. They run on Preact, whose
 * compat layer offers React's API in a tenth of the size (decision 0036). `PAUSA_ELEMENTS_RUNTIME=react` builds them on React, into a folder
 * of their own, so that the tests can compare both.
 */
import { fileURLToPath } from 'node:url';

const isOnReact = process.env['PAUSA_ELEMENTS_RUNTIME'] === 'react';

export const ELEMENTS_FOLDER = isOnReact ? 'dist/elements-react' : 'dist/elements';

export const RUNTIME_ALIASES = isOnReact
  ? []
  : [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: fileURLToPath(new URL('preact-jsx-runtime.ts', import.meta.url)) },
    ];
