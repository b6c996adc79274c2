/** Words of the kitchen with a fixed meaning: in another language than Italian they have the names that the filter has for them. */
import type { Lang } from '../../../api/index.ts';
import { KITCHEN_NAMES, LADDER } from '../../../texts/kitchen.ts';
import type { TextPart } from '../../shared/rules/allergen-words.ts';
import { emphasise } from '../../shared/ui/content/emphasise.tsx';
import { partsOfDeclaration, type Presence, readDeclaration, wordsOf } from './declared.ts';
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

/** Whether these are the words of the regulation, in the singular or the plural. */
const isName = (words: string): boolean => {
  const names = Object.values(KITCHEN_NAMES.it.allergens).join(' ').toLowerCase();
  return wordsOf(words).every((word) => names.includes(word.toLowerCase().slice(0, -1)));
};

/**
 * A declaration of which every word is understood, with the allergens' names in another language: 'Nuts (nocciole); possible traces:
 * Soybeans'. Null when a word is not understood.
 */
function translated(text: string, lang: Lang): readonly TextPart[] | null {
  const { found, isComplete } = readDeclaration(text);
  if (!isComplete) return null;
  const { allergens, noAllergens, traces } = KITCHEN_NAMES[lang];
  if (found.size === 0) return [{ text: noAllergens, allergen: null }];
  const written = partsOfDeclaration(text);
  const named = (wanted: Presence, lead: string): readonly TextPart[] =>
    Array.from(found)
      .filter(([, presence]) => presence === wanted)
      .flatMap(([key], index) => {
        const words = written.filter((part) => part.allergen === key && !isName(part.text)).map((part) => part.text);
        return [
          { text: index === 0 ? lead : ', ', allergen: null },
          { text: allergens[key], allergen: key },
          { text: words.length > 0 ? ` (${words.join(', ')})` : '', allergen: null },
        ];
      });
  const present = named('present', '');
  return [...present, ...named('traces', `${present.length > 0 ? '; ' : ''}${traces}: `)].filter((part) => part.text !== '');
}

/** The text of 'Allergeni:' with its allergens emphasised. `className`: of an allergen. */
export function declaration(text: string, lang: Lang, className: string): Elements {
  const parts = lang === 'it' ? null : translated(text, lang);
  return parts === null ? emphasise(partsOfDeclaration(text), className) : <span lang={lang}>{emphasise(parts, className)}</span>;
}
