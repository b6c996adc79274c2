/**
 * Words of an Italian ingredient list that name an allergen. EU 1169/2011 (article 21) wants them to stand out from the
 * rest of the list. The list is the server's free text; what it declares by key stands beside it, and does not depend on
 * these words.
 */
const WORDS = new Set(
  [
    // Cereals containing gluten
    'grano frumento farro orzo segale avena kamut spelta triticale glutine semola bulgur couscous seitan',
    'crostaceo crostacei gambero gamberi gamberetti gamberoni scampo scampi aragosta astice granchio mazzancolle mazzancolla',
    'uovo uova albume albumi tuorlo tuorli',
    'pesce pesci salmone tonno merluzzo baccalà acciuga acciughe alici sgombro branzino orata trota sardina sardine platessa spigola',
    'arachide arachidi',
    'soia tofu edamame tempeh miso',
    'latte latticello burro panna formaggio formaggi mozzarella parmigiano grana pecorino ricotta yogurt feta gorgonzola mascarpone',
    'stracchino burrata provola provolone scamorza fontina asiago caprino lattosio caseina stracciatella',
    'mandorla mandorle nocciola nocciole noce noci anacardo anacardi pecan pistacchio pistacchi macadamia',
    'sedano senape sesamo tahina tahin tahini',
    'solfito solfiti solforosa metabisolfito',
    'lupino lupini',
    'mollusco molluschi cozza cozze vongola vongole calamaro calamari polpo polpi seppia seppie totano totani ostrica ostriche capesante',
  ].flatMap((line) => line.split(' ')),
);

/** The same word with this after it is something else: coconut milk, cocoa butter, nutmeg, buckwheat. */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  grano: /^\s+saraceno/i,
  latte: /^\s+di\s+(cocco|mandorl|riso|soia|avena)/i,
  burro: /^\s+di\s+(cacao|arachid|karit|mandorl|cocco)/i,
  panna: /^\s+di\s+(cocco|soia|riso|avena)/i,
  noce: /^\s+(moscata|di\s+cocco)/i,
  noci: /^\s+di\s+cocco/i,
};

export interface IngredientPart {
  readonly text: string;
  readonly isAllergen: boolean;
}

/** An ingredient list in parts; the parts together are the list, letter by letter. */
export function partsOfIngredients(list: string): readonly IngredientPart[] {
  const parts: IngredientPart[] = [];
  let plainFrom = 0;
  for (const match of list.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = match[0].normalize('NFC').toLowerCase();
    const end = match.index + match[0].length;
    if (!WORDS.has(word) || EXCEPTIONS[word]?.test(list.slice(end)) === true) continue;
    if (match.index > plainFrom) parts.push({ text: list.slice(plainFrom, match.index), isAllergen: false });
    parts.push({ text: match[0], isAllergen: true });
    plainFrom = end;
  }
  if (plainFrom < list.length) parts.push({ text: list.slice(plainFrom), isAllergen: false });
  return parts;
}
