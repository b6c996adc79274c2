/** The recipes of docs/how-to-add.md, followed to the letter in a copy of the project. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../scripts/test/copy-project.ts';

const run = promisify(execFile);

/** A block of a recipe: a whole new file, or changes to a file that is there. */
export interface Step {
  readonly file: string;
  readonly isChange: boolean;
  readonly text: string;
}

/** The steps below a heading of the page, in their order. */
export function stepsOf(title: string, page = readFileSync('docs/how-to-add.md', 'utf8')): readonly Step[] {
  const [, section = ''] = `${page}\n## `.split(`\n## ${title}\n`);
  const [recipe = ''] = section.split('\n## ');
  return [...recipe.matchAll(/^```(diff|tsx?) (\S+)\n(.*?)^```$/gms)].map(([, kind, file = '', text = '']) => ({
    file,
    isChange: kind === 'diff',
    text,
  }));
}

/**
 * The text with the changes of a `diff` block. Lines that begin with `@@` separate the places.
 * @throws Error when a place is not in the text, or more than once
 */
export function changed(text: string, { file, text: diff }: Step): string {
  const places = diff.split(/^@@.*\n/m).filter((place) => place !== '');
  return places.reduce((before, place) => {
    const lines = place.split('\n').slice(0, -1);
    const linesOf = (sign: string) => lines.filter((line) => line[0] === ' ' || line[0] === sign).map((line) => `${line.slice(1)}\n`);
    const [around, rest, ...more] = `\n${before}`.split(`\n${linesOf('-').join('')}`);
    if (around === undefined || rest === undefined || more.length > 0) throw new Error(`${file} has no single place for\n${place}`);
    return `${around}\n${linesOf('+').join('')}${rest}`.slice(1);
  }, text);
}

export interface ProjectCopy {
  readonly folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  follow(steps: readonly Step[]): void;
  /** Runs Node there. @throws Error with what the program printed */
  node(...args: readonly string[]): Promise<string>;
  remove(): void;
}

/** A copy of the project in a folder of its own. */
export function newCopy(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'pausa-recipe-'));
  copyProject(folder);
  const at = (file: string) => join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  // Removes the variables by which a test runner marks the programs that it starts.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|(VITEST|TEST|PW|PLAYWRIGHT).*)$/.test(name)));
  return {
    folder,
    read,
    write,
    follow: (steps) => {
      for (const step of steps) write(step.file, step.isChange ? changed(read(step.file), step) : step.text);
    },
    async node(...args) {
      try {
        return (await run(process.execPath, args, { cwd: folder, env, maxBuffer: 1e8 })).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout?: string; stderr?: string };
        throw new Error(`node ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
