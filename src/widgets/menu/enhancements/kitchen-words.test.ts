import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { declaration, diet } from './kitchen-words.tsx';

const html = (node: ReturnType<typeof diet>) => renderToStaticMarkup(createElement(Fragment, null, node));

test.each([
  ['Vegano', '<span lang="en">Vegan</span>'],
  ['vegetariana, senza lattosio', '<span lang="en">Vegetarian</span><span>, </span><span>senza lattosio</span>'],
  ['Contiene derivati della carne o pesce', '<span lang="en">Contains meat or fish products</span>'],
  ['Halal / Pescetariano', '<span>Halal </span><span>/ </span><span lang="en">Pescatarian</span>'],
  ['Non vegetariano', '<span>Non vegetariano</span>'],
  ['Carne', '<span>Carne</span>'],
])('the diet %j', (text, english) => expect([html(diet(text, 'en')), html(diet(text, 'it'))]).toEqual([english, `<span>${text}</span>`]));

const said = (text: string, lang: 'it' | 'en' | 'de') => html(declaration(text, lang, 'a'));

test.each([
  ['Nessun allergene.', 'none'],
  ['latte', '<b class="a">Milk</b>'],
  ['Latte e derivati, uova.', '<b class="a">Milk</b>, <b class="a">Eggs</b>'],
  [
    'cereali contenenti glutine; può contenere tracce di soia e frutta a guscio',
    '<b class="a">Cereals containing gluten</b>; possible traces: <b class="a">Soybeans</b>, <b class="a">Nuts</b>',
  ],
  ['glutine, può contenere soia', '<b class="a">Cereals containing gluten</b>; possible traces: <b class="a">Soybeans</b>'],
  ['Anidride solforosa e solfiti e semi di sesamo', '<b class="a">Sulphur dioxide and sulphites</b>, <b class="a">Sesame seeds</b>'],
  ['Può contenere tracce di sedano', 'possible traces: <b class="a">Celery</b>'],
])('the declaration %j in English: %s', (text, english) =>
  expect(said(text, 'en').replaceAll(/<\/?span( lang="en")?>/g, '')).toBe(english),
);

test.each([
  'latte, salsa della casa',
  'latte di soia',
  'uova di pesce',
  'burro di arachidi',
  'frutta a guscio (nocciole)',
  'Contiene latte e tracce di soia',
  'soia (tracce), latte, uova',
  'Glutine, latte e possibili tracce di frutta a guscio',
  'può contenere soia, contiene latte',
  'senza glutine',
  'senza lattosio, latte',
  'latte*',
  'latte? soia',
  'A, latte',
  '1, 7, latte',
  'glutine: ✗, latte: ✓',
  'soia - latte',
  'e',
  '',
])('the declaration %j stays as it is: a translation might say something else', (text) => {
  expect(said(text, 'en')).toBe(said(text, 'it'));
});

test('a declaration in another language has that language', () => {
  expect(said('soia, latte', 'de')).toBe('<span lang="de"><b class="a">Sojabohnen</b><span>, </span><b class="a">Milch</b></span>');
  expect(said('Nessun allergene.', 'it')).toBe('<span>Nessun allergene</span><span>.</span>');
});
