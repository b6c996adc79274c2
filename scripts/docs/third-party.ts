/** The packages that the builds carry: the table of docs/third-party.md. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../steps.mjs';

/**
 * How a build has a package: its code is `inside` the build, the npm package names it as a `dependency`, or asks its consumer for
 * it as a `peer`.
 */
type Carried = 'inside' | 'dependency' | 'peer';

interface Use {
  readonly app?: 'inside';
  readonly elements?: 'inside';
  readonly npm?: Carried;
  /** What it does in Pausa, or the package that needs it. */
  readonly purpose: string;
}

const CARD = 'part of braintree-web';
const SIGN_IN = 'part of firebase';
const OFFLINE = 'the service workers: the app and a canteen’s screen without a connection';

/** By the folder of the package. `tests/built/third-party.test.ts` compares it with what the builds' source maps name. */
export const CARRIED: Readonly<Record<string, Use>> = {
  'node_modules/@braintree/asset-loader': { app: 'inside', purpose: CARD },
  'node_modules/@braintree/browser-detection': { app: 'inside', purpose: CARD },
  'node_modules/@braintree/event-emitter': { app: 'inside', purpose: CARD },
  'node_modules/@braintree/extended-promise': { app: 'inside', purpose: CARD },
  'node_modules/@braintree/iframer': { app: 'inside', purpose: CARD },
  'node_modules/@braintree/uuid': { app: 'inside', purpose: CARD },
  'node_modules/@braintree/wrap-promise': { app: 'inside', purpose: CARD },
  'node_modules/@firebase/app': { app: 'inside', purpose: SIGN_IN },
  'node_modules/@firebase/component': { app: 'inside', purpose: SIGN_IN },
  'node_modules/@firebase/logger': { app: 'inside', purpose: SIGN_IN },
  'node_modules/@firebase/util': { app: 'inside', purpose: SIGN_IN },
  'node_modules/@fontsource-variable/montserrat': { app: 'inside', elements: 'inside', npm: 'inside', purpose: 'the typeface' },
  'node_modules/@paypal/fastlane-sdk-loader': { app: 'inside', purpose: CARD },
  'node_modules/@paypal/paypal-js': { app: 'inside', purpose: 'PayPal: loads PayPal’s own script' },
  'node_modules/@r2wc/core': { elements: 'inside', purpose: 'part of @r2wc/react-to-web-component' },
  'node_modules/@r2wc/react-to-web-component': { elements: 'inside', npm: 'dependency', purpose: 'turns a widget into a custom element' },
  'node_modules/@tanstack/query-core': { app: 'inside', elements: 'inside', purpose: 'part of @tanstack/react-query' },
  'node_modules/@tanstack/react-query': {
    app: 'inside',
    elements: 'inside',
    npm: 'dependency',
    purpose: 'reads from the back end: one request, one answer kept',
  },
  'node_modules/braintree-web': { app: 'inside', purpose: 'cards and PayPal: card fields, 3-D Secure, device data' },
  'node_modules/credit-card-type': { app: 'inside', purpose: CARD },
  'node_modules/dompurify': { app: 'inside', elements: 'inside', npm: 'dependency', purpose: 'cleans the HTML of the back end' },
  'node_modules/firebase': { app: 'inside', purpose: 'sign-in' },
  'node_modules/firebase/node_modules/@firebase/auth': { app: 'inside', purpose: SIGN_IN },
  'node_modules/framebus': { app: 'inside', purpose: CARD },
  'node_modules/html5-qrcode': { app: 'inside', npm: 'dependency', purpose: 'reads QR codes: the camera' },
  'node_modules/idb': { app: 'inside', purpose: SIGN_IN },
  'node_modules/leven': { app: 'inside', purpose: 'names the nearest field for a wrong one of `config.json`' },
  'node_modules/preact': {
    app: 'inside',
    elements: 'inside',
    purpose: 'runs the app, the elements and the pages of the menus, in React’s place',
  },
  'node_modules/react': { npm: 'peer', purpose: 'runs the components' },
  'node_modules/react-dom': { npm: 'peer', purpose: 'the same' },
  'node_modules/restricted-input': { app: 'inside', purpose: CARD },
  'node_modules/restricted-input/node_modules/@braintree/browser-detection': { app: 'inside', purpose: CARD },
  'node_modules/valibot': { app: 'inside', elements: 'inside', npm: 'dependency', purpose: 'checks the answers of the back end' },
  'node_modules/web-vitals': { app: 'inside', purpose: 'measures the visits of a provider that sets `eventsUrl`' },
  'node_modules/workbox-core': { app: 'inside', purpose: OFFLINE },
  'node_modules/workbox-expiration': { app: 'inside', purpose: OFFLINE },
  'node_modules/workbox-precaching': { app: 'inside', purpose: OFFLINE },
  'node_modules/workbox-routing': { app: 'inside', purpose: OFFLINE },
  'node_modules/workbox-strategies': { app: 'inside', purpose: OFFLINE },
  'node_modules/wouter': { app: 'inside', purpose: 'the app’s address and history' },
  'node_modules/zxing-wasm': {
    app: 'inside',
    npm: 'dependency',
    purpose: 'reads QR codes: the decoder (its wasm file is inside the npm package)',
  },
};

interface Locked {
  readonly version?: string;
  readonly license?: string;
}

/** @throws Error when the lock file has no such package */
export function thirdPartyTable(): readonly string[] {
  const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as { packages: Readonly<Record<string, Locked>> };
  return [
    '| package | version | licence | app | elements | npm package | what for |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...Object.entries(CARRIED).map(([folder, { app = '', elements = '', npm = '', purpose }]) => {
      const { version, license } = lock.packages[folder] ?? {};
      if (version === undefined || license === undefined) throw new Error(`package-lock.json has no version and licence of ${folder}`);
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `| ${name} | ${version} | ${license} | ${app} | ${elements} | ${npm} | ${purpose} |`;
    }),
  ];
}
