/** Words of the kitchen with a fixed meaning: in another language than Italian they have the names that the filter has for them. */
import type { Lang } from '../../../api/index.ts';
import { KITCHEN_NAMES, LADDER } from '../../../texts/kitchen.ts';
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

/** The text of 'Allergeni:' with its allergens emphasised. `className`: of an allergen. */
export const declaration = (text: string, lang: Lang, className: string): Elements =>
  lang !== 'it' && saysNone(text) ? (
    <span lang={lang}>{KITCHEN_NAMES[lang].noAllergens}</span>
  ) : (
    emphasise(partsOfDeclaration(text), className)
  );
