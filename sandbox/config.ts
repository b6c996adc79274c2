import type { ServerResponse } from 'node:http';
import { FOR_EVERYBODY } from './http/policy.ts';

/** The app's configuration in the sandbox (`/config.json`). */
export const APP_CONFIG = {
  productName: 'Pausa',
  apiBaseUrl: '',
  supportPhone: '800 123 456',
  // The host names of local use, and the one that the printed codes contain.
  domains: ['localhost', '127.0.0.1', 'pausa.example'],
  version: '0.0.1 production',
  buildNumber: '456',
  // The dishes are drawings of our own.
  svgPictures: true,
  logoUrl: '/sandbox/brand/logo.svg',
  touchIconUrl: '/sandbox/brand/touch-icon.png',
  idempotencyHeader: 'Idempotency-Key',
  ipLookupUrl: '/sandbox/vendors/ip.example/',
  links: {
    privacy: '/sandbox/privacy',
    dayGuide: '/sandbox/guida-day.pdf',
    ticketGuide: '/sandbox/guida-ticket',
    terms: '/sandbox/termini',
    ticketFaq: '/sandbox/domande-buoni',
  },
  signInMethods: ['microsoft', 'google', 'email'],
  // Replaces a script of the identity provider that the SDK would load from the internet.
  firebase: { apiKey: 'demo-key', projectId: 'demo-pausa', authDomain: 'localhost', emulator: true, helperScript: '/sandbox/gapi-shim.js' },
};

/** Another provider's configuration, with the sandbox's own back end and sign-in. */
export const withSandbox = (config: object): object => {
  const { apiBaseUrl, firebase, ipLookupUrl, svgPictures } = APP_CONFIG;
  return { ...config, apiBaseUrl, firebase, ipLookupUrl, svgPictures };
};

/** A provider's configuration for a back end that answers on the app's own origin (`npm start -- --back-end`). */
export const withBackEnd = (config: object): object => ({ ...config, apiBaseUrl: '' });

/** Every origin may read it: a menu in a sandboxed frame has none. `forElements`: for the elements, which browsers keep for some minutes. */
export function sendConfig(response: ServerResponse, config: object, forElements: boolean): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': forElements ? 'public, max-age=300' : 'no-cache',
    ...FOR_EVERYBODY,
  });
  response.end(JSON.stringify(config));
}
