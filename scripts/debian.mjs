// Programs that are no packages of npm.
import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

/** Installs Debian packages where that can be done: as root, on Debian. Tells whether they were. */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await run('apt-get', ['update', '-qq'], options);
  if (update.code !== 0) return false;
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  return code === 0;
}
