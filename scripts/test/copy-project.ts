import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps.mjs';

/** Copies everything that git does not ignore into an empty folder, a new repository, and links the installed packages there. */
export function copyProject(target: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0')) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(target, file));
  }
  // Some checks ask git for the project's files.
  execFileSync('git', ['init', '--quiet'], { cwd: target });
  // Each entry is linked separately, so that files that tools store beside the packages stay in the copy.
  mkdirSync(join(target, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!['.vite', '.vite-temp', '.cache'].includes(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(target, 'node_modules', name), 'junction');
  }
  // A consumer's own React, which npm installs beside its package.json.
  for (const consumer of readdirSync(join(ROOT, 'tests/package'))) {
    const packages = join('tests/package', consumer, 'node_modules');
    if (existsSync(join(ROOT, packages))) symlinkSync(join(ROOT, packages), join(target, packages), 'junction');
  }
}
