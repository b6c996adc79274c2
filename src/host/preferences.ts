/**
 * How the app looks and speaks in this browser, whoever is signed in. It is read before the session's storage exists, and a sign-out
 * keeps it.
 */
type Preference = 'theme' | 'language';
const nameOf = (preference: Preference) => `pausa_${preference}`;

export function readPreference(preference: Preference): string | null {
  try {
    return window.localStorage.getItem(nameOf(preference));
  } catch {
    return null;
  }
}

/** Null forgets it. A blocked storage keeps nothing: the choice then holds for this page. */
export function writePreference(preference: Preference, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(nameOf(preference));
    else window.localStorage.setItem(nameOf(preference), value);
  } catch {
    // Nothing is kept.
  }
}
