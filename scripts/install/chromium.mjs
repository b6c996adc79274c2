// Finds the Chromium of the journeys, or installs one.
import { existsSync } from 'node:fs';
import { findProgram, installPackages } from './debian.mjs';
import { runTool } from '../steps.mjs';

/** Chromium without a window of its own: the same engine, and a third faster on journeys. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

const findOne = (places) => findProgram('CHROMIUM_PATH', places);

/** The path of the Chromium that runs the journeys, or undefined when only Playwright's own may do. */
export const findChromium = () => findOne([...SHELLS, ...BROWSERS]);

/** The path of a whole Chromium, which can also install the app, or undefined. */
export const findBrowser = () => findOne(BROWSERS);

async function hasOwnChromium() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Installs what the journeys need where it is missing: Debian's packages as root, else Playwright's. */
export async function ensureChromium(say) {
  if (process.env.CHROMIUM_PATH ? findChromium() : (findOne(SHELLS) && findBrowser()) || (await hasOwnChromium())) return;
  say('Installing Chromium (Debian packages) …');
  await installPackages('chromium', 'chromium-headless-shell');
  // A Debian without the shell has the browser all the same.
  if (findBrowser() === undefined) await installPackages('chromium');
  if (findBrowser() !== undefined) return;
  say('Installing Playwright’s Chromium …');
  const { code, output } = await runTool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  if (code !== 0) throw new Error(`Chromium could not be installed:\n${output.trim()}`);
}
