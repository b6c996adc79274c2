import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../../scripts/build/imports.ts';

const SHIPPED = ['dist/app', 'dist/elements', 'dist/npm'] as const;
const IS_TEXT = /\.(js|mjs|css|html|json|map|svg|txt|webmanifest)$/;

const filesBelow = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const textsBelow = (directory: string) =>
  filesBelow(directory)
    .filter((file) => IS_TEXT.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Texts that only the sandbox's sources contain: its accounts, its switches, its addresses. */
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
  'sandbox/vendors',
];

describe.each(SHIPPED)('%s', (directory) => {
  it('is there', () => {
    expect(filesBelow(directory).length).toBeGreaterThan(0);
  });

  it.each(SANDBOX_MARKS)('holds nothing of the sandbox (%s)', (mark) => {
    const found = textsBelow(directory).flatMap(({ file, text }) => (text.includes(mark) ? [file] : []));
    expect(found).toEqual([]);
  });

  it('comes from no file of the sandbox, of the tests or of the tools, nor from a panel for developers', () => {
    const sources = textsBelow(directory)
      .filter(({ file }) => file.endsWith('.map'))
      .flatMap(({ text }) => (JSON.parse(text) as { sources: string[] }).sources);
    const isOutside =
      /(^|\/)(sandbox|tests|stories|scripts|conformance)\/|\/pay-[\w-]+\/(sandbox|conformance|policy)\.ts$|\/@tanstack\/[\w-]*devtools\//;
    expect(sources.filter((source) => isOutside.test(source))).toEqual([]);
  });

  // An error report of a browser names a line and a column of a script. The map leads from there to the text of the source.
  it('leads from a script by its map to the source', () => {
    const astray: string[] = [];
    let found = 0;
    for (const file of filesBelow(directory).filter((name) => name.endsWith('.js') && existsSync(`${name}.map`))) {
      const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
      const map = new SourceMap(payload);
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line, row) => {
          if (/^\s*(\/?\*|\/\/)/.test(line)) return;
          for (const { 1: text = '', index } of line.matchAll(/"([\w À-ù.,:-]{24,})"/g)) {
            const from = payload.sources.filter((_, at) => payload.sourcesContent[at]?.includes(text));
            if (from.length !== 1) continue;
            found += 1;
            const entry = map.findEntry(row, index);
            if (!('originalSource' in entry) || entry.originalSource !== from[0]) astray.push(`${file}: ${text}`);
          }
        });
    }
    expect(astray).toEqual([]);
    expect(found).toBeGreaterThan(100);
  });

  it('names no file of the machine that built it', () => {
    const machine = process.cwd().replaceAll('\\', '/');
    const found = textsBelow(directory).flatMap(({ file, text }) => (text.includes(`${machine}/`) ? [file] : []));
    expect(found).toEqual([]);
  });

  it('names every package that it carries, with its version, also one that lies inside another', () => {
    const notice = readFileSync(join(directory, 'THIRD-PARTY.txt'), 'utf8');
    const packages = new Set(
      textsBelow(directory)
        .filter(({ file }) => file.endsWith('.map'))
        .flatMap(({ text }) => (JSON.parse(text) as { sources: string[] }).sources)
        .flatMap((source) => /(?:^|\/)(node_modules\/.*(?<=node_modules\/)(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
    );
    const missing = [...packages].filter((folder) => {
      const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { name: string; version: string };
      return !notice.includes(`\n${name} ${version} (`);
    });
    expect(missing).toEqual([]);
  });

  it('needs neither eval nor a data: font', () => {
    for (const { file, text } of textsBelow(directory)) {
      if (file.endsWith('.js')) expect(text, file).not.toMatch(/\beval\(|new Function\(/);
      if (file.endsWith('.css') || file.endsWith('.js')) expect(text, file).not.toMatch(/url\(["']?data:(font|application\/font)/);
    }
  });
});

/** The sandbox's sources must contain every mark, or the test above proves nothing. */
it('knows marks that the sandbox really has', () => {
  const sandbox = filesBelow('sandbox')
    .filter((file) => /\.(ts|js|html)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(SANDBOX_MARKS.filter((mark) => !sandbox.includes(mark))).toEqual([]);
});

// Two chunks that import each other run in the order of their arrival. Sometimes one uses a value that the other has not created
// yet, and the screen crashes.
it.each(['dist/app', 'dist/elements'])('%s has no chunks that import each other in a circle', (directory) => {
  const imports = new Map(
    filesBelow(directory)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [
        file,
        importsOf(file).flatMap(({ source, isDynamic }) => (isDynamic || !source.startsWith('.') ? [] : [join(dirname(file), source)])),
      ]),
  );
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file)) return;
    done.add(file);
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
  };
  for (const file of imports.keys()) visit(file, []);
  expect(imports.size).toBeGreaterThan(20);
  expect(circles).toEqual([]);
});

it.each(['HomeScreen', 'SellingAreaScreen', 'CartOverShop', 'CoffeeScreen', 'OrdersScreen', 'WalletScreen', 'LoginScreen'])(
  'the app’s page names the files of %s, which the early script requests',
  (screen) => {
    const page = readFileSync('dist/app/index.html', 'utf8');
    const [, links = ''] = new RegExp(`<template id="${screen}" data-path="[^"]+"><!--#endif -->([^]*?)</template>`).exec(page) ?? [];
    const files = [...links.matchAll(/href="\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.some((file) => file.startsWith(`assets/${screen}-`))).toBe(true);
    expect(files.filter((file) => !existsSync(join('dist/app', file)))).toEqual([]);
    // All that these import is there, too, or named by the page.
    const needed = files.flatMap((file) => importsOf(join('dist/app', file)).filter(({ isDynamic }) => !isDynamic));
    expect(needed.filter(({ source }) => !page.includes(source.replace('./', '/assets/')))).toEqual([]);
  },
);

it.each(['app', 'offline'])(
  'the sign-in in the page of dist/%s asks for nothing, has no style of its own, and its classes are those of the build',
  (build) => {
    const page = readFileSync(`dist/${build}/index.html`, 'utf8');
    const [, styles = ''] = /<script type="text\/css" id="login-style">([^]*?)<\/script>/.exec(page) ?? [];
    for (const lang of ['it', 'en', 'de']) {
      const [, html = ''] = new RegExp(`<template id="login-${lang}">([^]*?)</template>`).exec(page) ?? [];
      expect(html).toMatch(/^<main /);
      expect(html).not.toMatch(/<link|<script| style=/);
      const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
      expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
    }
  },
);

it.each([
  ['index.html', 2],
  ['menu.html', 1],
])('nginx’s policy has the hashes of the scripts in %s, which load no other', (name, count) => {
  const page = readFileSync(join('dist/app', name), 'utf8');
  const scripts = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, code = '']) => code);
  expect(scripts).toHaveLength(count);
  const template = readFileSync('deploy/nginx/pausa.conf.template', 'utf8');
  for (const code of scripts) {
    expect(template).toContain(` 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(code).not.toMatch(/\bimport\b/);
  }
  expect(page.match(/ on\w+="/)).toBeNull();
});

it('dist/app names the identity provider’s SDK among its licences', () => {
  expect(readFileSync('dist/app/THIRD-PARTY.txt', 'utf8')).toMatch(/^@firebase\/auth \d+\.\d+\.\d+ \(Apache-2\.0\)$/m);
});

// The elements carry the same styles in their scripts.
it.each(['dist/app', 'dist/npm'])(
  '%s has no style for whatever follows an element: each change beside it would restyle all of that',
  (directory) => {
    const sheets = textsBelow(directory).filter(({ file }) => file.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    expect(sheets.flatMap(({ text }) => text.match(/\S{1,80}[\w)\]][+~](\*|:(?!:))[^\s;]{0,40}\{/g) ?? [])).toEqual([]);
  },
);

describe('dist/elements', () => {
  const names = textsBelow('dist/elements').filter(({ file }) => file.endsWith('.js'));

  it('has the menu under the name that partners write', () => {
    expect(filesBelow('dist/elements')).toContain(join('dist/elements', 'menu.js'));
  });

  // The names of the methods, such as `braintree_cc`, belong to the wire; the list of logos contains them.
  it.each(['identitytoolkit', '@firebase/', 'wouter', 'braintreegateway', 'braintree-web', 'paypal.com'])(
    'holds nothing of the app’s vendors (%s)',
    (mark) => {
      expect(names.flatMap(({ file, text }) => (text.includes(mark) ? [file] : []))).toEqual([]);
    },
  );
});

describe('the styles of the elements', () => {
  const scripts = textsBelow('dist/elements')
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ text }) => text)
    .join('\n');
  const namesAfter = (pattern: RegExp) => new Set([...scripts.matchAll(pattern)].map(([, name]) => name));

  it('set each private property that they read without a fallback, under a short name that a hostile page tries', () => {
    const read = namesAfter(/var\((--_pausa\w+)\)/g);
    // In a style sheet, or by a component.
    const set = new Set([...namesAfter(/(--_pausa\w+)\s*:/g), ...namesAfter(/["'`](--_pausa\w+)["'`]/g)]);
    expect(read.size).toBeGreaterThan(40);
    expect([...read].filter((name) => !set.has(name))).toEqual([]);
    expect([...namesAfter(/(--_p-\w+)/g)]).toEqual(['--_p-foot']);
    const hostile = readFileSync('tests/elements/hostile/private-names.css', 'utf8');
    expect([...read].filter((name) => !hostile.includes(`${name}: `))).toEqual([]);
  });
});

describe('the payment vendors', () => {
  /** Texts that only the vendor's code contains. */
  const VENDORS = {
    braintree: ['HOSTED_FIELDS_INVALID_FIELD_KEY', 'THREEDS_CARDINAL_SDK_SETUP_FAILED', 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN'],
    paypal: ['PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED', 'https://www.paypal.com/sdk/js', 'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS'],
  };
  const scripts = textsBelow('dist/app').filter(({ file }) => file.endsWith('.js'));
  const withVendor = scripts.filter(({ text }) =>
    Object.values(VENDORS)
      .flat()
      .some((mark) => text.includes(mark)),
  );

  it.each(Object.values(VENDORS).flat())('are there (%s)', (mark) => {
    expect(withVendor.filter(({ text }) => text.includes(mark)).length).toBeGreaterThan(0);
  });

  it('come with dynamic imports of their own adapters only', () => {
    const names = new Set(withVendor.map(({ file }) => file.replaceAll('\\', '/').split('/').pop() ?? ''));
    for (const { file, text } of scripts) {
      if (names.has(file.replaceAll('\\', '/').split('/').pop() ?? '')) continue;
      const eager = [...text.matchAll(/(?:import|from)\s*["']\.\/([^"']+)["']/g)].map(([, name]) => name ?? '');
      expect(
        eager.filter((name) => names.has(name)),
        file,
      ).toEqual([]);
    }
  });

  it('a card brings no PayPal, and PayPal no hosted fields', () => {
    for (const { file, text } of withVendor) {
      const has = (marks: readonly string[]) => marks.some((mark) => text.includes(mark));
      expect(has(VENDORS.braintree.slice(0, 2)) && has(VENDORS.paypal), file).toBe(false);
    }
  });
});
