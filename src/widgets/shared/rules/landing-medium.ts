/** How a person came to a fridge: by its NFC tag or by its QR code. */
export type LandingMedium = 'nfc' | 'qr-code';

/** The query parameter under which the medium travels, in calls and in addresses. `prefix`: the product's name, unless told. */
export const mediumParameter = (prefix: string): string => `${prefix.toLowerCase()}_code_landing_medium`;

/** From the `utm_medium` that the sticker's address carries; null when it carries none (part 1 §7). */
export function mediumOfUtm(utmMedium: string | null): LandingMedium | null {
  if (utmMedium === null) return null;
  return utmMedium === 'nfc' ? 'nfc' : 'qr-code';
}

/** The medium that a path of ours carries. */
export function mediumInPath(path: string, prefix: string): LandingMedium | null {
  const medium = new URL(path, 'https://any.invalid').searchParams.get(mediumParameter(prefix));
  return medium === 'nfc' || medium === 'qr-code' ? medium : null;
}

/** The path with the medium in its query, unless it says one already: a sign-in on the way must not forget it. */
export function withMedium(path: string, prefix: string, medium: LandingMedium | null): string {
  if (medium === null || mediumInPath(path, prefix) !== null) return path;
  const [rest = '', ...fragment] = path.split('#');
  const query = new URLSearchParams({ [mediumParameter(prefix)]: medium }).toString();
  return [`${rest}${rest.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}
