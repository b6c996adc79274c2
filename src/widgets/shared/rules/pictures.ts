import { type AddressPolicy, decoded, hostOf, isApiAddress } from './addresses.ts';

export type GuardedPicture =
  | { readonly kind: 'allowed'; readonly url: string }
  /** The address does not name the format: the picture may be drawn when the server's answer does (`picture-type.ts`). */
  | { readonly kind: 'unnamed'; readonly url: string; readonly reason: string }
  /** `reason` names the host and never the whole address, which may hold a token. */
  | { readonly kind: 'refused'; readonly reason: string };

const SVG = /\bsvgz?\b/i;
const RASTER = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/**
 * The guard for every picture that the server names; null for none, and for one that may be allowed when the policy is known. A
 * picture must come from the API's origin or one of the policy's, and be no API call. An SVG of 2 kB can block the page for
 * minutes, whatever policy it is sent with: pictures are raster unless the policy says otherwise.
 */
export function guardPicture(image: string | null, policy: AddressPolicy): GuardedPicture | null {
  if (image === null || image.trim() === '') return null;
  try {
    const { origin, apiBaseUrl, pictureOrigins, svgPictures } = policy;
    const base = new URL(`${apiBaseUrl}/`, origin);
    const url = new URL(image, base);
    // Browsers do the same upgrade for a picture on a secure page.
    if (url.protocol === 'http:' && base.protocol === 'https:') url.protocol = 'https:';
    const refused = (what: string): GuardedPicture | null =>
      svgPictures === null ? null : { kind: 'refused', reason: `${what} of ${hostOf(url)}` };

    if (!/^https?:/.test(url.protocol)) return { kind: 'refused', reason: url.protocol };
    if (url.origin !== base.origin && !pictureOrigins.includes(url.origin)) return refused('picture');
    if (url.username !== '' || url.password !== '') return refused('credentials');
    if (isApiAddress(url, policy)) return refused('API call');
    const { href } = url;
    if (svgPictures !== true) {
      if (SVG.test(decoded(url.pathname + url.search))) return refused('SVG');
      if (!RASTER.test(url.pathname)) return { kind: 'unnamed', url: href, reason: `unknown format of ${hostOf(url)}` };
    }
    return { kind: 'allowed', url: href };
  } catch {
    return { kind: 'refused', reason: 'no address' };
  }
}
