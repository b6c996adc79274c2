import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test, vi } from 'vitest';
import { checkConfig } from '../check-config.ts';
import { CONFIG_FIELDS, configSchema } from './config-schema.ts';

const ORIGIN = 'https://app.gusto.example';
const EXAMPLE = readFileSync('deploy/config.example.json', 'utf8');
const fits = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(configSchema());

/** The example with another value, or none, at a dotted path. */
function exampleWith(path: string, value?: unknown): unknown {
  const copy = JSON.parse(EXAMPLE) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((inner, name) => inner[name] as Record<string, unknown>, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}
const check = (json: unknown) => checkConfig(JSON.stringify(json), ORIGIN);

describe('the example', () => {
  it('has every field, and the app takes it as it is', () => {
    expect(checkConfig(EXAMPLE, ORIGIN)).toEqual({ errors: [], warnings: [] });
    const read = (path: string) => path.split('.').reduce((inner, name) => (inner as Record<string, unknown>)[name], JSON.parse(EXAMPLE));
    for (const path of Object.keys(CONFIG_FIELDS)) expect(read(path), path).toBeDefined();
  });

  it('fits the schema that it names', () => {
    expect(JSON.parse(EXAMPLE)).toHaveProperty('$schema', './config.schema.json');
    fits(JSON.parse(EXAMPLE));
    expect(fits.errors).toBeNull();
  });
});

it('accepts the former names of colours, which editors show as deprecated', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const json = exampleWith('theme.light', { green: '#8a1c4a' });
  expect([fits(json), check(json).errors]).toEqual([true, []]);
  const { theme } = configSchema()['properties'] as Record<string, { properties: Record<string, { properties: object }> }>;
  expect(theme?.properties['light']?.properties).toMatchObject({ green: { deprecated: true, description: 'Use primary.' } });
});

describe('the schema and the app want the same of', () => {
  const WRONG = [
    1,
    {},
    [],
    [1],
    '',
    ' ',
    '//evil.example',
    'http://gusto.example',
    'javascript:alert(1)',
    ['Gusto.Example/'],
    ['https://*.x'],
  ];

  test.each(Object.entries(CONFIG_FIELDS))('%s', (path, { otherwise }) => {
    for (const json of [exampleWith(path), exampleWith(path, null)]) {
      expect(fits(json)).toBe(otherwise !== undefined);
      expect(check(json).errors.length === 0).toBe(otherwise !== undefined);
    }
    for (const value of WRONG) {
      const json = exampleWith(path, value);
      expect([value, fits(json)]).toEqual([value, check(json).errors.length === 0]);
    }
  });
});

describe('npm run check-config', () => {
  test('names everything that is wrong at once, each role of a colour by itself', () => {
    const json = {
      ...(exampleWith('theme.light', { primary: 'red', primry: '#123456', border: '#ABCDEF' }) as object),
      version: 1,
      links: {},
    };
    expect(check(json).errors).toEqual([
      'version: expected a text',
      'theme.light.primary: expected a colour like #0B7146',
      'theme.light.primry: unknown; did you mean theme.light.primary?',
      'links.privacy: expected an https address or a path outside the API',
    ]);
  });

  test('warns of fields that the app does not know, with the nearest that it knows', () => {
    const json = {
      ...(exampleWith('links.term', 'https://gusto.example/t') as object),
      pictureHost: ['https://cdn.example.it'],
      colours: 1,
    };
    expect(check(json)).toEqual({
      errors: [],
      warnings: ['links.term: unknown; did you mean links.terms?', 'pictureHost: unknown; did you mean pictureHosts?', 'colours: unknown'],
    });
  });

  test('warns of colours that are hard to read', () => {
    expect(check(exampleWith('theme.light', { primary: '#ffee00' })).warnings).toContain(
      'theme.light: on-primary on primary has a contrast of 1.2, and needs 4.5',
    );
  });

  test('warns of colours that only the light theme has', () => {
    expect(check(exampleWith('theme.dark', { primary: '#ff9ec4', 'on-primary': '#3c0a20' })).warnings).toEqual([
      'theme.dark: without background, primary-pressed, secondary, secondary-pressed, on-secondary, inverse, on-inverse-muted of its own, the dark theme has our colours there',
    ]);
  });

  test.each([
    ['firebase.apiKey', '', 'firebase.apiKey: it is empty, so nobody can sign in'],
    ['productName', ' ', 'productName: it is empty, so the product has no name'],
    ['apiBaseUrl', 'https://api.gusto.example/', 'apiBaseUrl: the app leaves out the slash at its end'],
    [
      'apiBaseUrl',
      'api.gusto.example',
      'apiBaseUrl: api.gusto.example is not an origin, such as https://api.example.it; the app asks for api.gusto.example/b2c/…',
    ],
    [
      'apiBaseUrl',
      'https://api.gusto.example/v1',
      'apiBaseUrl: https://api.gusto.example/v1 is not an origin, such as https://api.example.it; the app asks for https://api.gusto.example/v1/b2c/…',
    ],
    [
      'firebase.authDomain',
      'https://gusto.firebaseapp.com',
      'firebase.authDomain: https://gusto.firebaseapp.com is not a host name, such as project.firebaseapp.com',
    ],
    ['logoUrl', '/brand/none.svg?v=2', 'logoUrl: there is no none.svg beside the file'],
    ['logoUrl', '/brand/', 'logoUrl: there is no picture beside the file'],
    ['logoUrl', '/brand/%E0%A4%A.svg', 'logoUrl: there is no %E0%A4%A.svg beside the file'],
    ['logoUrl', '/logo.svg', 'logoUrl: nothing is served at /logo.svg; the folder’s pictures are below /brand/'],
    ['touchIconUrl', '/brand/icon.svg', 'touchIconUrl: a home screen shows no SVG; it needs a PNG'],
  ])('warns of %s: %j', (path, value, warning) => {
    expect(checkConfig(JSON.stringify(exampleWith(path, value)), ORIGIN, 'deploy')).toEqual({ errors: [], warnings: [warning] });
  });

  test.each(['null', '[]', '"text"', '7'])('says of %s what is missing', (text) => {
    expect(checkConfig(text, ORIGIN).errors).toContain('apiBaseUrl: expected a text');
  });

  test('says where a file is no JSON', () => {
    expect(checkConfig('{"productName": }', ORIGIN).errors).toEqual([expect.stringContaining('JSON')]);
  });
});
