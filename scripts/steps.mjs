// What `npm start` and `npm test` share. Plain Node: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const WINDOWS = process.platform === 'win32';
const GRACE_MS = 3000;
const PARENT_WATCH_MS = 300;

/** The children that run now; each leads a process group of its own, so that its children end with it. */
const children = new Set();
let stopping = false;

function signalGroup(child, signal) {
  try {
    if (WINDOWS) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
}

/** Ends every child and whatever it started; resolves when the last one is gone. */
export async function stopChildren() {
  stopping = true;
  const ends = [...children].map(
    (child) =>
      new Promise((resolve) => {
        child.once('close', resolve);
        signalGroup(child, 'SIGTERM');
        setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
      }),
  );
  await Promise.all(ends);
}

/** Calls `stop` once on the first Ctrl-C, SIGTERM or closed terminal, and leaves with the usual exit code. */
export function onStop(stop) {
  let asked = false;
  const leave = async (code) => {
    if (asked) return;
    asked = true;
    try {
      await stop();
    } finally {
      process.exit(code);
    }
  };
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) process.on(signal, () => void leave(code));

  // npm starts this program through a shell that does not forward SIGTERM: when that shell has ended, this program ends, too.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void leave(143);
  }, PARENT_WATCH_MS).unref();
}

/**
 * Runs a program to its end.
 * @param {{quiet?: boolean, log?: (chunk: Buffer) => void, env?: Record<string, string>, cwd?: string, limitMs?: number}} options
 * `log` hears what it prints; after `limitMs` it is ended.
 * @returns {Promise<{code: number, output: string, isLate: boolean}>} `output` is filled with `quiet` only; `isLate`: it was
 * ended after `limitMs`.
 */
export function run(program, args, { quiet = false, log, env = {}, cwd = ROOT, limitMs } = {}) {
  if (stopping) return new Promise(() => {});
  const isHeard = quiet || log !== undefined;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...(log === undefined ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }), ...env },
      stdio: ['ignore', isHeard ? 'pipe' : 'inherit', isHeard ? 'pipe' : 'inherit'],
      detached: !WINDOWS,
      shell: WINDOWS && program === 'npm',
    });
    children.add(child);
    let output = '';
    const hear = (chunk) => {
      if (quiet) output += chunk;
      log?.(chunk);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    let isLate = false;
    const end = () => {
      isLate = true;
      signalGroup(child, 'SIGKILL');
    };
    const timer = limitMs === undefined ? undefined : setTimeout(end, limitMs);
    child.on('error', (error) => {
      children.delete(child);
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      children.delete(child);
      clearTimeout(timer);
      // A stopped step never goes on: `onStop` ends the process.
      if (!stopping) resolve({ code: code ?? 1, output, isLate });
    });
  });
}

/** Runs a program of node_modules by its script, without a shell and without npx. */
export const runTool = (script, args = [], options = {}) => run(process.execPath, [join(ROOT, 'node_modules', script), ...args], options);

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** True when a folder's node_modules holds what its package-lock.json asks for (packages for other systems may be missing). */
export function isInstalled(folder = '.') {
  const wanted = packagesOf(`${folder}/package-lock.json`);
  const present = packagesOf(`${folder}/node_modules/.package-lock.json`);
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const there = present[path];
    return there === undefined ? optional === true || devOptional === true : there.version === version;
  });
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Installs the packages, of the repository or of a folder with its own, when they are missing or not those of the lock file. */
export async function install(say, folder = '.') {
  if (isInstalled(folder)) return;
  const since = performance.now();
  say(`Installing the packages${folder === '.' ? '' : ` of ${folder}`} (once, about a minute) …`);
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { quiet: true, cwd: join(ROOT, folder) };
  const { code, output } = await run('npm', ['ci', ...quietly], options);
  if (code !== 0) throw new Error(`The packages could not be installed:\n${output.trim()}`);
  if (!isInstalled(folder)) throw new Error('The installed packages are not those of package-lock.json.');
  say(`Packages installed in ${seconds(since)}.`);
}

const IS_TEST = /\.test\.tsx?$/;
/** What an example's own tools install and build. */
const IS_INSTALLED = /^(node_modules|dist|\.next|\.astro|\.angular)$/;

/** The files of a folder of the repository, by their paths from its root, without tests. */
export function* filesBelow(path) {
  if (!existsSync(join(ROOT, path))) return;
  let entries;
  try {
    entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) {
      if (!IS_INSTALLED.test(entry.name)) yield* filesBelow(`${path}/${entry.name}`);
    } else if (!IS_TEST.test(entry.name)) yield `${path}/${entry.name}`;
  }
}

/** Names the state of the sources: content, not time stamps, so that a checkout to and fro costs no build. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(source))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(ROOT, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

const SHIPPED = [
  'src',
  'tools',
  'vite.config.ts',
  'vite.menu.config.ts',
  'vite.elements.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const DESCRIBED = [...SHIPPED, 'vite.package.config.ts', 'scripts', 'sandbox', 'stories', 'docs', 'examples', 'README.md', 'CHANGELOG.md'];
const VITE = 'vite/bin/vite.js';

/** What can be built: of which sources, by which programs, and what each of these writes. */
const TARGETS = {
  app: {
    title: 'the app and the elements',
    sources: SHIPPED,
    programs: [
      { run: [VITE, 'build'], writes: 'dist/app/index.html' },
      { run: [VITE, 'build', '--mode', 'offline'], writes: 'dist/offline/index.html' },
      { run: [VITE, 'build', '-c', 'vite.elements.config.ts'], writes: 'dist/elements/menu.js' },
    ],
    async finish() {
      const { writeLicences } = await import('./build/licences.mjs');
      for (const { writes } of TARGETS.app.programs) writeLicences(ROOT, dirname(join(ROOT, writes)));
    },
  },
  package: {
    title: 'the npm package',
    sources: DESCRIBED,
    programs: [{ run: ['tsx/dist/cli.mjs', 'scripts/package/package.ts'], writes: 'dist/npm/package.json' }],
  },
  stories: {
    title: 'the stories',
    sources: DESCRIBED,
    programs: [
      {
        run: ['storybook/dist/bin/dispatcher.js', 'build', '-c', 'stories/config', '-o', 'dist/storybook', '--disable-telemetry'],
        writes: 'dist/storybook/index.json',
      },
    ],
  },
  // Of the app, the package and the stories, which must be built before.
  site: {
    title: 'the documentation site',
    sources: [...DESCRIBED, 'site/.vitepress', 'site/live', 'site/package-lock.json'],
    programs: [{ run: ['tsx/dist/cli.mjs', 'scripts/site/build.ts'], writes: 'dist/site/index.html' }],
  },
};

/** Builds one of the targets into dist when its sources have changed since the last time, or always with `force`. */
export async function build(say, name, { force = false } = {}) {
  const { title, sources, programs, finish } = TARGETS[name];
  const stamp = join(ROOT, 'dist', `.${name}-built-from`);
  const state = fingerprint(sources);
  const isWritten = () => programs.every(({ writes }) => existsSync(join(ROOT, writes)));
  if (!force && isWritten() && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  const since = performance.now();
  say(`Building ${title} …`);
  rmSync(stamp, { force: true });
  const results = await Promise.all(programs.map(({ run: [script, ...args] }) => runTool(script, args, { quiet: true })));
  const failures = results.flatMap(({ code, output }) => (code === 0 ? [] : [output.trim()]));
  if (failures.length > 0) throw new Error(`The build of ${title} failed:\n${failures.join('\n\n')}`);
  if (!isWritten()) throw new Error(`The build of ${title} did not write ${programs.map(({ writes }) => writes).join(' and ')}.`);
  await finish?.();
  writeFileSync(stamp, state);
  say(`Built ${title} in ${seconds(since)}.`);
}

/** Lets this process import TypeScript from here on; only after `install`. */
export async function allowTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}
