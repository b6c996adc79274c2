/**
 * The runtime of the stand-alone elements. They run on Preact, whose compat layer offers React's API in a tenth of the size,
 * because a partner's page should load as little as possible. `PAUSA_ELEMENTS_RUNTIME=react` builds them on React, into a folder
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
