/** What the guards of links and pictures know about the place where the page runs. */
export interface AddressPolicy {
  /** The page's own origin. */
  readonly origin: string;
  /** Where the API answers, without a slash at the end; empty for the page's own origin. Relative pictures start there. */
  readonly apiBaseUrl: string;
  /** Further addresses whose hosts may answer for the API: the host app's, the product's other host names. */
  readonly apiAliases: readonly string[];
  /** Origins whose pictures are drawn beside the API's own. */
  readonly pictureOrigins: readonly string[];
}

/** For widgets on a page that is not the provider's: that page's own pictures are not the provider's to name. */
export const embeddedAddresses = (
  apiBaseUrl: string,
  apiAliases: readonly string[] = [],
  pictureOrigins: readonly string[] = [],
): AddressPolicy => ({
  // Read when it is asked for: a runtime may be made before there is a page. A file and a `srcdoc` have no origin.
  get origin() {
    const { origin } = window.location;
    return origin === 'null' ? new URL(apiBaseUrl).origin : origin;
  },
  apiBaseUrl,
  apiAliases,
  pictureOrigins,
});

/** No honest address is escaped this often, and each time costs a pass over the text. */
const MAX_ESCAPES = 8;

/** Every escape undone once, also as some servers of Microsoft's read it (`%u0062`); a malformed one stays and hides no other. */
const unescapedOnce = (text: string) =>
  text.replace(/%(?:u((?!d[89a-f])[\da-f]{4})|([\da-f]{2}))/gi, (_, unit: string | undefined, byte = '') =>
    unit === undefined
      ? String.fromCharCode(Number.parseInt(byte, 16))
      : encodeURIComponent(String.fromCharCode(Number.parseInt(unit, 16))),
  );

/**
 * A text as it is written, and as readers see it who decode it once, twice, and so on until nothing is left to decode.
 * @throws RangeError for a text that is escaped more than eight times
 */
export function decodings(text: string): readonly [string, ...string[]] {
  const read: [string, ...string[]] = [text];
  for (let last = text; ;) {
    const next = unescapedOnce(last);
    if (next === last) return read;
    if (read.length > MAX_ESCAPES) throw new RangeError('escaped too often');
    read.push(next);
    last = next;
  }
}

/** @throws RangeError as `decodings` does */
export const decoded = (text: string): string => decodings(text).at(-1) ?? text;

/** A host name as it is compared: a host with the root's dot is the same host. */
export const hostOf = (url: URL): string => url.hostname.replace(/\.+$/, '');

/** The first segment of every path of the API's (`src/api`), with the dots and parameters that some servers drop. */
const API_SEGMENT = /(?:^|[/\\])b2c\.*(?:[/\\;?#]|$)/i;
// oxlint-disable-next-line no-control-regex -- readers that drop them read what is left
const CONTROLS = /[\u0000-\u0020\u007f-\u00a0]/g;

/**
 * Whether a path may be read as one of the API's: in any case, escaped, with dot segments, double slashes, backslashes,
 * parameters or control characters. The API's own segment is refused at any depth, because its base may have a path, and
 * because readers differ in what they make of the segments before it.
 * @param pathname of a parsed URL, hence in ASCII
 * @throws RangeError as `decodings` does
 */
export function isApiPath(pathname: string): boolean {
  const bytes = Uint8Array.from(decoded(pathname), (char) => char.charCodeAt(0));
  return API_SEGMENT.test(new TextDecoder().decode(bytes).normalize('NFKC').replace(CONTROLS, ''));
}

/**
 * Whether an address names a call of the API's. Some of these calls take effect by being asked for (`b2c/auth/logout`,
 * `…/retry-opening`), so that content must not name them, be it as a picture.
 * @throws TypeError for a policy whose addresses are none, RangeError as `decodings` does
 */
export function isApiAddress(url: URL, { origin, apiBaseUrl, apiAliases }: AddressPolicy): boolean {
  const isApiHost = [origin, apiBaseUrl, ...apiAliases].some((base) => hostOf(new URL(base, origin)) === hostOf(url));
  return isApiHost && isApiPath(url.pathname);
}
