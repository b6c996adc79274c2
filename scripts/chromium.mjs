// Finds the Chromium of the journeys, or installs one.
import { existsSync } from 'node:fs';
import { run, runTool } from './steps.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The path of a Chromium on this machine, or undefined when only Playwright's own may do. */
export function findChromium() {
  const told = process.env.CHROMIUM_PATH;
  if (told) {
    if (!existsSync(told)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${told}`);
    return told;
  }
  return PLACES.find((place) => existsSync(place));
}

async function hasOwnChromium() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** As `findChromium`, and installs one where there is none: Debian's package as root, else Playwright's. */
export async function ensureChromium(say) {
  const found = findChromium();
  if (found !== undefined || (await hasOwnChromium())) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Installing Chromium (Debian package) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const update = await run('apt-get', ['update', '-qq'], { quiet: true, env });
    const install = update.code === 0 ? await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true, env }) : update;
    const installed = findChromium();
    if (install.code === 0 && installed !== undefined) return installed;
    say('The package could not be installed; taking Playwright’s Chromium instead.');
  }
  say('Installing Playwright’s Chromium …');
  const { code, output } = await runTool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  if (code !== 0) throw new Error(`Chromium could not be installed:\n${output.trim()}`);
  return undefined;
}
