// Finds the Firefox in which the elements are tried, too, or installs one.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/local/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of a Firefox on this machine, or undefined. */
export function findFirefox() {
  const told = process.env.FIREFOX_PATH;
  if (told) {
    if (!existsSync(told)) throw new Error(`FIREFOX_PATH names a file that does not exist: ${told}`);
    return told;
  }
  return PLACES.find((place) => existsSync(place));
}

/** As `findFirefox`, and installs Debian's package where there is none. */
export async function ensureFirefox(say) {
  const found = findFirefox();
  if (found !== undefined) return found;
  say('Installing Firefox (Debian package) …');
  await installPackages('firefox-esr');
  const installed = findFirefox();
  if (installed === undefined)
    throw new Error('The elements are tried in Firefox, too. Install it (firefox-esr), or name it in FIREFOX_PATH.');
  return installed;
}
