// Finds the WebKit in which the elements are tried, too, or installs one. On systems other than Linux there is none to install.
import { existsSync, readdirSync } from 'node:fs';
import { findProgram, installPackages } from './debian.mjs';

export const hasWebKit = process.platform === 'linux';

const LIBRARIES = '/usr/lib';
/** The browser lies in a folder of the machine's architecture. */
const browsers = () =>
  existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES).flatMap((folder) =>
        ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((version) => `${LIBRARIES}/${folder}/${version}/MiniBrowser`),
      )
    : [];

/** The paths of WebKit's driver, of its browser and of the screen that this asks for; undefined where one is missing. */
export function findWebKit() {
  const driver = findProgram('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']);
  const screen = findProgram('XVFB_PATH', ['/usr/bin/Xvfb']);
  const browser = findProgram('WEBKIT_PATH', browsers());
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

export async function ensureWebKit(say) {
  if (!hasWebKit || findWebKit() !== undefined) return;
  say('Installing WebKit (Debian packages) …');
  await installPackages('webkit2gtk-driver', 'xvfb');
  if (findWebKit() === undefined) throw new Error('The elements are tried in WebKit, too. Install webkit2gtk-driver and xvfb.');
}
