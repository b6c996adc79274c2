// Finds the nginx of the deployment's tests, or installs one.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The path of an nginx on this machine, or undefined. */
export function findNginx() {
  const told = process.env.NGINX_PATH;
  if (told) {
    if (!existsSync(told)) throw new Error(`NGINX_PATH names a file that does not exist: ${told}`);
    return told;
  }
  return PLACES.find((place) => existsSync(place));
}

/** As `findNginx`, and installs Debian's package where there is none. */
export async function ensureNginx(say) {
  const found = findNginx();
  if (found !== undefined) return found;
  say('Installing nginx (Debian package) …');
  await installPackages('nginx-light');
  const installed = findNginx();
  if (installed === undefined) throw new Error('The tests of the deployment need nginx. Install it, or name it in NGINX_PATH.');
  return installed;
}
