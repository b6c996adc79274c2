// Finds the Chromium of the journeys, or installs one.
import { existsSync } from 'node:fs';
import { installPackage } from './debian.mjs';
import { runTool } from './steps.mjs';

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
  say('Installing Chromium (Debian package) …');
  const installed = (await installPackage('chromium')) ? findChromium() : undefined;
  if (installed !== undefined) return installed;
  say('Installing Playwright’s Chromium …');
  const { code, output } = await runTool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  if (code !== 0) throw new Error(`Chromium could not be installed:\n${output.trim()}`);
  return undefined;
}
