import { expect, test } from 'vitest';
import { mediumInPath, mediumOfUtm, mediumParameter, withMedium } from './landing-medium.ts';

test.each([
  [null, null],
  ['nfc', 'nfc'],
  ['qr', 'qr-code'],
  ['qr-code', 'qr-code'],
  ['email', 'qr-code'],
  ['NFC', 'qr-code'],
  ['', 'qr-code'],
])('utm_medium %j: %j [P1-7.21]', (utmMedium, medium) => expect(mediumOfUtm(utmMedium)).toBe(medium));

test('the parameter has the product’s name in lower case', () => {
  expect(mediumParameter('Pausa')).toBe('pausa_code_landing_medium');
});

test.each([
  ['/', null, '/'],
  ['/selling-area/milano-1', 'nfc', '/selling-area/milano-1?pausa_code_landing_medium=nfc'],
  ['/selling-area/milano-1?mode=preview', 'qr-code', '/selling-area/milano-1?mode=preview&pausa_code_landing_medium=qr-code'],
  ['/a?b=c#d#e', 'nfc', '/a?b=c&pausa_code_landing_medium=nfc#d#e'],
  ['/a#d', 'nfc', '/a?pausa_code_landing_medium=nfc#d'],
  // What the server says itself stays.
  ['/a?pausa_code_landing_medium=qr-code', 'nfc', '/a?pausa_code_landing_medium=qr-code'],
] as const)('%s with %j: %s', (path, medium, expected) => expect(withMedium(path, 'Pausa', medium)).toBe(expected));

test.each([
  ['/a?pausa_code_landing_medium=nfc', 'nfc'],
  ['/a?x=y&pausa_code_landing_medium=qr-code#z', 'qr-code'],
  ['/a?pausa_code_landing_medium=other', null],
  ['/a?other_code_landing_medium=nfc', null],
  ['/', null],
])('%s carries %j [P2-4.97] [P2-4.98]', (path, medium) => expect(mediumInPath(path, 'Pausa')).toBe(medium));
