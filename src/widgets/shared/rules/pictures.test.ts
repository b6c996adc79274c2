import { describe, expect, test } from 'vitest';
import type { AddressPolicy } from './addresses.ts';
import { guardPicture } from './pictures.ts';

const OURS = 'https://app.pausa.test';
/** The host app, with the API on another origin and pictures on a third. */
const APP: AddressPolicy = {
  origin: OURS,
  apiBaseUrl: 'https://api.pausa.test',
  apiAliases: [],
  pictureOrigins: [OURS, 'https://cdn.pausa.test'],
};
/** An element on somebody else's page. */
const ELEMENT: AddressPolicy = { origin: 'https://intranet.example', apiBaseUrl: OURS, apiAliases: [], pictureOrigins: [] };

test.each([
  ['/foto/penne.jpg', 'https://api.pausa.test/foto/penne.jpg'],
  ['foto/penne al pesto.webp', 'https://api.pausa.test/foto/penne%20al%20pesto.webp'],
  ['https://app.pausa.test/brand/banner.PNG', 'https://app.pausa.test/brand/banner.PNG'],
  ['/foto/penne.avif', 'https://api.pausa.test/foto/penne.avif'],
  ['/foto/penne.gif', 'https://api.pausa.test/foto/penne.gif'],
  ['/foto/penne.jpeg#1', 'https://api.pausa.test/foto/penne.jpeg#1'],
  ['https://cdn.pausa.test/penne.jpg?w=400', 'https://cdn.pausa.test/penne.jpg?w=400'],
  ['https://cdn.pausa.test/b2c/penne.jpg', 'https://cdn.pausa.test/b2c/penne.jpg'],
  ['HTTPS://CDN.pausa.test/penne.jpg', 'https://cdn.pausa.test/penne.jpg'],
  ['//cdn.pausa.test/penne.jpg', 'https://cdn.pausa.test/penne.jpg'],
  // As browsers do with a picture on a secure page.
  ['http://api.pausa.test/foto/penne.jpg', 'https://api.pausa.test/foto/penne.jpg'],
])('%s is drawn', (image, url) => expect(guardPicture(image, APP)).toEqual({ kind: 'allowed', url }));

test.each([null, '', '  ', '\n'])('%j is no picture', (image) => expect(guardPicture(image, APP)).toBeNull());

describe('a picture from elsewhere is refused', () => {
  test.each([
    'https://evil.example/penne.jpg',
    '//evil.example/penne.jpg',
    '/\\evil.example/penne.jpg',
    'https://cdn.pausa.test.evil.example/penne.jpg',
    'https://cdn.pausa.test@evil.example/penne.jpg',
    'https://xcdn.pausa.test/penne.jpg',
    'https://cdn.pausa.test:8443/penne.jpg',
    'https://pausa.test/penne.jpg',
    'ftp://cdn.pausa.test/penne.jpg',
    'blob:https://app.pausa.test/0',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    'https://',
    'https://user:pw@cdn.pausa.test/penne.jpg',
  ])('%s', (image) => expect(guardPicture(image, APP)?.kind).toBe('refused'));

  test('for an element also from the page around it, whose addresses are not the provider’s to name', () => {
    expect(guardPicture('https://intranet.example/esci', ELEMENT)?.kind).toBe('refused');
    expect(guardPicture('https://cdn.pausa.test/penne.jpg', ELEMENT)?.kind).toBe('refused');
    expect(guardPicture('/foto/penne.jpg', ELEMENT)).toEqual({ kind: 'allowed', url: 'https://app.pausa.test/foto/penne.jpg' });
  });
});

const SVGS = [
  'penne.svg',
  'penne.SVG',
  'penne.svgz',
  'penne.svg/',
  'penne.svg;v=1',
  'penne.%73vg',
  'penne%252esvg',
  'penne.svg.jpg',
].concat(['foto?file=penne.svg', 'foto?format=svg', 'penne.jpg?format=svg']);
const UNNAMED = ['penne', 'foto/12', 'foto?file=penne.jpg', 'penne.jpg;v=1', 'penne.jpg/', 'penne.jpg%00', 'penne.%6apg', 'penne.xml', ''];

describe.each(['api', 'app', 'cdn'])('of %s.pausa.test', (host) => {
  const at = (path: string) => new URL(path, `https://${host}.pausa.test/`).href;

  test.each(SVGS)('an SVG is refused: %s', (path) =>
    expect(guardPicture(at(path), APP)).toEqual({ kind: 'refused', reason: `SVG of ${host}.pausa.test` }),
  );

  test.each(UNNAMED)('an address that does not end in the name of a raster format tells nothing: %s', (path) =>
    expect(guardPicture(at(path), APP)).toEqual({ kind: 'unnamed', url: at(path), reason: `unknown format of ${host}.pausa.test` }),
  );

  test.each([...SVGS, ...UNNAMED])('where SVG is configured, it is drawn: %s', (path) =>
    expect(guardPicture(at(path), { ...APP, svgPictures: true })).toEqual({ kind: 'allowed', url: at(path) }),
  );
});

test('where SVG is configured, other hosts and calls of the API are refused all the same', () => {
  for (const image of ['https://evil.example/penne.svg', '/b2c/auth/logout', 'data:image/svg+xml,<svg/>'])
    expect(guardPicture(image, { ...APP, svgPictures: true })?.kind).toBe('refused');
});

test.each([
  ['https://evil.example/penne.jpg?token=abc', 'picture of evil.example'],
  ['/b2c/check-domain/anna@example.it', 'API call of api.pausa.test'],
  ['https://anna@cdn.pausa.test/penne.jpg', 'credentials of cdn.pausa.test'],
  ['https://:segreto@cdn.pausa.test/penne.jpg', 'credentials of cdn.pausa.test'],
  ['xhttps://cdn.pausa.test/penne.jpg?token=abc', 'xhttps:'],
  ['https://[token=abc', 'no address'],
])('the reason names the host and no more: %s, %s', (image, reason) =>
  expect(guardPicture(image, APP)).toEqual({ kind: 'refused', reason }),
);

test('on a page without https, pictures come without it, too', () => {
  const page = { ...APP, origin: 'http://localhost:4173', apiBaseUrl: '' };
  const url = 'http://localhost:4173/foto/penne.jpg';
  for (const image of ['/foto/penne.jpg', url]) expect(guardPicture(image, page)).toEqual({ kind: 'allowed', url });
});

test.each(['https://evil.example/penne.jpg', '/b2c/auth/logout', '/foto/penne.svg'])(
  'while the rules are not known, nothing is said against %s',
  (image) => expect(guardPicture(image, { ...APP, svgPictures: null })).toBeNull(),
);
