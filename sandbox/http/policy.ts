/** The recommended security headers. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentStyleOf, type MethodPolicy, type Policy } from '../../src/registry/document-policy.ts';
import { METHOD_ROUTES, type MethodName } from '../../src/registry/payment-methods.ts';
import * as methodPolicies from '../../src/registry/policies.ts';
import { menuAddress } from '../../src/registry/routes.ts';

export type { Policy };

const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The pages have this style in themselves (tools/document-style.ts). */
const STYLE = documentStyleOf(readFileSync(join(import.meta.dirname, '../../src/host/document.css'), 'utf8'));

/** What `script-src` allows for the scripts in a page itself (tools/inline-script.ts); its blocks of data need nothing. */
export const inlineScriptSources = (html: string): string[] =>
  Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, code = '']) => hashSource(code));

/** For every page of the app. */
export const APP_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'", hashSource(STYLE)],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  // The app creates the manifest from its configuration.
  'manifest-src': ["'self'", 'blob:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** A kind of page whose headers differ from those of the other pages. */
export interface PageKind {
  readonly name: string;
  /** Matches the paths of these pages, as the browser sent them; in the syntax that JavaScript and nginx share. */
  readonly path: string;
  /** The file of the page; `index.html`, the app, by default. */
  readonly document?: 'menu.html';
  /** Sources that its security policy allows in addition to the app's. */
  readonly policy?: Policy;
  /** Other sites may frame it. */
  readonly isFramable?: true;
  /** It may not use the camera. */
  readonly isBlind?: true;
  /** It keeps a reference to its opener, even of another site (no Cross-Origin-Opener-Policy). */
  readonly keepsOpener?: true;
}

const METHOD_POLICIES: Readonly<Partial<Record<MethodName, MethodPolicy>>> = methodPolicies;

/** Screens of payment methods to which a partner returns, as a regular expression. */
const partnerReturns = METHOD_ROUTES.filter(({ name, method }) =>
  METHOD_POLICIES[method]?.keepsOpener?.some((kind) => name === `${method}:${kind}`),
).map(({ template }) => template.replace(/:\w+/g, '[^/?]+'));

/**
 * The pages whose headers differ; the first match counts. Built from the table of routes and from the payment methods'
 * `policy.ts`. `npm run docs` writes nginx's maps and the table of docs/deploying.md from it.
 */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'menu', path: menuAddress(), document: 'menu.html', isFramable: true, isBlind: true, keepsOpener: true },
  ...[...new Map(METHOD_ROUTES.map(({ method, policyOf }) => [method, policyOf]))].flatMap(([method, beginning]): PageKind[] => {
    const policy = METHOD_POLICIES[method]?.policy;
    if ((policy === undefined) !== (beginning === undefined)) throw new Error(`${method}: policy.ts and hasVendor belong together`);
    return policy === undefined || beginning === undefined ? [] : [{ name: method, path: `^${beginning}`, isBlind: true, policy }];
  }),
  // The page must find its opener to post a message to it.
  { name: 'partner-return', path: `^(${partnerReturns.join('|')})/?$`, keepsOpener: true },
];

/** For all pages with a session: windows of other sites get no reference to them. */
export const OPENER_POLICY = 'same-origin-allow-popups';

const kindOf = (path: string): PageKind | undefined => PAGE_KINDS.find((kind) => new RegExp(kind.path).test(path));

export const withSources = (policy: Policy, more: Policy): Policy => ({
  ...policy,
  ...Object.fromEntries(Object.entries(more).map(([directive, sources]) => [directive, [...(policy[directive] ?? []), ...sources]])),
});

const policyOf = (kind: PageKind | undefined, more: Policy): string =>
  Object.entries({
    ...withSources(withSources(APP_POLICY, kind?.policy ?? {}), more),
    'frame-ancestors': [kind?.isFramable ? '*' : "'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Only the decoder's worker compiles wasm. A worker has the policy of its own script, not of the page. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The file that is served at a path which names no file. */
export const documentOf = (path: string): string => `/${kindOf(path)?.document ?? 'index.html'}`;

/** The headers of the page at a path, as the browser sent it, without its query. `more`: what this place and the page's scripts need. */
export function pageHeaders(path: string, more: Policy = {}): Record<string, string> {
  const kind = kindOf(path);
  return {
    'content-security-policy': policyOf(kind, more),
    'permissions-policy': `camera=${kind?.isBlind ? '()' : '(self)'}, geolocation=(), microphone=()`,
    ...(kind?.keepsOpener ? {} : { 'cross-origin-opener-policy': OPENER_POLICY }),
  };
}

/** The policy of a strict partner, under which the widgets must work. */
export const partnerPolicy = (appOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${appOrigin}`,
    "style-src 'self'",
    `font-src ${appOrigin}`,
    `img-src 'self' ${appOrigin} data:`,
    `connect-src ${appOrigin}`,
    `frame-src ${appOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // `pausa` is ours, for the provider's rich texts; `intranet` is the partner's own.
    'trusted-types pausa intranet',
  ].join('; ');

/** The sandbox's start page: its style is inline, its script is not. */
export const PANEL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Storybook's own pages have inline scripts and styles. They too contact no other server. */
export const STORIES_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";

/** For what pages of other origins load. */
export const FOR_EVERYBODY = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const;

/** For every answer. */
export const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;
