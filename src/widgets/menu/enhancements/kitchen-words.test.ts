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
  ['frutta a guscio (nocciole), pesce', '<b class="a">Nuts</b> (nocciole), <b class="a">Fish</b>'],
  ['Può contenere tracce di sedano', 'possible traces: <b class="a">Celery</b>'],
])('the declaration %j in English: %s', (text, english) =>
  expect(said(text, 'en').replaceAll(/<\/?span( lang="en")?>/g, '')).toBe(english),
);

test('a declaration in another language has that language; one with a word that nobody knows stays as it is', () => {
  expect(said('soia, latte', 'de')).toBe('<span lang="de"><b class="a">Sojabohnen</b><span>, </span><b class="a">Milch</b></span>');
  expect(said('latte, salsa della casa', 'en')).toBe('<b class="a">latte</b><span>,</span><span> </span><span>salsa della casa</span>');
  expect(said('1, 7, latte', 'en')).not.toContain('Milk');
  expect(said('Nessun allergene.', 'it')).toBe('<span>Nessun allergene</span><span>.</span>');
});
