import type { AllergenKey } from '../../../api/index.ts';

/** Words of an Italian ingredient list that name an allergen, which EU 1169/2011 (article 21) requires to be emphasised. */
const WORDS: ReadonlyMap<string, AllergenKey> = new Map(
  (
    Object.entries({
      cerealsContainingGluten: 'grano frumento farro orzo segale avena kamut spelta triticale glutine semola bulgur couscous seitan',
      crustaceans:
        'crostaceo crostacei gambero gamberi gamberetti gamberoni scampo scampi aragosta astice granchio mazzancolle mazzancolla',
      eggs: 'uovo uova albume albumi tuorlo tuorli',
      fish: 'pesce pesci salmone tonno merluzzo baccalà acciuga acciughe alici sgombro branzino orata trota sardina sardine platessa spigola',
      peanuts: 'arachide arachidi',
      soy: 'soia tofu edamame tempeh miso',
      milkAndDairyProducts:
        'latte latticello burro panna formaggio formaggi mozzarella parmigiano grana pecorino ricotta yogurt feta gorgonzola mascarpone ' +
        'stracchino burrata provola provolone scamorza fontina asiago caprino lattosio caseina stracciatella',
      fruitsInShell: 'mandorla mandorle nocciola nocciole noce noci anacardo anacardi pecan pistacchio pistacchi macadamia',
      celery: 'sedano',
      mustard: 'senape',
      sesame: 'sesamo tahina tahin tahini',
      sulphur: 'solfito solfiti solforosa metabisolfito',
      lupine: 'lupino lupini',
      molluscs:
        'mollusco molluschi cozza cozze vongola vongole calamaro calamari polpo polpi seppia seppie totano totani ostrica ostriche capesante',
    } satisfies Record<AllergenKey, string>) as [AllergenKey, string][]
  ).flatMap(([allergen, words]) => words.split(' ').map((word) => [word, allergen] as const)),
);

/** Words that name no allergen when this follows: coconut milk, cocoa butter, nutmeg, buckwheat. */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  grano: /^\s+saraceno/i,
  latte: /^\s+di\s+(cocco|mandorl|riso|soia|avena)/i,
  burro: /^\s+di\s+(cacao|arachid|karit|mandorl|cocco)/i,
  panna: /^\s+di\s+(cocco|soia|riso|avena)/i,
  noce: /^\s+(moscata|di\s+cocco)/i,
  noci: /^\s+di\s+cocco/i,
};

/** A part of a text about ingredients or allergens. */
export interface TextPart {
  readonly text: string;
  /** The first allergen that it names, or null. */
  readonly allergen: AllergenKey | null;
}

/** The allergen that a single word names, if any. */
export const allergenOf = (word: string): AllergenKey | null => WORDS.get(word.normalize('NFC').toLowerCase()) ?? null;

/** Splits an ingredient list into parts. The parts together are exactly the list. */
export function partsOfIngredients(list: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let plainFrom = 0;
  for (const match of list.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = match[0].normalize('NFC').toLowerCase();
    const allergen = WORDS.get(word);
    const end = match.index + match[0].length;
    if (allergen === undefined || EXCEPTIONS[word]?.test(list.slice(end)) === true) continue;
    if (match.index > plainFrom) parts.push({ text: list.slice(plainFrom, match.index), allergen: null });
    parts.push({ text: match[0], allergen });
    plainFrom = end;
  }
  if (plainFrom < list.length) parts.push({ text: list.slice(plainFrom), allergen: null });
  return parts;
}
