import type { GrainName, PastaName, SauceName } from './beds.ts';
import type { PieceName } from './pieces.ts';

export type Leaves = 'lettuce' | 'rocket' | 'spinach' | 'mixed';

/** What a list of ingredients lets a picture show. */
export interface Reading {
  readonly pieces: readonly PieceName[];
  readonly grain: GrainName | null;
  readonly pasta: PastaName | 'long' | 'wide' | null;
  readonly sauces: readonly SauceName[];
  readonly leaves: Leaves | null;
  /** A cheese or cream named among the ingredients. */
  readonly dairy: boolean;
  readonly text: string;
}

type Meaning =
  | { readonly piece: PieceName; readonly more?: PieceName }
  | { readonly grain: GrainName }
  | { readonly pasta: PastaName | 'long' | 'wide' }
  | { readonly sauce: SauceName }
  | { readonly leaves: Leaves; readonly piece: PieceName }
  | { readonly nothing: true };

const NOTHING: Meaning = { nothing: true };
const p = (piece: PieceName, more?: PieceName): Meaning => (more === undefined ? { piece } : { piece, more });

/** Order matters: the first meaning of an ingredient is its only one. */
const MEANINGS: readonly (readonly [RegExp, Meaning])[] = [
  // Seasoning and carriers: "olio di oliva" is no olive, "farina di ceci" no chickpea.
  [
    /^(olio|aceto|farina|amido|fecola|brodo|estratto|aromi?|sale|zucchero|sciroppo|lecitina|burro|margarina|proteine|vino|lievito|gelatina|latte|acqua|succo|salsa (di soia|teriyaki|yogurt|tonnata)|maionese|senape|miele|glassa|crema di (cocco|riso|soia)|bevanda|fibra|concentrato di succo|pepe|spezie|paprika|zafferano|aglio|sedano|caffe|scorza|noce moscata)\b/,
    NOTHING,
  ],
  [/\bsemi\b/, p('seeds')],
  [/\b(confettura|marmellata|composta)\b/, p('jam')],
  [/\bbastoncini di carot\w+\b/, p('carrotStick')],
  [/\bbastoncini di sedano\b/, p('celeryStick')],
  // Plant-based stand-ins draw nothing that could be taken for the animal original.
  [/\b(ragu|macinato)\b.*\b(lenticchie|vegetale|vegano|di soia|verdure)\b/, p('lentil')],
  [/\b(burger|polpett\w+|hamburger)\b.*\b(vegetal\w+|vegan\w+|ceci|lenticchie|soia|quinoa|verdure|legumi)\b/, p('falafel')],
  [
    /\b(formaggio|mozzarella|ricotta|feta|panna|mascarpone|besciamella|tonno|pollo|prosciutto|salmone|uov[ao])\b.*\b(vegetal\w+|vegan\w+|di soia|di riso|di mandorl\w+|di cocco|di anacardi|d'avena|di avena)\b/,
    NOTHING,
  ],
  // Sauces
  [/\bpesto\b.*\b(rosso|pomodor\w+ secch\w+)\b/, { sauce: 'red' }],
  [/\bpesto\b/, { sauce: 'green' }],
  [/\bpomodor\w+ pelat\w+\b|\b(passata|polpa|salsa|sugo|concentrato|coulis|ragu)\b.*\bpomodor\w*\b|\bragu\b|\bsugo\b/, { sauce: 'red' }],
  [/\bcurry\b/, { sauce: 'yellow' }],
  [/\bcrema di (zucca|carote|peperoni)\b/, { sauce: 'yellow' }],
  [/\bcrema di (piselli|zucchine|broccoli|asparagi|spinaci|cime di rapa|pistacchi\w*)\b/, { sauce: 'green' }],
  [/\b(besciamella|panna|crema di (parmigiano|formaggi\w*|pecorino|latte|funghi))\b/, { sauce: 'cream' }],
  // Pasta, rice, grain
  [/\b(tagliatelle|pappardelle|fettuccine)\b/, { pasta: 'wide' }],
  [/\b(spaghett\w+|linguine|bucatini|tagliolini|vermicelli|noodle\w*|soba|capellini|tonnarelli)\b/, { pasta: 'long' }],
  [/\b(fusilli|trofie|caserecce|strozzapreti|gemelli)\b/, { pasta: 'fusilli' }],
  [/\b(rigatoni|paccheri|mezze maniche|ditali\w*|maccheroni)\b/, { pasta: 'rigatoni' }],
  [/\b(orecchiette|conchiglie|cavatelli)\b/, { pasta: 'orecchiette' }],
  [/\bgnocchi\b/, { pasta: 'gnocchi' }],
  [/\b(ravioli|tortell\w+|agnolotti|cappelletti)\b/, { pasta: 'ravioli' }],
  [/\b(penne|sedani rigati|pasta di semola|pasta integrale)\b/, { pasta: 'penne' }],
  [/\briso (nero|venere)\b/, { grain: 'blackRice' }],
  [/\briso (integrale|rosso)\b/, { grain: 'brownRice' }],
  [/\briso (allo zafferano|giallo)\b/, { grain: 'yellowRice' }],
  [/\briso\b/, { grain: 'rice' }],
  [/\b(cous ?cous|bulgur|miglio|fregola|polenta)\b/, { grain: 'couscous' }],
  [/\b(farro|grano saraceno)\b/, { grain: 'farro' }],
  [/\b(orzo|grano tenero cotto)\b/, { grain: 'orzo' }],
  [/\b(quinoa|amaranto)\b/, { grain: 'quinoa' }],
  // Fish
  [/\bsalmone (affumicato|marinato a fette)\b/, p('smokedSalmon')],
  [/\bsalmone\b.*\bcub\w+\b/, p('salmonCube')],
  [/\bsalmone\b/, p('salmon')],
  [/\btonno\b.*\b(fresco|crudo|cub\w+|pinna gialla)\b/, p('tunaCube')],
  [/\btonno\b/, p('tuna')],
  [/\b(merluzzo|branzino|orata|baccala|platessa|spigola|pesce spada|trota|sgombro|persico)\b/, p('whiteFish')],
  [/\b(acciugh\w+|alici|sardine)\b/, p('anchovy')],
  [/\b(gamber\w+|mazzancolle|scampi)\b/, p('shrimp')],
  [/\b(polpo|moscardini)\b/, p('octopus')],
  [/\b(calamar\w+|totan\w+|seppi\w+)\b/, p('calamari')],
  [/\b(cozze|vongole|frutti di mare)\b/, p('mussel')],
  // Meat
  [/\bcotolett\w+\b/, p('cutlet')],
  [/\b(carne|manzo|bovino|vitello|suino)\b.*\bmacinat\w+\b/, p('mince')],
  [/\bpolpett\w+\b/, p('meatball')],
  [/\b(hamburger|burger)\b/, p('burger')],
  [/\broast ?beef\b/, p('roastBeef')],
  [/\bbresaola\b/, p('bresaola')],
  [/\b(prosciutto crudo|speck a fette|culatello)\b/, p('prosciutto')],
  [/\b(prosciutto cotto|mortadella|prosciutto)\b/, p('ham')],
  [/\b(fesa di tacchino|tacchino arrosto)\b/, p('turkey')],
  [/\bsalame\b|\bsoppressata\b|\b'?nduja\b/, p('salami')],
  [/\b(speck|pancetta|guanciale)\b/, p('speckCube')],
  [/\bsalsicci\w+\b/, p('sausage')],
  [/\b(pollo|tacchino)\b/, p('chicken')],
  [/\b(manzo|bovin\w+|tagliata|vitello)\b/, p('beef')],
  [/\b(maiale|suin\w+|arista|lonza|porchetta)\b/, p('pork')],
  // Egg and cheese
  [/\b(frittata|omelette)\b/, p('omelette')],
  [/\bsfoglia all'uovo\b/, NOTHING],
  [/\b(tuorlo|albume|uova pastorizzate|misto d'uovo)\b/, NOTHING],
  [/\buov[ao]\b/, p('egg')],
  [/\b(burrata|stracciatella)\b/, p('burrata')],
  [/\bmozzarella\b.*\bfett\w*\b/, p('mozzarellaSlice')],
  [/\b(mozzarell\w+|fiordilatte|bocconcini)\b/, p('mozzarella')],
  [/\b(parmigiano|grana|pecorino|cacioricotta)\b/, p('shaving')],
  [/\b(feta|primo sale|quartirolo)\b/, p('feta')],
  [/\b(halloumi|tomino|scamorza alla griglia)\b/, p('halloumi')],
  [/\b(gorgonzola|roquefort)\b/, p('gorgonzola')],
  [/\b(ricotta|caprino|robiola|stracchino|formaggio (spalmabile|fresco|di capra)|mascarpone)\b/, p('ricotta')],
  [/\b(scamorza|provola|fontina|asiago|emmental|edamer|cheddar|formaggio|caciocavallo|taleggio|brie)\b/, p('cheeseCube')],
  // Pulses and soy
  [/\bfalafel\b/, p('falafel')],
  [/\btofu\b/, p('tofu')],
  [/\btempeh\b/, p('tempeh')],
  [/\bseitan\b/, p('seitan')],
  [/\bedamame\b/, p('edamame')],
  [/\b(ceci|hummus)\b/, p('chickpea')],
  [/\blenticchi\w+\b/, p('lentil')],
  [/\b(fagioli (cannellini|bianchi)|cannellini)\b/, p('cannellini')],
  [/\bfagiolini\b/, p('greenBean')],
  [/\bfagiol\w+\b/, p('bean')],
  [/\b(piselli|fave)\b/, p('pea')],
  [/\bmais\b/, p('corn')],
  // Vegetables
  [/\bspinac\w+\b/, { leaves: 'spinach', piece: 'spinach' }],
  [/\b(rucola|cime di rapa)\b/, { leaves: 'rocket', piece: 'rocket' }],
  [/\b(misticanza|insalata mista|insalatina)\b/, { leaves: 'mixed', piece: 'lettuce' }],
  [
    /\b(lattuga|insalata|iceberg|valeriana|songino|cappuccina|romana|gentile|bietol\w+|indivia|cavolo nero)\b/,
    { leaves: 'lettuce', piece: 'lettuce' },
  ],
  [/\bradicchio\b/, p('radicchio')],
  [/\b(cavolo (viola|rosso|cappuccio))\b/, p('cabbage')],
  [/\b(alga|alghe|wakame|nori)\b/, p('seaweed')],
  [/\bpomodor\w+ secch\w+\b/, p('driedTomato')],
  [/\bpomodor\w+\b.*\b(fett\w+|cuore di bue|ramat\w+|insalataro)\b/, p('tomatoSlice')],
  [/\b(pomodor\w+|datterin\w+|ciliegin\w+)\b/, p('tomato')],
  [/\bcetriol\w+\b/, p('cucumber')],
  [/\bzucchin\w+\b/, p('zucchini')],
  [/\bmelanzan\w+\b/, p('aubergine')],
  [/\bcarot\w+\b.*\b(julienne|grattugiat\w+)\b/, p('carrotShreds')],
  [/\bcarot\w+\b/, p('carrot')],
  [/\bzucca\b/, p('pumpkin')],
  [/\bpatat\w+ dolc\w+\b|\bbatat\w+\b/, p('sweetPotato')],
  [/\bpatat\w+\b/, p('potato')],
  [/\b(barbabietol\w+|rap\w rosse?)\b/, p('beet')],
  [/\bavocado\b/, p('avocado')],
  [/\bcipolla (croccante|fritta)\b/, p('onionFried')],
  [/\b(erba cipollina|cipollott\w+|porr\w+)\b/, p('chive')],
  [/\b(cipoll\w+|scalogn\w+)\b/, p('onion')],
  [/\bpeperon\w+ (giall\w+)\b/, p('pepperYellow')],
  [/\bpeperon\w+\b(?!cin)/, p('pepperRed', 'pepperYellow')],
  [/\b(funghi|champignon|porcini|pleurotus)\b/, p('mushroom')],
  [/\b(broccol\w+|cavolfior\w+)\b/, p('broccoli')],
  [/\basparag\w+\b/, p('asparagus')],
  [/\bolive? (verdi|verde|ascolan\w+)\b/, p('greenOlive')],
  [/\boliv[ae]\b/, p('olive')],
  [/\b(crostini|pane tostato|crostoni)\b/, p('crouton')],
  [/\bbasilico\b/, p('basil')],
  [/\b(menta|prezzemolo|coriandolo)\b/, p('mint')],
  [/\bsalvia\b/, p('sage')],
  [/\blimon\w+\b/, p('lemon')],
  [/\b(aranc\w+|agrumi|mandarin\w+|clementin\w+|pompelm\w+)\b/, p('orange')],
  // Nuts and seeds
  [/\bnoci di cocco\b|\bcocco\b/, p('coconut')],
  [/\bnocciol\w+\b/, p('hazelnut')],
  [/\bnoc[ei]\b/, p('walnut')],
  [/\bmandorl\w+\b/, p('almond')],
  [/\banacard\w+\b/, p('cashew')],
  [/\bpinol\w+\b/, p('pineNut')],
  [/\bpistacch\w+\b/, p('pistachio')],
  // Fruit and sweets
  [/\bfrutti (rossi|di bosco)\b/, p('raspberry', 'blueberry')],
  [/\bfragol\w+\b/, p('strawberry')],
  [/\bmirtill\w+\b/, p('blueberry')],
  [/\blampon\w+\b/, p('raspberry')],
  [/\bmor[ae]\b/, p('blackberry')],
  [/\bbanan\w+\b/, p('banana')],
  [/\bkiwi\b/, p('kiwi')],
  [/\bmel[ae]\b/, p('apple')],
  [/\bper[ae]\b/, p('pear')],
  [/\b(pesc(a|he)|albicocc\w+|nettarin\w+)\b(?! spada)/, p('peach')],
  [/\bmelone\b/, p('melon')],
  [/\bananas\b/, p('pineapple')],
  [/\bmango\b/, p('mango')],
  [/\bmelagran\w+\b/, p('pomegranate')],
  [/\buva\b|\buvetta\b/, p('grape')],
  [/\bfich\w+\b/, p('fig')],
  [/\b(granola|muesli|fiocchi d'avena)\b/, p('granola')],
  [/\bsavoiard\w+\b/, p('ladyfinger')],
  [/\b(crumble|biscott\w+)\b/, p('crumble')],
  [/\b(cioccolat\w+)\b/, p('chocolateShard')],
  [/\bcacao\b/, p('cocoa')],
];

const DAIRY =
  /\b(mozzarella|parmigiano|grana|pecorino|besciamella|panna|mascarpone|ricotta|scamorza|provola|fontina|formaggio|yogurt|latte|crema)\b/;
const PLANT = /\b(vegetal\w+|vegan\w+|soia|mandorl\w+|cocco|avena|riso|anacardi)\b/;

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

/** One label-style list ("riso, salmone (pesce) 24%, sale") as its ingredients; brackets stay whole. */
export function splitIngredients(label: string): string[] {
  const parts: string[] = [];
  let [depth, current] = [0, ''];
  for (const character of label) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && (character === ',' || character === ';')) {
      parts.push(current);
      current = '';
    } else current += character;
  }
  return [...parts, current].map((part) => part.trim()).filter((part) => part !== '');
}

/** Innermost brackets first, until none are left; an unclosed one ends the text. */
function withoutBrackets(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, ' ');
  return shorter === text ? text.replace(/\(.*$/, ' ') : withoutBrackets(shorter);
}

/** Without what is in brackets, what is "without", and percentages. */
const essence = (ingredient: string): string =>
  withoutBrackets(plain(ingredient))
    .replace(/\bsenza\b.*$/, '')
    .replace(/[\d.,]+ ?%/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function readIngredients(ingredients: readonly string[]): Reading {
  const pieces: PieceName[] = [];
  const sauces: SauceName[] = [];
  const read = ingredients.flatMap(splitIngredients).map(essence);
  const traces = read.findIndex((one) => /^(puo|possono) contenere|^tracce/.test(one));
  const named = traces === -1 ? read : read.slice(0, traces);
  let grain: GrainName | null = null;
  let pasta: Reading['pasta'] = null;
  let leaves: Leaves | null = null;
  for (const ingredient of named) {
    const meaning = MEANINGS.find(([words]) => words.test(ingredient))?.[1];
    if (meaning === undefined || 'nothing' in meaning) continue;
    if ('grain' in meaning) grain ??= meaning.grain;
    else if ('pasta' in meaning) pasta ??= meaning.pasta;
    else if ('sauce' in meaning) sauces.push(meaning.sauce);
    else {
      if ('leaves' in meaning) leaves ??= meaning.leaves;
      if (!pieces.includes(meaning.piece)) pieces.push(meaning.piece);
      if ('more' in meaning && meaning.more !== undefined && !pieces.includes(meaning.more)) {
        pieces.push(meaning.more);
      }
    }
  }
  return {
    pieces,
    grain,
    pasta,
    sauces,
    leaves,
    dairy: named.some((one) => DAIRY.test(one) && !PLANT.test(one)),
    text: named.join(', '),
  };
}
