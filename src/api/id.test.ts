import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, isId, pathSegment, wellFormed } from './id.ts';

describe('an identifier', () => {
  it.each([
    'a',
    'milano-1',
    'mensa_2',
    'ABC',
    '0',
    '00000000-0000-4000-8000-000000000001',
    'x'.repeat(200),
    'a.b',
    'urn:uuid:1',
    'YWJj=',
    'a+b',
    '~a',
    'a@b',
    '...',
  ])('%s may stand in a path', (value) => {
    expect(isId(value)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['too long', 'x'.repeat(201)],
    ['one dot', '.'],
    ['two dots', '..'],
    ['a slash', 'a/b'],
    ['a climb', '../admin'],
    ['an encoded slash', 'a%2Fb'],
    ['a backslash', 'a\\b'],
    ['a query', 'a?b'],
    ['a fragment', 'a#b'],
    ['a space', 'a b'],
    ['a line break behind it', 'a\n'],
    ['a null', 'a\u0000'],
    ['another alphabet', 'milanо'],
    ['wide digits', '１'],
    ['a brace', '{id}'],
  ])('with %s may not', (_name, value) => {
    expect(isId(value)).toBe(false);
  });

  it('never changes a path, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[\w.~:=+@-]{1,200}$/), fc.string({ unit: 'binary', maxLength: 3 })), (value) => {
        if (!isId(value)) return;
        const path = `/b2c/${encodeURIComponent(value)}/end`;
        expect(new URL(`https://pausa.test${path}`).pathname).toBe(path);
      }),
    );
  });
});

describe('an e-mail address', () => {
  it.each(['demo@pausa.test', 'a.b+c@sub.example.it', "o'neill@example.ie", 'ü@exämple.de'])('%s may stand in a path', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each([
    '',
    'demo',
    '@pausa.test',
    'demo@',
    'a@b@c',
    'a b@c.it',
    'a/b@c.it',
    'a@c.it/x',
    'a@c.it?x',
    'a#b@c.it',
    'a\\b@c.it',
    'a@c.it\n',
    `${'x'.repeat(65)}@c.it`,
  ])('%j may not', (value) => {
    expect(isEmail(value)).toBe(false);
  });
});

describe('half of a surrogate pair', () => {
  it('is U+FFFD, and a whole pair stays', () => expect(wellFormed('caff\uD83D è 🍕\uDF55')).toBe('caff\uFFFD è 🍕\uFFFD'));
  it('does not break the segment of a path', () => expect(pathSegment('a/b \uD83D')).toBe('a%2Fb%20%EF%BF%BD'));
});
