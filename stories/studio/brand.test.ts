import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkConfig } from '../../scripts/check-config.ts';
import {
  type Brand,
  configOf,
  errorOf,
  errorsOf,
  fromAddress,
  NO_BRAND,
  problemsOf,
  readHex,
  type Scheme,
  themeOf,
  toAddress,
  withColour,
} from './brand.ts';

beforeAll(() => void vi.stubGlobal('window', { location: new URL('https://docs.pausa.test/studio.html') }));
afterAll(() => void vi.unstubAllGlobals());

/** A dark wine, a bright yellow, and a blue with a typeface, corners and a dark page of its own. */
const BRANDS: Readonly<Record<string, Brand>> = {
  wine: { ...NO_BRAND, productName: 'Cantina & Co', light: { primary: '#7B1E3A', secondary: '#F3D9E0', background: '#FFF8F5' } },
  yellow: { ...NO_BRAND, productName: 'Girasole', light: { primary: '#FFD400', accent: '#FFB000' }, corners: 'square' },
  blue: {
    ...NO_BRAND,
    productName: 'Mensa Blu',
    supportPhone: '02 555 0199',
    logo: 'mensa blu.svg',
    light: { primary: '#1D4ED8' },
    dark: { primary: '#8AB4FF', background: '#0B1020', surface: '#141B2E' },
    font: "Georgia, 'Times New Roman', serif",
    corners: 'small',
    languages: ['it', 'en'],
    paymentMethods: ['braintree_cc', 'pellegrini'],
    terms: 'https://www.example.it/termini',
    origin: 'https://mensa.example.it',
  },
};
const EACH = Object.entries(BRANDS);

describe('config.json', () => {
  test.each(EACH)('%s: check-config finds nothing', (_, brand) => {
    const folder = mkdtempSync(join(tmpdir(), 'pausa-brand-'));
    if (brand.logo !== '') writeFileSync(join(folder, brand.logo), '<svg/>');
    const report = checkConfig(JSON.stringify(configOf(brand)), brand.origin, folder);
    rmSync(folder, { recursive: true });
    // A bright yellow cannot be read on white as a link: the person is told, and may take another one.
    const illegible =
      brand === BRANDS['yellow']
        ? [/^theme\.light: primary on (background|surface|surface-sunken) has a contrast of 1\.\d, and needs 4\.5$/]
        : [];
    expect(report.errors).toEqual([]);
    expect(report.warnings.filter((warning) => !illegible.some((each) => each.test(warning)))).toEqual([]);
  });

  test('what is as by default is left out', () => {
    expect(configOf(NO_BRAND)).toEqual({
      $schema: './config.schema.json',
      productName: 'Pausa',
      apiBaseUrl: '',
      supportPhone: '',
      version: '1.0.0',
      links: { privacy: 'https://www.example.it/privacy' },
      firebase: { apiKey: 'YOUR-API-KEY', projectId: 'your-project', authDomain: 'your-project.firebaseapp.com' },
    });
    expect(configOf(BRANDS['blue']!)).toMatchObject({
      logoUrl: '/brand/mensa%20blu.svg',
      languages: ['it', 'en'],
      paymentMethods: ['braintree_cc', 'pellegrini'],
      theme: { tokens: { font: "Georgia, 'Times New Roman', serif", 'radius-l': '8px', 'radius-pill': '8px' } },
    });
  });

  test('a name and a link that the app would refuse are named in its words', () => {
    expect(errorsOf(NO_BRAND)).toEqual([]);
    const errors = errorsOf({ ...NO_BRAND, productName: ' ', terms: 'javascript:alert(1)' });
    expect(errors).toEqual([
      'productName: it is empty, so the product has no name',
      'links.terms: expected an https address or a path outside the API',
    ]);
    expect(errorOf(errors, 'productName')).toBe('It is empty, so the product has no name');
    expect(errorOf(errors, 'links.privacy')).toBeUndefined();
  });
});

describe('colours', () => {
  test('a chosen colour stays; what follows from it can be read in both themes', () => {
    const theme = themeOf(BRANDS['wine']!);
    expect(theme.light).toMatchObject({ primary: '#7B1E3A', secondary: '#F3D9E0', background: '#FFF8F5' });
    expect(theme.dark.primary).not.toBe('#7B1E3A');
    expect(theme.dark.background).toBe('#0E1711');
    expect(Object.keys(theme.light).filter((role) => !(role in theme.dark))).toEqual([]);
    expect(problemsOf(BRANDS['wine']!)).toEqual([]);
  });

  test('one that cannot be read is named once for all of its backgrounds, and taking the nearest that can is enough', () => {
    const brand = { ...NO_BRAND, light: { primary: '#FFD400' } };
    const [problem, ...others] = problemsOf(brand);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      scheme: 'light',
      text: 'primary',
      onIllegible: ['background', 'surface', 'surface-sunken'],
      remedy: { scheme: 'light', role: 'primary' },
    });
    expect(problem?.contrast).toBeCloseTo(1.2, 1);
    expect(problemsOf(withColour(brand, problem!.remedy!))).toEqual([]);
  });

  test.each<[string, Brand['light'], scheme: Scheme, changed: string]>([
    ['a black card on a white page', { background: '#FFFFFF', surface: '#000000' }, 'light', 'surface'],
    ['a light page behind black cards', { background: '#EEEEEE', surface: '#000000', 'surface-sunken': '#000000' }, 'dark', 'background'],
    ['a button that turns black', { primary: '#FFFFFF', 'primary-pressed': '#000000' }, 'light', 'primary'],
    ['a chosen text, too', { background: '#FFFFFF', surface: '#000000', text: '#333333', primary: '#7B1E3A' }, 'light', 'surface'],
  ])('%s: where no text colour is enough, a background is changed, and each remedy leads on', (_, colours, scheme, changed) => {
    let brand: Brand = { ...NO_BRAND, [scheme]: colours };
    const taken: string[] = [];
    for (let [problem] = problemsOf(brand); problem !== undefined && taken.length < 10; [problem] = problemsOf(brand)) {
      taken.push(problem.remedy?.role ?? 'none');
      brand = withColour(brand, problem.remedy!);
    }
    expect(problemsOf(brand)).toEqual([]);
    expect(taken).toContain(changed);
  });
});

describe('the address', () => {
  test.each(EACH)('%s comes back whole', (_, brand) => expect(fromAddress(`#${toAddress(brand)}`)).toEqual(brand));

  test('without a brand it is empty', () => {
    expect(toAddress(NO_BRAND)).toBe('');
    expect(fromAddress('')).toEqual(NO_BRAND);
  });

  test('what no brand may have is left out', () => {
    const hostile =
      '#light.primary=red;}body{display:none}&dark.nonsense=000000&font=a;}*{}&corners=toString&languages=xx,en&paymentMethods=x';
    expect(fromAddress(hostile)).toEqual({ ...NO_BRAND, languages: ['en'] });
  });
});

test.each([
  ['#0b7146', '#0B7146'],
  [' E4572E ', '#E4572E'],
  ['#f60', '#FF6600'],
  ['tomato', undefined],
  ['#12345', undefined],
  ['', undefined],
])('a colour as it is typed: %j', (typed, colour) => expect(readHex(typed)).toBe(colour));
