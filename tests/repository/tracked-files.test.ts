import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The tracked files and new files: everything that git does not ignore. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));

const IS_BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|wasm)$/;
const texts = files.filter((file) => !IS_BINARY.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** This file contains the texts that it forbids elsewhere. */
const SELF = 'tests/repository/tracked-files.test.ts';
const where = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (file !== SELF && pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );

describe('the tracked files', () => {
  it('are there', () => {
    expect(files).toContain('package.json');
    expect(files.length).toBeGreaterThan(20);
  });

  it('name no directory of a machine', () => {
    expect(where(/\/(home|Users)\/[a-z][\w.-]*\/|(?<![\w.])\/(root|work)\/[a-z.]|[A-Z]:\\+Users\\/)).toEqual([]);
  });

  it('name no package registry', () => {
    expect(where(/registry\.npmjs|registry\.yarnpkg|npm\.pkg\.github|_authToken|artifactory|verdaccio|"resolved": "https?:/i)).toEqual([]);
  });

  it('leave what is generated or private outside', () => {
    expect(files.filter((file) => /(^|\/)(node_modules|dist|test-results|\.cache)\/|(^|\/)\.env|\.(pem|key)$/.test(file))).toEqual([]);
  });

  it('are light', () => {
    // npm writes the lock file, which grows with each dependency.
    const limitOf = (file: string) => (file === 'package-lock.json' ? 600_000 : 500_000);
    const heavy = files.filter((file) => readFileSync(file).length > limitOf(file));
    expect(heavy).toEqual([]);
  });
});

describe('the documents', () => {
  const documents = texts.filter(({ file }) => file.endsWith('.md'));
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  const isFolder = (name: string) => files.some((file) => `/${file}`.includes(`/${name}/`));

  /** Paths with a folder are ours; a file name alone can belong to a partner. */
  const OURS = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g;
  const named = documents.flatMap(({ file, text }) => [...text.matchAll(OURS)].map(([, name = '']) => ({ file, name })));

  it('name files that are there', () => {
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  it('name files and folders that are there, where they tell of the inside', () => {
    const tokens = documents
      .filter(({ file }) => /^docs\/(architecture\.md|inside\/)/.test(file))
      .flatMap(({ text }) => [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)`/g)].map(([, name = '']) => name));
    const names = tokens.filter((name) => /\.(tsx?|mjs|js|html)$/.test(name) || (name.includes('/') && !/^(dist|preact)\//.test(name)));
    // Files that the build writes, or that a provider adds.
    const known = ['embed.js'];
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !isThere(name) && !isFolder(name) && !known.includes(name))).toEqual([]);
  });

  it('draw rooms and files that are there', () => {
    const pictures = texts.filter(({ file }) => file.startsWith('docs/pictures/'));
    const names = pictures.flatMap(({ text }) =>
      [...text.matchAll(/<text class="code[^>]*>([\w./-]+)(?: [^<]*)?<\/text>/g)].map(([, name = '']) => name),
    );
    expect(names).toEqual(
      expect.arrayContaining(['src/api', 'src/widgets', 'shared', 'src/host', 'src/registry', 'sandbox', 'money-operation.ts']),
    );
    expect(names.filter((name) => !isThere(name) && !isFolder(name))).toEqual([]);
    for (const { text } of pictures)
      expect(text).toMatch(
        /<svg [^>]*role="img" aria-labelledby="title desc">\n +<title id="title">[^<]+<\/title>\n +<desc id="desc">[^<]+</,
      );
  });

  it('link to files and headings that are there', () => {
    const anchorsOf = (text: string) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
          .replaceAll(' ', '-'),
      );
    const links = documents.flatMap(({ file, text }) =>
      [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].map(([, link = '']) => ({ file, link })),
    );
    expect(links.length).toBeGreaterThan(100);
    const isBroken = ({ file, link }: { file: string; link: string }) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      if (!files.includes(target) && !files.some((other) => other.startsWith(`${target}/`))) return true;
      return anchor !== undefined && !anchorsOf(documents.find((document) => document.file === target)?.text ?? '').includes(anchor);
    };
    expect(links.filter(isBroken)).toEqual([]);
  });
});

describe('the packages', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }>;
  };

  it('are pinned where the app ships them', () => {
    expect(Object.entries(dependencies ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('keep iframe-resizer at the last MIT version', () => {
    expect(devDependencies?.['iframe-resizer'] ?? dependencies?.['iframe-resizer']).toBe('4.3.11');
  });

  it('keep html5-qrcode, which nobody maintains any more, and its second decoder where they are known to work together', () => {
    expect([dependencies?.['html5-qrcode'], dependencies?.['zxing-wasm']]).toEqual(['2.3.8', '3.1.3']);
  });

  it('ship under licences that an MIT product may carry', () => {
    const open =
      /^(MIT|Apache-2\.0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|\(MPL-2\.0 OR Apache-2\.0\)|\(MIT OR CC0-1\.0\)|Unlicense|BlueOak-1\.0\.0|OFL-1\.1)$/;
    const shipped = Object.entries(lock.packages).filter(
      // A link of npm leads to a folder of ours, which has its own entry.
      ([path, { dev, devOptional, link }]) => path !== '' && dev !== true && devOptional !== true && link !== true,
    );
    expect(shipped.length).toBeGreaterThan(5);
    expect(
      shipped.filter(([, { license }]) => license === undefined || !open.test(license)).map(([path, { license }]) => `${path}: ${license}`),
    ).toEqual([]);
  });
});
