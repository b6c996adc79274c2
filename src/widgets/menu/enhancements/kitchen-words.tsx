/** Words of the kitchen with a fixed meaning: in another language than Italian they have the names that the filter has for them. */
import type { AllergenKey, Lang } from '../../../api/index.ts';
import { KITCHEN_NAMES, LADDER } from '../../../texts/kitchen.ts';
import type { TextPart } from '../../shared/rules/allergen-words.ts';
import { emphasise } from '../../shared/ui/content/emphasise.tsx';
import { partsOfDeclaration, saysNone } from './declared.ts';
import { stepOf } from './diets.ts';
import type { Elements } from '../../shared/text/Text.tsx';

function dietName(word: string, lang: Lang): string | null {
  const names = KITCHEN_NAMES[lang];
  if (word === KITCHEN_NAMES.it.meatOrFish) return names.meatOrFish;
  const step = LADDER[stepOf(word)];
  return step === undefined || step === 'everything' ? null : names.diets[step];
}

/** A dish's diets. */
export const diet = (text: string, lang: Lang): Elements =>
  lang === 'it' ? (
    <span>{text}</span>
  ) : (
    text.split(/([,;/|·\n]\s*)/).map((word, index) => {
      const name = dietName(word.trim(), lang);
      return (
        <span key={index} lang={name === null ? undefined : lang}>
          {name ?? word}
        </span>
      );
    })
  );

/** What a declaration may call an allergen to be translated. A longer name is found before its part. */
const NAMES: readonly (readonly [name: string, allergen: AllergenKey])[] = [
  ...(Object.entries(KITCHEN_NAMES.it.allergens) as [AllergenKey, string][]).map(([key, name]) => [name.toLowerCase(), key] as const),
  ['semi di sesamo', 'sesame'],
  ['glutine', 'cerealsContainingGluten'],
  ['latte', 'milkAndDairyProducts'],
  ['solfiti', 'sulphur'],
];
const NAME = new RegExp(`(?<!\\p{L})(?:${NAMES.map(([name]) => `(${name})`).join('|')})(?!\\p{L})`, 'giu');
const MAY_CONTAIN = /^\s*(può contenere|possibili|può contenere possibili)?\s*tracce di\s|^\s*può contenere\s/iu;
/** All that may be between the names of a list. */
const SEPARATORS = /^\s*((,|e|ed)(\s|$)+)*$/iu;

/**
 * A declaration with the allergens' names in another language, where it has nothing but such names: 'Latte, uova; può contenere tracce di
 * soia'. Null for any other, of which a translation might say something else than the kitchen.
 */
function translated(text: string, lang: Lang): readonly TextPart[] | null {
  const { allergens, noAllergens, traces } = KITCHEN_NAMES[lang];
  if (saysNone(text)) return [{ text: noAllergens, allergen: null }];
  const parts: TextPart[] = [];
  for (const clause of text
    .trim()
    .replace(/\.$/, '')
    .split(/;|,\s*(?=può contenere)/i)) {
    const list = clause.replace(MAY_CONTAIN, '');
    const keys: AllergenKey[] = [];
    const rest = list.replace(NAME, (name: string) => {
      const key = NAMES.find(([known]) => known === name.toLowerCase())?.[1];
      if (key !== undefined) keys.push(key);
      return '';
    });
    if (keys.length === 0 || !SEPARATORS.test(rest)) return null;
    const lead = [parts.length > 0 && '; ', list !== clause && `${traces}: `].filter(Boolean).join('');
    parts.push(
      ...keys.flatMap((key, index) => [
        { text: index === 0 ? lead : ', ', allergen: null },
        { text: allergens[key], allergen: key },
      ]),
    );
  }
  return parts.filter((part) => part.text !== '');
}

/** The text of 'Allergeni:' with its allergens emphasised. `className`: of an allergen. */
export function declaration(text: string, lang: Lang, className: string): Elements {
  const parts = lang === 'it' ? null : translated(text, lang);
  return parts === null ? emphasise(partsOfDeclaration(text), className) : <span lang={lang}>{emphasise(parts, className)}</span>;
}
