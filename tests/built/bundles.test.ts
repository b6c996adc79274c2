import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SHIPPED = ['dist/app', 'dist/elements'] as const;
const IS_TEXT = /\.(js|mjs|css|html|json|map|svg|txt|webmanifest)$/;

const filesBelow = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const textsBelow = (directory: string) =>
  filesBelow(directory)
    .filter((file) => IS_TEXT.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Stand only in sandbox sources: its accounts, its switches, its addresses. */
const SANDBOX_MARKS = [
  'pranzo123',
  '@pausa.test',
  'x-sandbox-fault',
  'x-sandbox-world',
  'sandbox-world',
  'sandbox/faults',
  'sandbox/reset',
  'sandbox/mailbox',
  'gapi-shim',
];

describe.each(SHIPPED)('%s', (directory) => {
  it('is there', () => {
    expect(filesBelow(directory).length).toBeGreaterThan(0);
  });

  it.each(SANDBOX_MARKS)('holds nothing of the sandbox (%s)', (mark) => {
    const found = textsBelow(directory).flatMap(({ file, text }) => (text.includes(mark) ? [file] : []));
    expect(found).toEqual([]);
  });

  it('comes from no file of the sandbox, of the tests or of the tools', () => {
    const sources = textsBelow(directory)
      .filter(({ file }) => file.endsWith('.map'))
      .flatMap(({ text }) => (JSON.parse(text) as { sources: string[] }).sources);
    expect(sources.filter((source) => /(^|\/)(sandbox|tests|stories|scripts)\//.test(source))).toEqual([]);
  });

  it('names no file of the machine that built it', () => {
    const machine = process.cwd().replaceAll('\\', '/');
    const found = textsBelow(directory).flatMap(({ file, text }) => (text.includes(`${machine}/`) ? [file] : []));
    expect(found).toEqual([]);
  });

  it('needs neither eval nor a data: font', () => {
    for (const { file, text } of textsBelow(directory)) {
      if (file.endsWith('.js')) expect(text, file).not.toMatch(/\beval\(|new Function\(/);
      if (file.endsWith('.css') || file.endsWith('.js')) expect(text, file).not.toMatch(/url\(["']?data:(font|application\/font)/);
    }
  });
});

/** One of the marks must be found where it is, or the test above proves nothing. */
it('knows marks that the sandbox really has', () => {
  const sandbox = filesBelow('sandbox')
    .filter((file) => /\.(ts|js|html)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(SANDBOX_MARKS.filter((mark) => !sandbox.includes(mark))).toEqual([]);
});

describe('dist/elements', () => {
  const names = textsBelow('dist/elements').filter(({ file }) => file.endsWith('.js'));

  it('has the menu under the name that partners write', () => {
    expect(filesBelow('dist/elements')).toContain(join('dist/elements', 'menu.js'));
  });

  it.each(['identitytoolkit', '@firebase/', 'wouter'])('holds nothing of the app’s vendors (%s)', (mark) => {
    expect(names.flatMap(({ file, text }) => (text.includes(mark) ? [file] : []))).toEqual([]);
  });
});
