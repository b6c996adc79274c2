// Programs and fonts that are no packages of npm.
import { existsSync } from 'node:fs';
import { run } from '../steps.mjs';

/** The path that `variable` names, else the first of the places where there is one, else undefined. */
export function findProgram(variable, places) {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names a file that does not exist: ${named}`);
  return named || places.find((place) => existsSync(place));
}

/** As `find` finds it, and installs Debian's package where it finds none. */
export async function ensureProgram(say, { find, name, debian, why }) {
  const found = find();
  if (found !== undefined) return found;
  say(`Installing ${name} (Debian package) …`);
  await installPackages(debian);
  const installed = find();
  if (installed === undefined) throw new Error(why);
  return installed;
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages where that is possible: as root, on Debian. Returns whether it has installed them. */
export async function installPackages(...names) {
  if (!canInstallPackages()) return false;
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await run('apt-get', ['update', '-qq'], options);
  if (update.code !== 0) return false;
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  return code === 0;
}

/**
 * Installs all of Debian's packages that the tests need in one go; the programs' own checks report later what is still missing.
 */
export async function installBrowsers(say) {
  const wanted = {
    chromium: '/usr/bin/chromium',
    'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
    // Widths of Arial, which almost every person's machine has: text before our font has come is as high as after.
    'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
    'firefox-esr': '/usr/bin/firefox-esr',
    'nginx-light': '/usr/sbin/nginx',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  };
  const missing = Object.entries(wanted).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (missing.length === 0 || !canInstallPackages()) return;
  say(`Installing ${missing.join(', ')} (Debian packages) …`);
  await installPackages(...missing);
}
