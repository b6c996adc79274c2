import { type AddressPolicy, decoded, hostOf, isApiAddress } from './addresses.ts';

export type GuardedPicture =
  | { readonly kind: 'allowed'; readonly url: string }
  /** `reason` names the host and never the whole address, which may hold a token. */
  | { readonly kind: 'refused'; readonly reason: string };

const SVG = /\bsvgz?\b/i;

/**
 * The guard for every picture that the server names; null for none. A picture must come from the API's origin or one of the
 * policy's, and be no API call. An SVG can block the page for minutes: it must come from the API's origin or the app's.
 */
export function guardPicture(image: string | null, policy: AddressPolicy): GuardedPicture | null {
  if (image === null || image.trim() === '') return null;
  try {
    const { origin, apiBaseUrl, pictureOrigins } = policy;
    const base = new URL(`${apiBaseUrl}/`, origin);
    const url = new URL(image, base);
    // Browsers do the same upgrade for a picture on a secure page.
    if (url.protocol === 'http:' && base.protocol === 'https:') url.protocol = 'https:';
    const refused = (what: string): GuardedPicture => ({ kind: 'refused', reason: `${what} of ${hostOf(url)}` });

    if (!/^https?:$/.test(url.protocol)) return { kind: 'refused', reason: url.protocol };
    if (url.origin !== base.origin && !pictureOrigins.includes(url.origin)) return refused('picture');
    if (url.username !== '' || url.password !== '') return refused('credentials');
    if (isApiAddress(url, policy)) return refused('API call');
    const isOwn = url.origin === base.origin || url.origin === origin;
    if (!isOwn && SVG.test(decoded(url.pathname + url.search))) return refused('SVG');
    return { kind: 'allowed', url: url.href };
  } catch {
    return { kind: 'refused', reason: 'no address' };
  }
}
