import { type AllergenKey, ALLERGENS } from '../../../api/index.ts';

/**
 * The words that name an allergen of EU 1169/2011, annex II, or what is made of it, in Italian and in the foreign languages of menus and
 * labels, without capitals and accents. The whole word counts when its beginning is here; `$` is the end of a word, `_` a space. What
 * follows as `(?!…)` names no allergen: coconut milk, cocoa butter, nutmeg, buckwheat.
 */
const WORDS: Readonly<Record<AllergenKey, string>> = {
  cerealsContainingGluten:
    '(?<!in_)gran[oi]$(?!_(?:saracen|turco|di_pepe))|frument[oi]$|farr[oi]$|orz(?:o|i|otto)$|segal[ae]$|aven[ae]$|kamut|khorasan|spelta|triticale|' +
    'glut[ei]n|crusc|malt[oi]$(?!_di_(?:mais|riso)|.?destrin)|birr[ae]$|manitoba|farina$(?!(?:_\\p{L}+)?_(?:di_|d.))|bulgh?ur|burghul|cous.?cous|cuscus|seitan|wheat|barley|rye$|oats?$|spelt$|' +
    '(?:semol|pan[ei]$|panin[oi]|pan.?(?:grattat|carre|brioche|bauletto|di_spagna)|panko|impanat|panatur|crost[io]n|bruschett|grissin|cracker|biscott|' +
    'savoiard|tarall|frisell|ciabatt|baguette|brioche|croissant|cornett[oi]$|pancake|crep[es]|wafer|muesli|strudel|pandor|panetton|pastella|tempura|focacci|pizz[ae]$|piadin|sfogli[ae]$|fregol[ae]$|pasta_(?:frolla|brise|fillo|kataifi|fresca|secca|all|di_semol)|pasta$(?!_\\p{L})|' +
    'gnocch|trofi[ea]$|paccher|spaghett|linguin|tagliatell|tagliolin|fettuccin|maccheron|rigaton|fusill|orecchiett|lasagn|raviol|tortell|cannellon|cappellett|bread|pita$|ramen|' +
    'udon)\\p{L}*$(?!_(?:senza_glut|gluten|di_(?:mais|riso|grano_sar|legum|lenticch|ceci|soia)))',
  crustaceans:
    'crostace|gamber|scamp[oi]$|aragost|astic[ei]$|gran[cs][hie]|mazzancoll|krill|can+occhi|cical[ae]_di_mare|shrimp|prawn|crab$|lobster|langoust|crevett|gambas$|bisque',
  eggs:
    'uov[oa]$(?!_di_(?:pesce|lompo|salmone|trota|storione))|album[ei]|tuorl|ov[oa](?:prodott|albumin|mucoid)|maiones|mayo|mering|' +
    'lisozim|e.?1105(?!\\d)|frittat|zaba[ig]|aioli|eggs?$',
  fish:
    'pesc(?:e|i|iolini|atrice)$|salmon|tonn(?:o|i|at[aeio]|ett[io])$|merluzz|nasell|baccala|stoccafiss|acciug|alic[ei]$|sgombr|branzin|spigol|orat[ae]$|' +
    'trot[ae]$|sarde$|sardin|sardell|aring|platess|sogliol|halibut|pangasi|tilapia|persic[oi]$|cerni[ae]$|dentic[ei]$|romb[oi]$|' +
    'ricciol[ae]$|rospo$|anguill|carp[ae]$|lucci[oi]$|storion|cavia[lr]\\p{L}*$(?!_di_melanz)|bottarg|lomp[oi]|surimi|trigli[ae]$|cefal[oi]$|' +
    'mugg?in|ittic|bonito|katsuobushi|dashi|worcester|garum|nuoc|colatur|fish|tuna$|cod$|anchov|herring|tarama|sashimi|ceviche|palomb|verdesc|scorfan|lampug|squal[oi]$',
  peanuts: 'arachid|nocciolin|peanut',
  soy: 'so[ijy]|tofu|edamame|tempeh|miso$|natto$|tamari$|shoyu|okara|teriyaki',
  milkAndDairyProducts:
    'latte$(?!_(?:d.|di_)?(?:cocco|mandorl|riso|soia|avena|nocciol|anacard|canapa|farro|pisell|vegetal))|lattic[ie][nl]|delattosat|latt(?:os|ofer|oalb|oglo|eria)|' +
    'fiordilatt|burr[oi]$(?!_(?:d.|di_)?(?:cacao|arachid|karite|mandorl|cocco|nocciol|anacard|pistacch|sesam|vegetal))|burrat|' +
    'panna$(?!_(?:di_)?(?:cocco|soia|riso|avena|vegetal))|formagg|casea|mozzarell|parm[ie][gs]|grana$|pecorin|ricott|[iyj]og.?urt|feta$|' +
    'gorgonzol|mascarpon|stra(?:cchin|cciatell)|provol|scamorz|fontin[ae]$|asiago|caprin[oi]$|casein|tomin[oi]$|toma$|taleggi|crescenz|robiol|' +
    'caci(?:o$|oc|ot|or)|em+ent|gruyer|grovier|brie$|camembert|cheddar|edamer?!|philadelphia|hal+oumi|paneer|quark|skyr|kefir|ghee$|besciamel|' +
    'bechamel|siero$|cioccolato_bianco|squacqueron|primosal|cagliat|raclette|gouda|tzatziki|fromage|(?<!(?:nut|cocoa|almond|soy|oat|rice|shea)_)(?:butter(?!nut)|milk|cream$)|cheese|whey|lactos',
  fruitsInShell:
    'mandorl|nocciol|noc[ei]$(?!_(?:moscat|d(?:i|el)_(?:cocco|burro|vitello|manzo|bovino|prosciutto)))|anacard|pecan|pistac|macadamia|' +
    'frutta_secca|frutta_(?:a|in|con|col)_guscio|marzapan|giandu|amarett|pralin|torron|frangipan|nutella|pasta_reale|(?:wal|hazel)?nuts?$|almond|cashew',
  celery: 'sedan[oi]$|celer[yi]|sel+eri',
  mustard: 'senap|mo[su]tard|mustard|dijon',
  sesame: 'sesam|tahin|gomasi|h[uo]m+us|hal[vw]a|za.?atar',
  sulphur: '(?:meta|piro|bi|di|idro(?:geno)?)*(?:solf|sulf|sulph)it|solforos|zolfo|sul(?:f|ph)ur|so2$|e.?22[0-8](?!\\d|_?(?:g|ml|kcal)$)',
  lupine: 'lupin',
  molluscs:
    'mollus|cozz[ae]$|vongol|calam|poli?p[oi]$|seppi[ae]|seppiolin|totan[oi]$|ostric|cap+[ea].?sant|arsell|abalone|moscardin|lumac|tellin[ae]$|cannolicch|' +
    'fasolar|frutti_di_mare|squid|octopus|mussel|clams?$|oyster|scallop',
};

/** Each allergen is a group, in the order of `ALLERGENS`. 'senza glutine' and 'gluten free' name none. */
const NAMES = new RegExp(
  `(?<!\\p{L}|(?:senza|priv[aeio] di|esent[ei] da|non conten\\p{L}+|non contien[ei])\\s+)(?:${ALLERGENS.map((key) => `(${WORDS[key]})`).join('|')})\\p{L}*(?!\\p{L}|[\\s-]free)`
    .replaceAll('$', '(?!\\p{L})')
    .replaceAll('_', '\\s+'),
  'gu',
);

/** Letters of one length with their capitals and accents off, so that places in both texts are the same. */
const fold = (text: string): string => text.replace(/[A-ZÀ-ɏ]/g, (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase());

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  rsquo: '’',
  lsquo: '‘',
  nbsp: ' ',
  shy: '',
};
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/**
 * A text of the kitchen as it is read: HTML entities, ligatures and accents are letters, spaces are spaces, and what nobody sees (a
 * soft hyphen, a zero-width space) is gone from between letters.
 */
export const plainText = (text: string): string =>
  text
    .replace(/&#(x?)([\da-f]{1,6});/gi, (entity, hex: string, code: string) => {
      const point = Number.parseInt(code, hex === '' ? 10 : 16);
      return point > 0 && point < 0x11_00_00 ? String.fromCodePoint(point) : entity;
    })
    .replace(/&([a-z])(grave|acute|circ|tilde|uml|cedil);/gi, (_, letter: string, mark: string) => letter + MARKS[mark.toLowerCase()])
    .replace(/&([a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/[ﬀ-ﬆＡ-ｚ]/g, (letter) => letter.normalize('NFKC'))
    .replace(/(?<=[\p{L}\p{M}])[\u00ad\u200b-\u200d\u2060\ufeff]+/gu, '')
    .replace(/[^\S\n]/g, ' ')
    .normalize('NFC');

/** A letter of another script among ours, a broken character or an entity that is not known: a word may hide in it. */
const UNREADABLE = /[^\P{L}\p{sc=Latn}\p{sc=Grek}\p{sc=Zyyy}]|\p{sc=Latn}\p{sc=Grek}|\p{sc=Grek}[\p{sc=Latn}\p{sc=Grek}]|\ufffd|&#?\w+;/u;
export const isReadable = (text: string): boolean => !UNREADABLE.test(plainText(text));

/** A part of a text about ingredients or allergens. */
export interface TextPart {
  readonly text: string;
  readonly allergen: AllergenKey | null;
}

/** The allergen that a single word names, if any. */
export const allergenOf = (word: string): AllergenKey | null => {
  const [part, ...more] = partsOfIngredients(word);
  return more.length > 0 ? null : (part?.allergen ?? null);
};

/** Splits an ingredient list into parts. The parts together are the list as `plainText` reads it. */
export function partsOfIngredients(list: string): readonly TextPart[] {
  const text = plainText(list);
  const parts: TextPart[] = [];
  let plainFrom = 0;
  for (const match of fold(text).matchAll(NAMES)) {
    const { index } = match;
    const end = index + match[0].length;
    if (index > plainFrom) parts.push({ text: text.slice(plainFrom, index), allergen: null });
    parts.push({ text: text.slice(index, end), allergen: ALLERGENS.find((_, group) => match[group + 1] !== undefined) ?? null });
    plainFrom = end;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), allergen: null });
  return parts;
}
