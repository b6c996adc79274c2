import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as english from '../../../registry/english.ts';
import { type Language, LanguageContext } from './language.ts';

/** What the hook returns in a language. */
function read(hook: () => unknown, value: Language): unknown {
  let seen: unknown;
  const Reader = () => ((seen = hook()), null);
  renderToStaticMarkup(createElement(LanguageContext.Provider, { value }, createElement(Reader)));
  return seen;
}

/** The English of each Italian sentence; sentences with parameters are left out. */
function pairs(italian: unknown, translated: unknown): [string, string][] {
  if (typeof italian === 'string') return [[italian, String(translated)]];
  if (typeof italian !== 'object' || italian === null) return [];
  return Object.entries(italian).flatMap(([key, value]) => pairs(value, (translated as Record<string, unknown>)[key]));
}

/** What English says in two ways. */
const TWO_MEANINGS = ['Annulla', 'Modifica', 'RICARICA'];

test('an Italian sentence has one English sentence, wherever it stands', async () => {
  const modules = import.meta.glob<object>(['../../../{widgets,host}/**/{,*-}text.ts', './allergens.ts']);
  const exported = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((module) => Object.entries(module));
  const hooks = exported.flatMap(([name, value]) => (name.startsWith('use') ? [value as () => unknown] : []));
  const dictionaries = hooks.map((hook) => [read(hook, { lang: 'it' }), read(hook, { lang: 'en', english })] as const);
  const { document: _, ...inHooks } = english;
  const seen = dictionaries.map(([, translated]) => translated);
  expect(Object.entries(inHooks).flatMap(([name, sentences]) => (seen.includes(sentences) ? [] : [name]))).toEqual([]);
  const known = new Map<string, Set<string>>();
  for (const [italian, translated] of dictionaries)
    for (const [sentence, said] of pairs(italian, translated)) known.set(sentence, (known.get(sentence) ?? new Set()).add(said));
  const twofold = [...known].filter(([sentence, all]) => all.size > 1 && !TWO_MEANINGS.includes(sentence));
  expect(twofold.map(([sentence, all]) => [sentence, ...all])).toEqual([]);
});
