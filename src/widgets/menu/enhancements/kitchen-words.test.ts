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

test.each([
  ['Nessun allergene.', '<span lang="en">none</span>', '<span>Nessun allergene</span><span>.</span>'],
  ['latte', '<b class="a">latte</b>', '<b class="a">latte</b>'],
])('the declaration %j', (text, english, italian) =>
  expect([html(declaration(text, 'en', 'a')), html(declaration(text, 'it', 'a'))]).toEqual([english, italian]),
);
