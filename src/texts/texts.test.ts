import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Language, LanguageContext } from '../widgets/shared/text/language.ts';
import { TEXTS } from './languages.ts';
import { MENUS } from './menus.ts';

/** What the hook returns in a language. */
function read(hook: () => unknown, value: Language): unknown {
  let seen: unknown;
  const Reader = () => ((seen = hook()), null);
  renderToStaticMarkup(createElement(LanguageContext.Provider, { value }, createElement(Reader)));
  return seen;
}

/** The translation of each Italian sentence; sentences with parameters are left out. */
function pairs(italian: unknown, translated: unknown): [string, string][] {
  if (typeof italian === 'string') return [[italian, String(translated)]];
  if (typeof italian !== 'object' || italian === null) return [];
  return Object.entries(italian).flatMap(([key, value]) => pairs(value, (translated as Record<string, unknown>)[key]));
}

/** What another language says in two ways. */
const TWO_MEANINGS = ['Annulla', 'Modifica', 'RICARICA'];

describe.each(['en', 'de'] as const)('%s', (lang) => {
  test('an Italian sentence has one sentence in this language, wherever it stands', async () => {
    const modules = import.meta.glob<object>(['../{widgets,host}/**/{,*-}text.ts', '../widgets/shared/text/allergens.ts']);
    const exported = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((module) => Object.entries(module));
    const hooks = exported.flatMap(([name, value]) => (name.startsWith('use') ? [value as () => unknown] : []));
    const sentences = { ...(await TEXTS[lang]()), ...MENUS[lang] };
    const dictionaries = hooks.map((hook) => [read(hook, { lang: 'it' }), read(hook, { lang, sentences })] as const);
    const { document: _, ...inHooks } = sentences;
    const seen = dictionaries.map(([, translated]) => translated);
    expect(Object.entries(inHooks).flatMap(([name, dictionary]) => (seen.includes(dictionary) ? [] : [name]))).toEqual([]);
    const known = new Map<string, Set<string>>();
    for (const [italian, translated] of dictionaries)
      for (const [sentence, said] of pairs(italian, translated)) known.set(sentence, (known.get(sentence) ?? new Set()).add(said));
    const twofold = [...known].filter(([sentence, all]) => all.size > 1 && !TWO_MEANINGS.includes(sentence));
    expect(twofold.map(([sentence, all]) => [sentence, ...all])).toEqual([]);
  });
});
