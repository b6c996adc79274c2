import { takeEarlyConfig } from './early-answers.ts';
import { guardInternal, guardLink } from '../widgets/shared/rules/links.ts';
import type { SignInMethod } from '../widgets/login/index.ts';

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

const METHODS: readonly SignInMethod[] = ['microsoft', 'google', 'email'];

/** A host name as a browser writes it: lower case, no port. */
function isHostName(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    return new URL(`https://${value}`).hostname === value;
  } catch {
    return false;
  }
}

/** Names every field that is missing or of the wrong type. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws ConfigError */
export function parseConfig(json: unknown): HostConfig {
  const problems: string[] = [];
  const fieldsOf = (value: unknown): Record<string, unknown> =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const root = fieldsOf(json);
  const firebase = fieldsOf(root['firebase']);
  const text = (fields: Record<string, unknown>, name: string, path = name): string => {
    const value = fields[name];
    if (typeof value === 'string') return value;
    problems.push(`${path}: expected a text`);
    return '';
  };
  const methods = root['signInMethods'] ?? ['email'];
  const areMethods = (value: unknown): value is SignInMethod[] =>
    Array.isArray(value) && value.length > 0 && value.every((method) => METHODS.includes(method as SignInMethod));
  if (!areMethods(methods)) problems.push('signInMethods: expected a list of microsoft, google, email');
  const domains = root['domains'] ?? [window.location.hostname];
  const areDomains = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isHostName);
  if (!areDomains(domains)) problems.push('domains: expected a list of host names');
  if (firebase['emulator'] !== undefined && typeof firebase['emulator'] !== 'boolean')
    problems.push('firebase.emulator: expected true or false');
  const links = fieldsOf(root['links']);
  /** Null is what is no address of a page. */
  const page = (value: unknown): string | null => {
    const guarded = typeof value === 'string' ? guardLink(value, window.location.origin) : null;
    if (guarded === null || guarded.kind === 'contact') return null;
    return guarded.kind === 'internal' ? guarded.path : guarded.href;
  };
  const privacy = page(links['privacy']);
  if (privacy === null) problems.push('links.privacy: expected an https address or a path of our own origin');
  const optionalPage = (value: unknown, path: string): string | null => {
    const address = page(value);
    if (address === null && value != null) problems.push(`${path}: expected an https address or a path of our own origin`);
    return address;
  };
  const dayGuide = optionalPage(links['dayGuide'], 'links.dayGuide');
  const ticketGuide = optionalPage(links['ticketGuide'], 'links.ticketGuide');
  const terms = optionalPage(links['terms'], 'links.terms');
  const ticketFaq = optionalPage(links['ticketFaq'], 'links.ticketFaq');
  const ipLookupUrl = optionalPage(root['ipLookupUrl'], 'ipLookupUrl');

  const script = firebase['helperScript'] ?? null;
  const helperScript = typeof script === 'string' ? guardInternal(script, window.location.origin) : null;
  if (script !== null && helperScript === null) problems.push('firebase.helperScript: expected a path of our own origin');

  const idempotencyHeader = root['idempotencyHeader'] ?? null;
  const isHeader = (value: unknown): value is string | null =>
    value === null || (typeof value === 'string' && /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(value));
  if (!isHeader(idempotencyHeader)) problems.push('idempotencyHeader: expected the name of a header');

  const config: HostConfig = {
    productName: text(root, 'productName'),
    apiBaseUrl: text(root, 'apiBaseUrl').replace(/\/+$/, ''),
    supportPhone: text(root, 'supportPhone'),
    domains: areDomains(domains) ? domains : [],
    version: text(root, 'version'),
    idempotencyHeader: isHeader(idempotencyHeader) ? idempotencyHeader : null,
    ipLookupUrl,
    links: { privacy: privacy ?? '', dayGuide, ticketGuide, terms, ticketFaq },
    signInMethods: areMethods(methods) ? methods : ['email'],
    firebase: {
      apiKey: text(firebase, 'apiKey', 'firebase.apiKey'),
      projectId: text(firebase, 'projectId', 'firebase.projectId'),
      authDomain: text(firebase, 'authDomain', 'firebase.authDomain'),
      emulator: firebase['emulator'] === true,
      helperScript,
    },
  };
  if (problems.length > 0) throw new ConfigError(`config.json is not usable. ${problems.join('; ')}`);
  return config;
}

export async function loadConfig(): Promise<HostConfig> {
  const response = await takeEarlyConfig();
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  return parseConfig(await response.json());
}
