import { fetchWithEarly } from './early-answers.ts';
import { type AddressPolicy, isSecureOrigin, originOf } from '../widgets/shared/rules/addresses.ts';
import { guardInternal, guardLink } from '../widgets/shared/rules/links.ts';
import { LANGUAGES } from '../api/index.ts';
import type { MethodName } from '../registry/payment-methods.ts';
import { SIGN_IN_METHODS } from './sign-in-methods.ts';
import type { Theme } from './document/theme.ts';

/** The settings of one provider of the service, read at run time from `/config.json`: one build serves all providers. */
export type HostConfig = Readonly<ReturnType<typeof parseConfig>>;

/** As the server wrote it: `parseConfig` checks it later. */
export type UnreadConfig = Pick<HostConfig, 'apiBaseUrl' | 'productName'> &
  Partial<Pick<HostConfig, 'languages' | 'loginPictureUrl' | 'logoUrl' | 'signInMethods'>> & { readonly theme?: Partial<Theme> };

declare global {
  interface Window {
    /** The configuration in the page, read by start-early.ts; undefined where the server has not put it there (docs/deploying.md). */
    pausaConfig?: UnreadConfig | undefined;
  }
}

interface HostAddresses {
  /** Origin of the product API; empty for the app's own origin. */
  readonly apiBaseUrl: string;
  /** The product's own host names: the app accepts codes with links to them. Default: the page's host name. */
  readonly domains: readonly string[];
  /** Origins of pictures that the app shows in addition to its own and the API's, such as `https://cdn.example.it`. */
  readonly pictureHosts: readonly string[];
  /** Whether the app draws pictures of the back end that are SVG. */
  readonly svgPictures: boolean;
}

/** The configuration cannot be used. The message lists every field that is missing or of the wrong type. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads `theme`, and adds what is wrong with it to the problems. Its code is loaded on demand: most providers have no theme. */
export type ThemeReader = (value: unknown, problems: string[]) => Theme;

/** Parses a value; undefined when the value is invalid. */
type Reader<T> = (value: unknown) => T | undefined;

/** Without fields for what is no object. */
const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

const asSwitch: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const asPart: Reader<number> = (value) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined);

const matching =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const asText = matching(/^/);

const listOf =
  <T>(isOne: (value: unknown) => boolean, minimum = 1): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.length >= minimum && value.every(isOne) ? (value as T[]) : undefined;

const oneOf = (names: readonly string[]) => (value: unknown) => names.includes(value as string);

/** A host name in the browser's normal form: lower case, no port. */
const isHostName = (value: unknown): boolean =>
  typeof value === 'string' && !value.includes(':') && originOf(`https://${value}`) === `https://${value}`;

/** The configuration of the link guard and the picture guard in the host app. */
export const addressPolicy = ({ apiBaseUrl, domains, pictureHosts, svgPictures }: HostAddresses): AddressPolicy => ({
  origin: window.location.origin,
  apiBaseUrl,
  apiAliases: domains.map((domain) => `https://${domain}`),
  pictureOrigins: [window.location.origin, ...pictureHosts],
  svgPictures,
});

/** Where a page's address may lead. The error message of a wrong address contains this text. */
const A_PAGE = 'an https address or a path outside the API';

/** The dotted paths of a configuration's fields, down to those of `links` and `firebase`. */
const pathsOf = (root: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(root).flatMap(([name, value]) =>
    name === 'links' || name === 'firebase' ? Object.keys(fieldsOf(value)).map((inner) => `${name}.${inner}`) : name,
  );

interface ParseOptions {
  readonly readTheme?: ThemeReader;
  /** The payment methods that the page can offer. Without them any name is taken: the public menu has no payments. */
  readonly methods?: readonly MethodName[];
  /** Gets the fields that the app does not know, and the names of those that it knows. */
  readonly onUnknown?: (unknown: readonly string[], known: readonly string[]) => void;
}

/** @throws ConfigError */
export function parseConfig(json: unknown, { readTheme, methods, onUnknown }: ParseOptions = {}) {
  const problems: string[] = [];
  const root = fieldsOf(json);
  const known = ['theme', '$schema'];

  /** The field at a dotted path. `otherwise` is the value of a missing field; without it, the field is required. */
  function field<T>(path: string, read: Reader<T>, expected: string, otherwise?: T): T {
    known.push(path);
    const value = path.split('.').reduce<unknown>((holder, name) => fieldsOf(holder)[name], root);
    if (value == null && otherwise !== undefined) return otherwise;
    const taken = read(value);
    if (taken === undefined) problems.push(`${path}: expected ${expected}`);
    return taken as T;
  }
  const text = (path: string) => field(path, asText, 'a text');
  const flag = (path: string, otherwise: boolean) => field(path, asSwitch, 'true or false', otherwise);
  const someOf = <T extends string>(path: string, names: readonly T[], otherwise: readonly T[]) =>
    field(path, listOf<T>(oneOf(names)), `a list of ${names.join(', ')}`, otherwise);
  const addresses: HostAddresses = {
    apiBaseUrl: text('apiBaseUrl')?.replace(/\/+$/, ''),
    domains: field('domains', listOf<string>(isHostName), 'a list of host names', [window.location.hostname]) ?? [],
    pictureHosts: field('pictureHosts', listOf<string>(isSecureOrigin, 0), 'a list of https origins', []) ?? [],
    svgPictures: flag('svgPictures', false),
  };
  const policy = addressPolicy(addresses);
  const asPage: Reader<string> = (value) => {
    const guarded = typeof value === 'string' ? guardLink(value, policy) : null;
    return guarded?.kind === 'internal' ? guarded.path : guarded?.kind === 'external' ? guarded.href : undefined;
  };
  const asOwnPath: Reader<string> = (value) => (typeof value === 'string' ? (guardInternal(value, policy) ?? undefined) : undefined);
  const page = (path: string) => field<string | null>(path, asPage, A_PAGE, null);

  const productName = text('productName');
  const config = {
    ...addresses,
    productName,
    /** The phone number in the format to display. */
    supportPhone: text('supportPhone'),
    version: text('version'),
    /** The number of the build, shown next to the version (P2-9.13); null without one. */
    buildNumber: field<string | null>('buildNumber', asText, 'a text', null),
    /** The product's logo, square, SVG or PNG; null shows the first letter of the name. */
    logoUrl: page('logoUrl'),
    /** The mark as a PNG of 512 px for home screens, which cut it to their own shape; null without one. */
    touchIconUrl: page('touchIconUrl'),
    /** The picture next to the sign-in; null shows our own. */
    loginPictureUrl: page('loginPictureUrl'),
    /** Colours and other tokens that replace the default ones. Pairs must keep the contrast that docs/theming.md asks for. */
    theme: readTheme?.(root['theme'], problems) ?? ({ light: {}, dark: {}, tokens: {} } as Theme),
    /** The languages of the interface; the app has the first of the browser's that is in the list, else the list's first. */
    languages: someOf('languages', LANGUAGES, ['it']),
    /** Prefix of the NFC and QR parameter of landing pages (`{prefix}_code_landing_medium`). Default: the name in lower case. */
    mediumPrefix: field('mediumPrefix', matching(/^[a-z][a-z0-9-]*$/), 'a word in lower case', productName?.toLowerCase() ?? ''),
    /** The enabled payment methods; default: all. The app shows neither pages nor entries for the others. */
    paymentMethods: field<readonly MethodName[] | null>(
      'paymentMethods',
      listOf(methods === undefined ? (name) => asText(name) !== undefined : oneOf(methods)),
      `a list of ${methods?.join(', ') ?? 'names'}`,
      null,
    ),
    /** Whether the app opens offline, with the last known data (docs/deploying.md). */
    opensOffline: flag('opensOffline', true),
    /** The header of the idempotency key, for back ends that support one; null sends none. */
    idempotencyHeader: field<string | null>('idempotencyHeader', matching(/^[A-Za-z][A-Za-z0-9-]{0,63}$/), 'the name of a header', null),
    /** A URL that answers `{ip}` with the device's IP address, for 3-D Secure; or null. */
    ipLookupUrl: page('ipLookupUrl'),
    /** A URL that receives the app's events and Core Web Vitals (docs/operating.md); null sends none. */
    eventsUrl: page('eventsUrl'),
    /** The part of the visits, 0 to 1, whose Core Web Vitals are sent. */
    vitalsSampleRate: field('vitalsSampleRate', asPart, 'a number from 0 to 1', 0.1),
    /** Pages of the provider outside the app. */
    links: {
      privacy: field('links.privacy', asPage, A_PAGE),
      /** How to recharge with Day vouchers, a PDF; null without one. */
      dayGuide: page('links.dayGuide'),
      /** What to do when Edenred refuses vouchers (codes 010 and 011); with null, the app shows the phone number instead. */
      ticketGuide: page('links.ticketGuide'),
      /** The terms of use, and the questions about meal vouchers; null without one: the wallet then has no link. */
      terms: page('links.terms'),
      ticketFaq: page('links.ticketFaq'),
    },
    signInMethods: someOf('signInMethods', SIGN_IN_METHODS, SIGN_IN_METHODS),
    firebase: {
      apiKey: text('firebase.apiKey'),
      projectId: text('firebase.projectId'),
      authDomain: text('firebase.authDomain'),
      /** True when the Firebase Auth emulator runs on the app's own origin (sandbox). */
      emulator: flag('firebase.emulator', false),
      /** A script of our origin that replaces the provider's helper (sandbox); null in production. */
      helperScript: field<string | null>('firebase.helperScript', asOwnPath, 'a path of the app', null),
    },
  };
  const unknown = pathsOf(root).filter((path) => !known.includes(path));
  if (unknown.length > 0) onUnknown?.(unknown, known);
  if (problems.length > 0) throw new ConfigError(`config.json is not usable. ${problems.join('; ')}`, { cause: problems });
  return config;
}

const TIMEOUT_MS = 10_000;

async function readConfig(): Promise<unknown> {
  if (window.pausaConfig !== undefined) return window.pausaConfig;
  const response = await fetchWithEarly('/config.json', { method: 'GET' });
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  return response.json();
}

/**
 * Reads the configuration, and applies the provider's colours.
 * @param methods As `parseConfig` takes them.
 * @throws ConfigError also when it does not come in ten seconds
 */
export async function loadConfig(methods?: readonly MethodName[]): Promise<HostConfig> {
  const json = await Promise.race([
    readConfig(),
    new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS, new ConfigError('config.json did not come'))),
  ]);
  const theme = fieldsOf(json)['theme'] == null ? null : await import('./document/theme.ts');
  const config = parseConfig(json, {
    ...(theme && { readTheme: theme.readTheme }),
    ...(methods && { methods }),
    onUnknown: (unknown, known) => {
      void import('./document/theme.ts').then(({ unknownField }) => {
        // oxlint-disable-next-line no-console -- who deploys the configuration reads it there
        for (const path of unknown) console.warn(`config.json: ${unknownField(path, known)}`);
      });
    },
  });
  theme?.paint(config.theme);
  return config;
}
