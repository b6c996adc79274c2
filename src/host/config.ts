import { takeEarlyConfig } from './early-answers.ts';
import type { AddressPolicy } from '../widgets/shared/rules/addresses.ts';
import { guardInternal, guardLink } from '../widgets/shared/rules/links.ts';
import type { SignInMethod } from '../widgets/login/index.ts';
import { METHOD_NAMES, type MethodName } from '../registry/payment-methods.ts';
import type { Theme } from './theme.ts';

/** What one provider of the service sets, read at run time from `/config.json`: the same build serves them all. */
export interface HostConfig {
  readonly productName: string;
  /** Origin of the product API; empty for the app's own. */
  readonly apiBaseUrl: string;
  /** As a person reads it. */
  readonly supportPhone: string;
  /** The product's own host names: the codes on their pages are ours. The page's own unless told. */
  readonly domains: readonly string[];
  readonly version: string;
  /** Origins whose pictures are drawn beside the app's and the API's own, such as `https://cdn.example.it`. */
  readonly pictureHosts: readonly string[];
  /** The product's mark, square, SVG or PNG: https, or a path of our origin; null draws the name's first letter. */
  readonly logoUrl: string | null;
  /** The mark as a PNG of at least 180 px, for the home screens of iPhones; null where there is none. */
  readonly touchIconUrl: string | null;
  /** Colours in the place of ours, by their role. Pairs must keep the contrast that the documentation names. */
  readonly theme: Theme;
  /** What the NFC and QR parameter of landing pages begins with (`{prefix}_code_landing_medium`); the name in lower case. */
  readonly mediumPrefix: string;
  /** The methods of paying that are in use; all, unless told. The others have neither a page nor an entry. */
  readonly paymentMethods: readonly MethodName[];
  /** Whether the app opens without a connection, with what was seen last (docs/deploying.md); it does, unless told. */
  readonly opensOffline: boolean;
  /** A header that names each call with an effect, for back ends that then carry it out once; null sends none. */
  readonly idempotencyHeader: string | null;
  /** Answers `{ip}` with the device's own address, for 3-D Secure: https, or a path of our origin; null where there is none. */
  readonly ipLookupUrl: string | null;
  /** Pages of the provider's own that open beside the app: https, or a path of our origin. */
  readonly links: {
    readonly privacy: string;
    /** How to recharge with Day vouchers, a PDF; null where there is none. */
    readonly dayGuide: string | null;
    /** What to do when Edenred refuses vouchers (codes 010 and 011); null where there is none: the phone helps then. */
    readonly ticketGuide: string | null;
    /** The terms of use, and the questions about meal vouchers; null where there is none: the wallet has no link then. */
    readonly terms: string | null;
    readonly ticketFaq: string | null;
  };
  readonly signInMethods: readonly SignInMethod[];
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain: string;
    /** True when the Firebase Auth emulator answers on the app's own origin (sandbox). */
    readonly emulator: boolean;
    /** A script of our own origin that stands in for the provider's helper (sandbox); null in production. */
    readonly helperScript: string | null;
  };
}

const WAYS: readonly SignInMethod[] = ['microsoft', 'google', 'email'];

/** Names every field that is missing or of the wrong type. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Takes a value as it is to be used; undefined where it is none. */
type Reader<T> = (value: unknown) => T | undefined;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

const asSwitch: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const asText: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

const listOf =
  <T>(isOne: (value: unknown) => boolean): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isOne) ? (value as T[]) : undefined;

const oneOf = (names: readonly string[]) => (value: unknown) => names.includes(value as string);

/** A host name as a browser writes it: lower case, no port. */
function isHostName(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    return new URL(`https://${value}`).hostname === value;
  } catch {
    return false;
  }
}

/** An origin as a browser writes it: no path, and no slash at the end. Nor a pattern, which only a policy can have. */
const isSecureOrigin = (value: unknown): boolean =>
  typeof value === 'string' && /^https:\/\/[^*]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value;

/** What the guards of links and pictures know in the host app. */
export const addressPolicy = ({ apiBaseUrl, domains, pictureHosts }: HostAddresses): AddressPolicy => ({
  origin: window.location.origin,
  apiBaseUrl,
  apiAliases: domains.map((domain) => `https://${domain}`),
  pictureOrigins: [window.location.origin, ...pictureHosts],
});
type HostAddresses = Pick<HostConfig, 'apiBaseUrl' | 'domains' | 'pictureHosts'>;

const pageReader =
  (policy: AddressPolicy): Reader<string> =>
  (value) => {
    const guarded = typeof value === 'string' ? guardLink(value, policy) : null;
    if (guarded === null || guarded.kind === 'contact') return undefined;
    return guarded.kind === 'internal' ? guarded.path : guarded.href;
  };

const A_PAGE = 'an https address or a path of our own origin, not below the API’s';

/** @throws ConfigError */
export function parseConfig(json: unknown): HostConfig {
  const problems: string[] = [];
  const root = fieldsOf(json);

  /** The field at a dotted path. `otherwise` stands for one that is not there; without it, it must be. */
  function field<T>(path: string, read: Reader<T>, expected: string, otherwise?: { readonly is: T }): T {
    const value = path.split('.').reduce<unknown>((holder, name) => fieldsOf(holder)[name], root);
    if (value == null && otherwise !== undefined) return otherwise.is;
    const taken = read(value);
    if (taken === undefined) problems.push(`${path}: expected ${expected}`);
    return (taken ?? otherwise?.is) as T;
  }
  const text = (path: string) => field(path, asText, 'a text');
  const addresses: HostAddresses = {
    apiBaseUrl: text('apiBaseUrl')?.replace(/\/+$/, ''),
    domains: field('domains', listOf<string>(isHostName), 'a list of host names', { is: [window.location.hostname] }),
    pictureHosts: field('pictureHosts', listOf<string>(isSecureOrigin), 'a list of https origins', { is: [] }),
  };
  const asPage = pageReader(addressPolicy(addresses));
  const page = (path: string) => field<string | null>(path, asPage, A_PAGE, { is: null });

  const productName = text('productName');
  const config: HostConfig = {
    ...addresses,
    productName,
    supportPhone: text('supportPhone'),
    version: text('version'),
    logoUrl: page('logoUrl'),
    touchIconUrl: page('touchIconUrl'),
    theme: { light: {}, dark: {} },
    mediumPrefix: field(
      'mediumPrefix',
      (value) => (/^[a-z][a-z0-9-]*$/.test(String(value)) ? String(value) : undefined),
      'a word in lower case',
      {
        is: productName?.toLowerCase(),
      },
    ),
    paymentMethods: field('paymentMethods', listOf<MethodName>(oneOf(METHOD_NAMES)), `a list of ${METHOD_NAMES.join(', ')}`, {
      is: METHOD_NAMES,
    }),
    opensOffline: field('opensOffline', asSwitch, 'true or false', { is: true }),
    idempotencyHeader: field<string | null>(
      'idempotencyHeader',
      (value) => (typeof value === 'string' && /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(value) ? value : undefined),
      'the name of a header',
      { is: null },
    ),
    ipLookupUrl: page('ipLookupUrl'),
    links: {
      privacy: field('links.privacy', asPage, A_PAGE),
      dayGuide: page('links.dayGuide'),
      ticketGuide: page('links.ticketGuide'),
      terms: page('links.terms'),
      ticketFaq: page('links.ticketFaq'),
    },
    signInMethods: field('signInMethods', listOf<SignInMethod>(oneOf(WAYS)), `a list of ${WAYS.join(', ')}`, { is: WAYS }),
    firebase: {
      apiKey: text('firebase.apiKey'),
      projectId: text('firebase.projectId'),
      authDomain: text('firebase.authDomain'),
      emulator: field('firebase.emulator', (value = false) => asSwitch(value), 'true or false'),
      helperScript: field<string | null>(
        'firebase.helperScript',
        (value) => (typeof value === 'string' ? (guardInternal(value, addressPolicy(addresses)) ?? undefined) : undefined),
        'a path of our own origin',
        { is: null },
      ),
    },
  };
  if (problems.length > 0) throw new ConfigError(`config.json is not usable. ${problems.join('; ')}`);
  return config;
}

/** A server that takes longer will not answer. */
const TIMEOUT_MS = 10_000;

async function readConfig(): Promise<unknown> {
  const response = await takeEarlyConfig();
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  return response.json();
}

/**
 * Reads the configuration, and paints the provider's colours before anything is drawn.
 * @throws ConfigError also where it has not come after ten seconds
 */
export async function loadConfig(): Promise<HostConfig> {
  const json = await Promise.race([
    readConfig(),
    new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS, new ConfigError('config.json did not come'))),
  ]);
  const config = parseConfig(json);
  const { theme } = fieldsOf(json);
  if (theme == null) return config;
  // Most providers take our colours.
  const { paint, parseTheme } = await import('./theme.ts');
  const own = parseTheme(theme);
  paint(own);
  return { ...config, theme: own };
}
