import type { AllergenKey, MenuItem } from '../../../api/index.ts';
import { allergenOf, isReadable, partsOfIngredients, plainText, type TextPart } from '../../shared/rules/allergen-words.ts';
import { memoizeByObject, searchable } from '../../shared/rules/search.ts';

/** `named`: not declared, but an ingredient has the allergen's name. */
export type Presence = 'present' | 'traces' | 'named';

/** What the texts of a dish say about its allergens. */
export interface Declared {
  readonly found: ReadonlyMap<AllergenKey, Presence>;
  /** Whether every word of the declaration is understood, and the ingredients can be read. Only then is an allergen that was not found really absent. */
  readonly isComplete: boolean;
}

/** Words that occur in declarations but not in ingredient lists. */
const MORE_WORDS: Readonly<Partial<Record<string, AllergenKey>>> = {
  latticini: 'milkAndDairyProducts',
  cereali: 'cerealsContainingGluten',
  cereale: 'cerealsContainingGluten',
  guscio: 'fruitsInShell',
};
/** Names of several words whose last word identifies the allergen; without it the others mean something else, or nothing. */
const LONG_NAMES = /(?<!\p{L})(?:anidride\s+(?=solforosa)|semi\s+di\s+|frutta\s+(?:secca\s+)?(?:a|in|con)\s+(?=guscio))/giu;
const NUTS = /(?<!\p{L})frutta\s+secca(?!\p{L})/giu;
/** Words that name no allergen: 'latte e derivati', 'cereali contenenti glutine', 'può contenere tracce di'. */
const FILLERS = new Set(
  (
    'a al alla e ed o di del dello della dei degli delle da in con come base loro suoi contiene contengono contenente contenenti ' +
    'prodotti prodotto derivati derivato derivanti puo possono contenere tracce traccia possibile possibili presenza presenti ' +
    'presente eventuali allergeni allergene'
  ).split(' '),
);
/** The whole declaration says that the dish has no allergens. */
const NONE = /^(allergeni:? )?(assenti|assente|nessuno|nessun allergene|non contiene allergeni|privo di allergeni|senza allergeni)\.?$/;
export const saysNone = (text: string): boolean => NONE.test(searchable(plainText(text)));

/** From this word to the end of the clause, the text is about traces. */
const TRACES = /tracc|puo contenere|possono contenere|possibil|eventual/;

const WORD = /[\p{L}\p{M}]+/gu;
const wordsOf = (text: string): readonly string[] => text.replace(LONG_NAMES, '').replace(NUTS, 'guscio').match(WORD) ?? [];
const keyOf = (word: string): AllergenKey | null => allergenOf(word) ?? MORE_WORDS[searchable(word)] ?? null;

const clausesOf = (text: string): readonly string[] => text.match(/[^;.\n]+[;.\n]?|[;.\n]/g) ?? [];
const itemsOf = (clause: string): readonly string[] => clause.match(/[^,/|•()]+[,/|•()]?|[,/|•()]/g) ?? [];

function readDeclaration(declaration: string) {
  const text = plainText(declaration);
  const found = new Map<AllergenKey, Presence>();
  if (saysNone(text)) return { found, isComplete: true };
  // A number may refer to a legend that is not part of the text.
  let isComplete = !/\p{N}/u.test(text);
  for (const clause of clausesOf(text)) {
    let isAboutTraces = false;
    let names = 0;
    for (const item of itemsOf(clause)) {
      isAboutTraces ||= TRACES.test(searchable(item));
      for (const word of wordsOf(item)) {
        const key = keyOf(word);
        if (key !== null) {
          names += 1;
          if (found.get(key) !== 'present') found.set(key, isAboutTraces ? 'traces' : 'present');
        } else if (!FILLERS.has(searchable(word))) {
          isComplete = false;
        }
      }
    }
    // 'Può contenere tracce' without an allergen.
    if (isAboutTraces && names === 0) isComplete = false;
  }
  return { found, isComplete: isComplete && found.size > 0 };
}

/** The allergens that a dish's `allergensString` declares, and those that its ingredients name. Both are free text. */
export const declaredOf = memoizeByObject((item: MenuItem): Declared => {
  const { found, isComplete } = readDeclaration(item.allergensString ?? '');
  for (const { allergen } of partsOfIngredients(item.ingredients ?? '')) {
    if (allergen !== null && !found.has(allergen)) found.set(allergen, 'named');
  }
  return { found, isComplete: isComplete && isReadable(item.ingredients ?? '') };
});

/** 'può contenere tracce di soia': the words before the first allergen. */
const LEAD =
  /^[\s(]*((può|puo|possono|contiene|contengono|contenere|possibili|possibile|eventuali|presenza|tracce|traccia|di|in)[\s:]+)*/iu;

/** Splits a declaration into parts, with its allergens apart. The parts joined together are the text. */
export const partsOfDeclaration = (text: string): readonly TextPart[] =>
  clausesOf(plainText(text))
    .flatMap(itemsOf)
    .flatMap((item) => {
      const start = LEAD.exec(item)?.[0].length ?? 0;
      const end = item.length - (/[\s,;.()/|•]*$/.exec(item)?.[0].length ?? 0);
      const name = item.slice(start, Math.max(start, end));
      const words = wordsOf(name);
      const isKnown = words.every((word) => keyOf(word) !== null || FILLERS.has(searchable(word)));
      const allergen = isKnown ? (words.map(keyOf).find((key) => key !== null) ?? null) : null;
      return [
        { text: item.slice(0, start), allergen: null },
        { text: name, allergen },
        { text: item.slice(start + name.length), allergen: null },
      ];
    })
    .filter((part) => part.text !== '');
