/** What the guards of links and pictures know about the page's environment. */
export interface AddressPolicy {
  readonly origin: string;
  /** The API's base URL, without a final slash; empty for the page's own origin. Relative pictures are resolved against it. */
  readonly apiBaseUrl: string;
  /** Further addresses whose hosts may serve the API: the host app's, the product's other host names. */
  readonly apiAliases: readonly string[];
  /** Origins whose pictures are allowed in addition to the API's. */
  readonly pictureOrigins: readonly string[];
  /** Whether a picture may be an SVG; by default it may not. Null while the rules for pictures are not known. */
  readonly svgPictures?: boolean | null;
}

/** The elements run in browsers without `URL.canParse()`. */
export function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/** An https origin in the browser's normal form: no path, no slash at the end. No wildcard: only a CSP may contain one. */
export const isSecureOrigin = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('https:') && !value.includes('*') && originOf(value) === value;

/** The policy on a partner's page: the server must not name pictures of that page's origin. */
export const embeddedAddresses = (
  apiBaseUrl: string,
  apiAliases: readonly string[] = [],
  pictureOrigins: readonly string[] = [],
  svgPictures: boolean | null = false,
): AddressPolicy => ({
  // Read lazily: a runtime may be created before there is a page. A file and a `srcdoc` have no origin.
  get origin() {
    const { origin } = window.location;
    return origin === 'null' ? new URL(apiBaseUrl).origin : origin;
  },
  apiBaseUrl,
  apiAliases,
  pictureOrigins,
  svgPictures,
});

/** No legitimate address is escaped this often, and each pass over the text costs time. */
const MAX_ESCAPES = 8;

/** Decodes every escape one time, also `%u0062` (some Microsoft servers). A malformed escape stays and hides no other. */
const unescapedOnce = (text: string) =>
  text.replace(/%(?:u((?!d[89a-f])[\da-f]{4})|([\da-f]{2}))/gi, (_, unit: string | undefined, byte: string) =>
    unit === undefined
      ? String.fromCharCode(Number.parseInt(byte, 16))
      : encodeURIComponent(String.fromCharCode(Number.parseInt(unit, 16))),
  );

/** The text as written, and after each further decoding that a reader may do. @throws RangeError if it is escaped more than eight times over */
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

/** A host name for comparison: a trailing dot (the DNS root) does not change the host. */
export const hostOf = (url: URL): string => url.hostname.replace(/\.+$/, '');

/** The first segment of every API path (`src/api`), with the dots and parameters that some servers drop. */
const API_SEGMENT = /(?:^|[/\\])b2c\.*(?:[/\\;?#]|$)/i;
/** Invisible characters and spaces: readers that drop them read what is left. */
const INVISIBLE = /[\p{C}\p{Z}]/gu;

/**
 * Whether any reader may interpret a path as an API path: in any case, escaped, with dot segments, double slashes, backslashes,
 * parameters or invisible characters. The API's segment is refused at any depth, because its base may have a path, and because
 * readers normalise the segments before it differently. A path that shows another escape only after this is refused as well.
 * @param pathname of a parsed URL, hence in ASCII
 * @throws RangeError as `decodings` does
 */
export function isApiPath(pathname: string): boolean {
  // Most paths are plain: every reader reads them as they are written.
  // Stryker disable next-line ConditionalExpression,Regex: a shortcut, what follows has the same result
  if (/^[!-$&-~]*$/.test(pathname)) return API_SEGMENT.test(pathname);
  const bytes = Uint8Array.from(decoded(pathname), (char) => char.charCodeAt(0));
  const read = new TextDecoder().decode(bytes).normalize('NFKC').replace(INVISIBLE, '');
  return API_SEGMENT.test(read) || decoded(read) !== read;
}

/**
 * Whether an address is an API call, which content must not name, not even as a picture: some GET calls have effects.
 * @throws TypeError for a policy with invalid addresses, RangeError as `decodings` does
 */
export function isApiAddress(url: URL, { origin, apiBaseUrl, apiAliases }: AddressPolicy): boolean {
  const isApiHost = [origin, apiBaseUrl, ...apiAliases].some((base) => hostOf(new URL(base, origin)) === hostOf(url));
  return isApiHost && isApiPath(url.pathname);
}
