import { expect, test } from 'vitest';
import { LANGUAGES, localeOf } from './language.ts';

test('German and Italian are written as in Italy, English as in Britain', () => {
  expect(LANGUAGES.map((lang) => [lang, localeOf(lang)])).toEqual([
    ['it', 'it-IT'],
    ['en', 'en-GB'],
    ['de', 'de-IT'],
  ]);
});
