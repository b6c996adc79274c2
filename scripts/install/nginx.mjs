// Finds the nginx of the deployment's tests, or installs one.
import { ensureProgram, findProgram } from './debian.mjs';

/** The path of an nginx on this machine, or undefined. */
export const findNginx = () =>
  findProgram('NGINX_PATH', ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']);

/** As `findNginx`, and installs Debian's package where there is none. */
export const ensureNginx = (say) =>
  ensureProgram(say, {
    find: findNginx,
    name: 'nginx',
    debian: 'nginx-light',
    why: 'The tests of the deployment need nginx. Install it, or name it in NGINX_PATH.',
  });
