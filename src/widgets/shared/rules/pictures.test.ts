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
  ['https://api.pausa.test/foto/penne.svg', 'https://api.pausa.test/foto/penne.svg'],
  ['https://app.pausa.test/brand/banner.svg', 'https://app.pausa.test/brand/banner.svg'],
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

test.each([
  'https://cdn.pausa.test/penne.svg',
  'https://cdn.pausa.test/penne.SVG',
  'https://cdn.pausa.test/penne.svgz',
  'https://cdn.pausa.test/penne.svg/',
  'https://cdn.pausa.test/penne.svg;v=1',
  'https://cdn.pausa.test/penne.%73vg',
  'https://cdn.pausa.test/penne%252esvg',
  'https://cdn.pausa.test/foto?file=penne.svg',
  'https://cdn.pausa.test/foto?format=svg',
])('an SVG of a listed host is refused: %s', (image) =>
  expect(guardPicture(image, APP)).toEqual({ kind: 'refused', reason: 'SVG of cdn.pausa.test' }),
);

test('the reason names the host and no more', () => {
  expect(guardPicture('https://evil.example/penne.jpg?token=abc', APP)).toEqual({ kind: 'refused', reason: 'picture of evil.example' });
  expect(guardPicture('/b2c/check-domain/anna@example.it', APP)).toEqual({ kind: 'refused', reason: 'API call of api.pausa.test' });
});
