import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configured } from './configure.ts';

const PAGE = readFileSync(new URL('../src/host/index.html', import.meta.url), 'utf8');
const dataOf = (page: string) => /<script type="application\/json" id="config">([^]*?)<\/script>/.exec(page)?.[1] ?? '';

test('a page gets the configuration as data, and does not request it any more', () => {
  expect(PAGE).toContain('href="/config.json"');
  const page = configured(PAGE, '{\n  "productName": "Mensa", "apiBaseUrl": ""\n}');
  expect(JSON.parse(dataOf(page))).toEqual({ productName: 'Mensa', apiBaseUrl: '' });
  expect(page).not.toContain('href="/config.json"');
  expect(page).toContain('<script type="module" src="./main.tsx"></script>');
});

test('no text of it ends its element, or names what has been replaced', () => {
  const page = configured(PAGE, '{"productName":"</script><b>$& <!--"}');
  expect(JSON.parse(dataOf(page))).toEqual({ productName: '</script><b>$& <!--' });
  expect(page).not.toContain('<b>');
});

test('once more after a change: the new configuration alone', () => {
  // As a build writes the files of a screen.
  const files = '<!--#if expr="$pausa_screen = A" --><!--#else --><template id="A"><!--#endif --></template>';
  const page = configured(configured(PAGE.replace('</head>', `${files}</head>`), '{"productName":"Prima"}'), '{"productName":"Dopo"}');
  expect(dataOf(page)).toBe('{"productName":"Dopo"}');
  expect(page).toContain(files);
});

test('with the line ends of Windows; a page of something else is refused', () => {
  const page = configured(PAGE.replaceAll('\n', '\r\n'), '{}');
  expect([dataOf(page), page.includes('href="/config.json"')]).toEqual(['{}', false]);
  expect(() => configured('<!doctype html>', '{}')).toThrow('The page has no place for a configuration.');
});

test('what is no JSON changes no page', () => expect(() => configured(PAGE, '{')).toThrow(SyntaxError));
