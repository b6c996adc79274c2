import { describe, expect, test } from 'vitest';
import { cleanEmail, looksLikeEmail } from './use-email-login.ts';

describe('the e-mail', () => {
  test.each([
    [' demo@pausa.test ', 'demo@pausa.test'],
    ['de mo@pau sa.test', 'demo@pausa.test'],
    ['demo@pausa.test\r\n', 'demo@pausa.test'],
    ['\u00a0demo@pausa.test\u2003', 'demo@pausa.test'],
    ['', ''],
  ])('%j loses its white space [P2-5.17]', (typed, clean) => expect(cleanEmail(typed)).toBe(clean));

  test.each([
    '',
    'demo',
    'demo@',
    '@pausa.test',
    'demo@pausa',
    'a@b@c.it',
    'a,b@c.it',
    'a..b@c.it',
    'a@b.it.',
    'a@b.it,',
    'demo@pausa.test/x',
    'demo@pausa.test?x',
    'demo#@pausa.test',
    'a\\b@c.it',
  ])('%j is not one', (typed) => expect(looksLikeEmail(typed)).toBe(false));

  test.each(['a@b.it', 'nome.cognome+pranzo@mail.azienda.example', "d'angelo@pausa.test"])('%s is one', (typed) =>
    expect(looksLikeEmail(typed)).toBe(true),
  );
});
