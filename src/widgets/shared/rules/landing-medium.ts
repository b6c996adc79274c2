/** How a person opened a fridge's page: by its NFC tag or by its QR code. */
export type LandingMedium = 'nfc' | 'qr-code';

/** The query parameter of the medium, in calls and in addresses. `prefix`: by default the product's name. */
export const mediumParameter = (prefix: string): string => `${prefix.toLowerCase()}_code_landing_medium`;

/** The medium from `utm_medium` in the sticker's address; null when it has none (P1-7.21, P1-7.22). */
export function mediumOfUtm(utmMedium: string | null): LandingMedium | null {
  if (utmMedium === null) return null;
  return utmMedium === 'nfc' ? 'nfc' : 'qr-code';
}

/** The medium in the query of our path. */
export function mediumInPath(path: string, prefix: string): LandingMedium | null {
  const medium = new URL(path, 'https://any.invalid').searchParams.get(mediumParameter(prefix));
  return medium === 'nfc' || medium === 'qr-code' ? medium : null;
}

/** Adds the medium to a path's query unless it has one, so that a sign-in on the way does not lose it. */
export function withMedium(path: string, prefix: string, medium: LandingMedium | null): string {
  if (medium === null || mediumInPath(path, prefix) !== null) return path;
  const query = new URLSearchParams({ [mediumParameter(prefix)]: medium }).toString();
  return path.replace(/[^#]*/, (rest) => `${rest}${rest.includes('?') ? '&' : '?'}${query}`);
}
