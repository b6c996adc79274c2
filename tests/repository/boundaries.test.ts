import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Empty files in every room, so that every planted import resolves. */
const ROOMS = [
  'src/api/index.ts',
  'src/api/contract.ts',
  'src/widgets/index.ts',
  'src/widgets/menu/index.ts',
  'src/widgets/menu/element.ts',
  'src/widgets/menu/Menu.ts',
  'src/widgets/cart/index.ts',
  'src/widgets/shared/runtime/index.ts',
  'src/widgets/shared/testing.ts',
  'src/widgets/shared/rules/money.ts',
  'src/widgets/shared/rules/test-kit.ts',
  'src/host/router.ts',
  'src/registry/methods.ts',
  'src/registry/routes.ts',
  'src/registry/sandbox.ts',
  'src/registry/conformance.ts',
  'src/registry/endpoints.ts',
  'src/registry/marks.ts',
  'src/widgets/pay-one/manifest.ts',
  'src/widgets/pay-one/sandbox.ts',
  'src/widgets/pay-one/index.ts',
  'conformance/asking.ts',
  'sandbox/server.ts',
  'scripts/tool.ts',
  'conformance/main.ts',
  'conformance/run.ts',
  'tests/support/test.ts',
];

/** file that imports · what it imports · the reported sentence */
const VIOLATIONS = [
  ['src/api/a.ts', '../widgets/shared/rules/money.ts', 'api may not import shared'],
  ['src/api/b.ts', '../host/router.ts', 'api may not import host'],
  ['src/api/c.ts', 'react', 'api knows nothing of React'],
  ['src/api/d.ts', 'node:fs', 'node:fs is Node'],
  ['src/widgets/shared/rules/a.ts', '../../menu/index.ts', 'shared may not import widget'],
  ['src/widgets/shared/rules/b.ts', '../../../api/contract.ts', 'shared may not import api'],
  ['src/widgets/shared/flow/c.ts', 'react-dom/client', 'react-dom stays in'],
  ['src/widgets/menu/a.ts', '../cart/index.ts', 'widget may not import widget'],
  ['src/widgets/menu/b.ts', '../../host/router.ts', 'widget may not import host'],
  ['src/widgets/menu/c.ts', '../../../sandbox/server.ts', 'widget may not import sandbox'],
  ['src/widgets/menu/d.ts', 'wouter', 'wouter stays in host'],
  ['src/widgets/menu/e.ts', 'firebase/auth', 'firebase stays in host/identity'],
  ['src/widgets/menu/f.ts', 'dompurify', 'dompurify stays in widgets/shared/ui'],
  ['src/widgets/menu/n.ts', '@tanstack/react-query', '@tanstack stays in widgets/shared/flow'],
  ['src/host/i.ts', '@tanstack/react-query', '@tanstack stays in widgets/shared/flow'],
  ['src/widgets/menu/g.ts', '@r2wc/react-to-web-component', 'r2wc stays in widgets/shared/runtime'],
  ['src/widgets/menu/h.ts', 'valibot', 'valibot stays in api'],
  ['src/widgets/menu/i.ts', '../index.ts', 'widget may not import library'],
  ['src/widgets/index.ts', './menu/Menu.ts', 'library may not import widget'],
  ['src/host/a.ts', '../widgets/menu/Menu.ts', 'host may not import widget'],
  ['src/host/b.ts', '../../sandbox/server.ts', 'host may not import sandbox'],
  ['src/host/c.ts', 'firebase/app', 'firebase stays in host/identity'],
  ['sandbox/a.ts', '../src/widgets/shared/rules/money.ts', 'sandbox may not import shared'],
  ['sandbox/b.ts', '../src/widgets/menu/index.ts', 'sandbox may not import widget'],
  ['sandbox/c.ts', 'valibot', 'valibot stays in api'],
  ['src/widgets/menu/j.ts', 'iframe-resizer', 'iframe-resizer stays in host'],
  ['src/widgets/menu/k.ts', '../shared/rules/test-kit.ts', 'only a test may import'],
  ['src/widgets/code-entry/a.ts', 'html5-qrcode', 'html5-qrcode stays in'],
  ['src/widgets/code-entry/b.ts', 'zxing-wasm/reader', 'zxing-wasm stays in'],
  ['src/host/d.ts', 'html5-qrcode', 'html5-qrcode stays in'],
  ['src/widgets/pay-card/a.ts', 'braintree-web/client/index.js', 'braintree-web stays in its adapters'],
  ['src/widgets/pay-paypal/a.ts', 'braintree-web/data-collector/index.js', 'braintree-web stays in its adapters'],
  ['src/widgets/pay-paypal/b.ts', '@paypal/paypal-js', '@paypal/paypal-js stays in its adapter'],
  ['src/widgets/shared/rules/d.ts', 'braintree-web', 'braintree-web stays in its adapters'],
  ['src/host/e.ts', 'braintree-web/hosted-fields/index.js', 'braintree-web stays in its adapters'],
  ['src/host/f.ts', '@paypal/paypal-js', '@paypal/paypal-js stays in its adapter'],
  ['conformance/a.ts', '../sandbox/server.ts', 'conformance may not import sandbox'],
  ['scripts/a.ts', '../conformance/run.ts', 'scripts may not import conformance'],
  ['src/host/g.ts', '../registry/sandbox.ts', 'host may not import registry'],
  ['src/host/h.ts', '../widgets/pay-one/sandbox.ts', 'host may not import widget'],
  ['src/widgets/shared/rules/e.ts', '../../../registry/sandbox.ts', 'shared may not import registry'],
  ['src/widgets/menu/m.ts', '../pay-one/manifest.ts', 'widget may not import widget'],
  ['src/api/e.ts', '../registry/conformance.ts', 'api may not import registry'],
  ['src/registry/a.ts', '../widgets/pay-one/index.ts', 'registry may not import widget'],
  ['src/registry/b.ts', '../widgets/shared/rules/money.ts', 'registry may not import shared'],
  ['src/registry/c.ts', 'react', 'registry knows nothing of React'],
  ['src/widgets/pay-two/manifest.ts', '../../api/index.ts', 'data alone'],
  ['conformance/b.ts', '../src/registry/sandbox.ts', 'conformance may not import registry'],
  ['src/util/a.ts', '../../sandbox/server.ts', 'does not match any file pattern'],
  ['stories/a.ts', '../src/widgets/menu/Menu.ts', 'stories may not import widget'],
  ['stories/b.ts', '../src/widgets/shared/rules/money.ts', 'stories may not import shared'],
  ['stories/c.ts', '../src/host/router.ts', 'stories may not import host'],
  ['src/widgets/menu/l.ts', 'storybook/test', 'storybook stays in stories'],
  ['tests/a.ts', '../src/widgets/menu/Menu.ts', 'tests may not import widget'],
  ['tests/c.ts', '../src/widgets/shared/rules/money.ts', 'tests may not import shared'],
  ['tests/b.ts', '../src/host/router.ts', 'tests may not import host'],
  ['tests/literal/a.ts', '../../sandbox/server.ts', 'shares no code with the sandbox'],
  ['tests/literal/b.ts', '../../src/api/contract.ts', 'literal may not import api'],
  ['tests/literal/c.ts', '../../src/widgets/menu/Menu.ts', 'literal may not import widget'],
  ['examples/a.ts', '../src/widgets/menu/index.ts', 'examples may not import widget'],
  ['examples/b.ts', '../src/api/index.ts', 'examples may not import api'],
] as const;

const ALLOWED = [
  ['src/widgets/shared/rules/ok.ts', '../../../api/index.ts'],
  ['src/widgets/shared/runtime/ok.ts', 'react-dom/client'],
  ['src/widgets/shared/runtime/ok2.ts', '@r2wc/react-to-web-component'],
  ['src/widgets/shared/ui/ok.ts', 'dompurify'],
  ['src/widgets/shared/flow/ok.ts', '@tanstack/react-query'],
  ['src/host/ok5.ts', '@tanstack/react-query-devtools'],
  ['src/widgets/menu/ok.ts', '../shared/rules/money.ts'],
  ['src/widgets/menu/ok3.ts', './Menu.ts'],
  ['src/widgets/elements.ts', './menu/element.ts'],
  ['src/host/ok4.ts', '../registry/routes.ts'],
  ['src/widgets/shared/ui/ok2.ts', '../../../registry/marks.ts'],
  ['src/api/ok2.ts', '../registry/endpoints.ts'],
  ['sandbox/ok2.ts', '../src/registry/sandbox.ts'],
  ['conformance/ok.ts', '../src/registry/conformance.ts'],
  ['src/registry/ok.ts', '../widgets/pay-one/manifest.ts'],
  ['src/host/ok.ts', '../widgets/menu/index.ts'],
  ['src/host/ok2.ts', 'wouter'],
  ['src/host/ok3.ts', 'iframe-resizer'],
  ['src/host/identity/ok.ts', 'firebase/auth'],
  ['src/api/ok.ts', 'valibot'],
  ['sandbox/ok.ts', '../src/api/contract.ts'],
  ['stories/ok.ts', '../src/widgets/menu/index.ts'],
  ['stories/ok2.ts', '../src/widgets/shared/testing.ts'],
  ['stories/ok3.ts', 'storybook/test'],
  ['tests/support/ok.ts', 'zxing-wasm/writer'],
  ['tests/ok.ts', '../sandbox/server.ts'],
  ['tests/ok2.ts', '../src/widgets/shared/runtime/index.ts'],
  ['tests/e2e/ok.ts', '../support/test.ts'],
  ['tests/literal/ok.ts', '../../src/api/index.ts'],
  ['tests/literal/ok2.ts', '../../src/widgets/menu/index.ts'],
  ['tests/literal/ok3.ts', '../support/test.ts'],
  ['examples/ok.ts', 'react'],
] as const;

/** Every syntax that imports a module. */
const FORMS = [
  ['import', (source: string) => `import { x } from '${source}';\nexport const y = x;\n`],
  ['type import', (source: string) => `import type { X } from '${source}';\nexport type Y = X;\n`],
  ['effect import', (source: string) => `import '${source}';\n`],
  ['re-export', (source: string) => `export { x } from '${source}';\n`],
  ['export all', (source: string) => `export * from '${source}';\n`],
  ['dynamic import', (source: string) => `export const y = () => import('${source}');\n`],
  ['import() type', (source: string) => `export type Y = import('${source}').X;\n`],
] as const;

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

let house: string;
let found: Map<string, string[]>;

const plant = (file: string, text: string) => {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
};
/** Files whose exact name decides their room: each of them exists once, so it is planted in the first form only. */
const NAMED = ['src/widgets/pay-two/manifest.ts'];
const formsOf = (file: string) => (file === 'src/widgets/index.ts' || NAMED.includes(file) ? FORMS.slice(0, 1) : FORMS);
/** Each planted import has a file of its own: `a.ts` in form 3 is `a.form3.ts`. */
const planted = (file: string, form: number) => (NAMED.includes(file) ? file : file.replace(/\.ts$/, `.form${form}.ts`));

beforeAll(() => {
  // The folder is outside the repository, because oxlint skips the files that git ignores.
  house = mkdtempSync(join(tmpdir(), 'pausa-boundaries-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'), 'junction');
  cpSync('.oxlintrc.json', join(house, '.oxlintrc.json'));
  for (const file of ROOMS) plant(file, 'export const x = 1;\nexport type X = 1;\n');
  for (const [file, source] of VIOLATIONS) formsOf(file).forEach(([, write], form) => plant(planted(file, form), write(source)));
  for (const [file, source] of ALLOWED) FORMS.forEach(([, write], form) => plant(planted(file, form), write(source)));

  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const report = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
  found = new Map();
  for (const { code, message, filename } of report.diagnostics) {
    if (!code.startsWith('boundaries')) continue;
    const file = filename.replaceAll('\\', '/');
    found.set(file, [...(found.get(file) ?? []), message]);
  }
}, 120_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the import boundaries', () => {
  it.each(VIOLATIONS)('%s may not import %s', (file, _source, sentence) => {
    formsOf(file).forEach(([name], form) => {
      const messages = found.get(planted(file, form)) ?? [];
      expect(messages, `${name} in ${file}`).toHaveLength(1);
      expect(messages[0]).toContain(sentence);
    });
  });

  it.each(ALLOWED)('%s may import %s', (file) => {
    FORMS.forEach(([name], form) => expect(found.get(planted(file, form)), name).toBeUndefined());
  });
});
