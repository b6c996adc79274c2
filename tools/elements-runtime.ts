/**
 * What the stand-alone elements run on. A partner's page pays for every byte, so the same components run on Preact there:
 * its compat layer speaks React's API in a tenth of the size. `PAUSA_ELEMENTS_RUNTIME=react` builds them on React, into a
 * folder of their own, so that the tests can compare both.
 */
const isOnReact = process.env['PAUSA_ELEMENTS_RUNTIME'] === 'react';

export const ELEMENTS_FOLDER = isOnReact ? 'dist/elements-react' : 'dist/elements';

export const RUNTIME_ALIASES = isOnReact
  ? []
  : [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    ];
