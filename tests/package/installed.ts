/** The package as a consumer installs it: packed, then unpacked into node_modules with its declared dependencies only. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Packed {
  readonly tarball: Uint8Array;
  /** Its folder, unpacked. */
  readonly folder: string;
}

/** `npm pack` of what the build wrote, unpacked in a folder of the test's own. */
export async function packInto(work: string): Promise<Packed> {
  const { stdout } = await run('npm', ['pack', join(ROOT, 'dist/npm'), '--json', '--pack-destination', work, '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  const filename = packed?.filename ?? '';
  await run('tar', ['-xzf', filename], { cwd: work });
  return { tarball: readFileSync(join(work, filename)), folder: join(work, 'package') };
}

/** A copy of a project with the package and the named packages: those that `from` has installed, and ours. */
export function installInto(folder: string, project: string, packed: Packed, beside: readonly string[], from = ROOT): void {
  cpSync(project, folder, { recursive: true });
  cpSync(packed.folder, join(folder, 'node_modules/pausa'), { recursive: true });
  const install = (name: string) => {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    const own = join(from, 'node_modules', name);
    if (existsSync(own)) return symlinkSync(own, place, 'junction');
    const other = join(ROOT, 'node_modules', name);
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(other, 'package.json'), 'utf8')) as {
      dependencies?: object;
      peerDependencies?: object;
    };
    if (!('react' in peerDependencies)) return symlinkSync(other, place, 'junction');
    // Through a link it would find the repository's React, instead of the one that this project has.
    cpSync(other, place, { recursive: true });
    Object.keys(dependencies).forEach(install);
  };
  beside.forEach(install);
}
