// Finds the Firefox in which the elements are tried, too, or installs one.
import { ensureProgram, findProgram } from './debian.mjs';

/** The path of a Firefox on this machine, or undefined. */
export const findFirefox = () =>
  findProgram('FIREFOX_PATH', [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/usr/local/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ]);

/** As `findFirefox`, and installs Debian's package where there is none. */
export const ensureFirefox = (say) =>
  ensureProgram(say, {
    find: findFirefox,
    name: 'Firefox',
    debian: 'firefox-esr',
    why: 'The elements are tried in Firefox, too. Install it (firefox-esr), or name it in FIREFOX_PATH.',
  });
