import { expect, test, vi } from 'vitest';
import * as english from '../../../registry/english.ts';
import type { English } from './language.ts';

const dictionaries = new Map<keyof English, object>();
vi.mock('./language.ts', async (load) => ({
  ...(await load<object>()),
  defineText: (name: keyof English, italian: object) => {
    dictionaries.set(name, italian);
    return () => italian;
  },
}));

/** The English of each Italian sentence; sentences with parameters are left out. */
function pairs(italian: unknown, translated: unknown): [string, string][] {
  if (typeof italian === 'string') return [[italian, String(translated)]];
  if (typeof italian !== 'object' || italian === null) return [];
  return Object.entries(italian).flatMap(([key, value]) => pairs(value, (translated as Record<string, unknown>)[key]));
}

/** What English says in two ways. */
const TWO_MEANINGS = ['Annulla', 'Modifica', 'RICARICA'];

test('an Italian sentence has one English sentence, wherever it stands', async () => {
  const modules = import.meta.glob(['../../../{widgets,host}/**/{,*-}text.ts', './allergens.ts']);
  await Promise.all(Object.values(modules).map((load) => load()));
  expect([...dictionaries.keys(), 'document'].sort()).toEqual(Object.keys(english).sort());
  const sentences: Readonly<Record<string, object>> = { ...english };
  const known = new Map<string, Set<string>>();
  for (const [name, italian] of dictionaries)
    for (const [sentence, translated] of pairs(italian, sentences[name]))
      known.set(sentence, (known.get(sentence) ?? new Set()).add(translated));
  const twofold = [...known].filter(([sentence, all]) => all.size > 1 && !TWO_MEANINGS.includes(sentence));
  expect(twofold.map(([sentence, all]) => [sentence, ...all])).toEqual([]);
});
