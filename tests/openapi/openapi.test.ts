/** What tools of others make of docs/openapi.json: a linter, a client’s types, a mock that serves the app. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, signInByForm } from '../../scripts/serve/browser.ts';
import { ROOT, runTool } from '../../scripts/steps.mjs';
import { ADDRESSES, FILE, type Mock, type MockedApp, newMember, startMockedApp, startPrism, visitAll } from './mock.ts';

const require = createRequire(`${ROOT}/tests/openapi/package.json`);

interface Finding {
  readonly code: string | number;
  readonly path: readonly (string | number)[];
}
interface SpectralCore {
  readonly Spectral: new () => { setRuleset(ruleset: object): void; run(document: string): Promise<readonly Finding[]> };
}

it('has nothing that spectral’s rules for OpenAPI find', async () => {
  const { Spectral } = require('@stoplight/spectral-core') as SpectralCore;
  const { oas } = require('@stoplight/spectral-rulesets') as { oas: object };
  const spectral = new Spectral();
  // Two addresses of the specification end in a slash.
  spectral.setRuleset({ extends: [oas], rules: { 'path-keys-no-trailing-slash': 'off' } });
  const findings = await spectral.run(readFileSync(FILE, 'utf8'));
  expect(findings.map(({ code, path }) => `${code}: ${path.join('.')}`)).toEqual([]);
});

/** What a client of others writes with the types; a wrong word does not compile. */
const CLIENT = `
import type { components, paths } from './types.ts';

type Home = paths['/b2c/home']['get']['responses'][200]['content']['application/json'];
type Edit = NonNullable<paths['/b2c/locker/selling-order/edit-item']['post']['requestBody']>['content']['application/json'];
type Confirm = NonNullable<paths['/b2c/locker/selling-order/confirm']['post']['requestBody']>['content']['application/json'];

export const titles = (home: Home): string[] =>
  (home.sections ?? []).flatMap((section) => (section.type === 'shop' ? [section.data.title ?? ''] : []));
export const linkOf = (link: components['schemas']['Link']): string => (link.type === 'internal' ? 'app' : 'web') + link.link;
export const edit: Edit = { lockerId: 'milano-1', itemSaleableId: 1001, itemSaleablePriceListId: 'listino', quantity: 2 };
export const withoutInstrument: Pick<Confirm, 'paymentInstrumentUUID'> = { paymentInstrumentUUID: false };
// @ts-expect-error -- true is no instrument
export const wrong: Pick<Confirm, 'paymentInstrumentUUID'> = { paymentInstrumentUUID: true };
`;

it('a client that is generated from it compiles', async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/openapi-client-'));
  try {
    const generate = await runTool('../tests/openapi/node_modules/openapi-typescript/bin/cli.js', [FILE, '-o', join(folder, 'types.ts')], {
      quiet: true,
    });
    expect(generate.code, generate.output).toBe(0);
    writeFileSync(join(folder, 'client.ts'), CLIENT);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      module: 'nodenext',
      allowImportingTsExtensions: true,
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));
    const { code, output } = await runTool('typescript/bin/tsc', ['-p', folder], { quiet: true });
    expect(code, output).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** What the app says when an answer cannot be read, or when there is no such page. */
const FAILED =
  /Pagina non trovata|Errore durante il caricamento|Gateway error|Ops! Sembra che qualcosa sia andato storto\.|Codice non trovato|Codice non valido Il codice|Errore durante la richiesta|Non siamo riusciti/;

/** Their content is Braintree's, which takes no token but its own: they say so, with a button to try again. */
const OF_BRAINTREE = /^\/payment\/integration\/braintree_(cc|paypal)\/add$/;
const REFUSED_TOKEN = /\(Gateway error: 2014[24]\) Riprova/;

let mock: Mock;
let browser: Browser;
beforeAll(async () => {
  [browser, mock] = await Promise.all([launch(), startPrism()]);
});
afterAll(async () => {
  mock.close();
  await browser.close();
});

describe.each([
  ['its examples', null],
  ['random answers', 1],
  ['other random answers', 2],
] as const)('the app on a mock with %s', (_, seed) => {
  let mocked: MockedApp;
  let member: BrowserContext;
  beforeAll(async () => {
    mocked = await startMockedApp(mock, seed);
    member = await newMember(browser, mocked.origin);
  });
  afterAll(async () => {
    await member.close();
    await mocked.close();
  });

  it('opens every route with its content', async () => {
    const seen = await visitAll(member, mocked.origin);
    expect(seen).toHaveLength(ADDRESSES.length);
    const failed = seen.filter(({ end, title, text, problems }) => {
      const isOutside = end.startsWith('https:');
      const isShown = isOutside || (OF_BRAINTREE.test(end) ? REFUSED_TOKEN.test(text) : text !== '' && !FAILED.test(`${title} ${text}`));
      return problems.length > 0 || !isShown;
    });
    expect(failed).toEqual([]);
  });

  if (seed === null)
    it('signs a person in: the session’s cookie is the mock’s', async () => {
      const page = await browser.newPage({ baseURL: mocked.origin, serviceWorkers: 'block' });
      await signInByForm(page);
      await page.getByRole('heading', { name: 'Frigo Torre Nord' }).first().waitFor();
      const cookies = await page.context().cookies();
      expect(cookies).toMatchObject([{ name: 'pausa_session', httpOnly: true, secure: true, sameSite: 'Lax' }]);
      await page.close();
    });
});
