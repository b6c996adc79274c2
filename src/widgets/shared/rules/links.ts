import type { Link } from '../../../api/index.ts';
import { type AddressPolicy, decoded, decodings, hostOf, isApiAddress, isApiPath } from './addresses.ts';

/**
 * The guard for every link that comes from outside: link fields of the server, `return-url`, `redirect_to`, `continueUrl`
 * (docs/inside/app.md). It refuses every API call, because some GET calls have effects.
 */
export type GuardedLink =
  /** A path of our own origin: `/`, query and fragment included. */
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly href: string }
  /** Opens only when a person presses it; the app never navigates to it. */
  | { readonly kind: 'contact'; readonly href: string };

/** Where a link of the server leads. */
export type LinkTarget = Exclude<GuardedLink, { kind: 'contact' }>;

/** Characters that URL parsers drop or turn into slashes. */
// oxlint-disable-next-line no-control-regex -- these are exactly what must not pass
const DANGEROUS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060\ufeff\\]/;

/** The URLs of a path, as written and after each decoding by our router or a server on the way. @throws TypeError, RangeError */
const readings = (path: string, origin: string): readonly URL[] =>
  decodings(new URL(path, origin).pathname).map((pathname) => new URL(pathname, origin));

/** A path of our origin, or null. It has one leading slash, nothing that a parser reads as another host, and is no API call. */
export function guardInternal(path: string, { origin }: AddressPolicy): string | null {
  if (!path.startsWith('/') || path.startsWith('//') || DANGEROUS.test(path)) return null;
  try {
    const ours = new URL(origin).origin;
    const { pathname, search, hash } = new URL(path, origin);
    if (readings(path, origin).some((url) => url.origin !== ours || url.pathname.startsWith('//'))) return null;
    return pathname.startsWith('//') || isApiPath(pathname) ? null : pathname + search + hash;
  } catch {
    return null;
  }
}

/** An https address without credentials, or null. */
export function guardExternal(link: string, policy: AddressPolicy): string | null {
  if (DANGEROUS.test(link) || !/^https:\/\//i.test(link)) return null;
  try {
    const url = new URL(link);
    const isPage = url.username === '' && url.password === '' && url.hostname.includes('.');
    return isPage && !isApiAddress(url, policy) ? url.href : null;
  } catch {
    return null;
  }
}

/** Any link; its form decides the kind. */
export function guardLink(link: string, policy: AddressPolicy): GuardedLink | null {
  const path = guardInternal(link, policy);
  if (path !== null) return { kind: 'internal', path };
  const href = guardExternal(link, policy);
  if (href !== null) {
    const url = new URL(href);
    if (url.origin !== new URL(policy.origin).origin) return { kind: 'external', href };
    // Our own host does not make the path safe: `https://our.host//evil.com`.
    const own = guardInternal(href.slice(url.origin.length), policy);
    return own === null ? null : { kind: 'internal', path: own };
  }
  if (/^(tel:\+?[\d ()-]{3,30}|mailto:[^\s@?&<>"]{1,64}@[\w.-]{3,190})$/.test(link)) return { kind: 'contact', href: link };
  return null;
}

/** An address of our own origin that is to be loaded as a document, or null. */
function guardOwnPage(link: string, policy: AddressPolicy): string | null {
  const ours = new URL(policy.origin).origin;
  if (!link.startsWith(`${ours}/`)) return null;
  const path = guardInternal(link.slice(ours.length), policy);
  return path === null ? null : ours + path;
}

/** Refuses a link that does not match its type. An external link is https, or a page next to the app on exactly our origin. */
export function guardServerLink({ type, link }: Link, policy: AddressPolicy): LinkTarget | null {
  if (type === 'internal') {
    const path = guardInternal(link, policy);
    return path === null ? null : { kind: 'internal', path };
  }
  const href = guardOwnPage(link, policy) ?? guardExternal(link, policy);
  return href === null ? null : { kind: 'external', href };
}

const LANDING = /code-landing/i;
const CODE_PAGE = /^\/+code\/*$/i;

/**
 * The target of a code, or null if it leads back to the pages that read codes (P1-5.7 to P1-5.9): an internal link that mentions
 * `code-landing`, or an external one to the code pages of the page's own host or of `ownDomains`.
 */
export function guardCodeLink(link: Link, policy: AddressPolicy, ownDomains: readonly string[]): LinkTarget | null {
  const target = guardServerLink(link, policy);
  if (target === null) return null;
  try {
    if (target.kind === 'internal') return LANDING.test(decoded(target.path)) ? null : target;
    const url = new URL(target.href);
    const host = hostOf(url);
    if (host !== new URL(policy.origin).hostname && !ownDomains.includes(host)) return target;
    return CODE_PAGE.test(decoded(url.pathname)) || LANDING.test(decoded(target.href)) ? null : target;
  } catch {
    return null;
  }
}

/** The code in a QR code's text, which must be a code-landing address on one of our hosts (P1-5.5, P1-5.6); else null. */
export function codeOfQr(text: string, ownDomains: readonly string[]): string | null {
  const address = text.trim();
  if (DANGEROUS.test(address) || !/^https?:\/\//i.test(address)) return null;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '' || !ownDomains.includes(url.hostname)) return null;
  return /^\/code-landing\/([a-z0-9]{1,64})\/?$/.exec(url.pathname)?.[1] ?? null;
}

/** The path to return to after the sign-in or a payment's step. `fallback` replaces a login page and another site. */
export function guardReturn(path: string | null, policy: AddressPolicy, fallback = '/'): string {
  const safe = path === null ? null : guardInternal(path, policy);
  return safe === null || readings(safe, policy.origin).some(({ pathname }) => /^\/login/i.test(pathname)) ? fallback : safe;
}

/** The same for an address that may be our absolute one: of an e-mail's link, or of a partner's page. */
export function guardContinue(address: string | null, policy: AddressPolicy, fallback?: string): string {
  const isOwnOrigin = address?.startsWith(`${policy.origin}/`) === true;
  return guardReturn(isOwnOrigin ? address.slice(policy.origin.length) : address, policy, fallback);
}
