/** Words of the kitchen with a fixed meaning: in another language than Italian they have the names that the filter has for them. */
import type { Lang } from '../../../api/index.ts';
import { emphasise } from '../../shared/ui/content/emphasise.tsx';
import { partsOfDeclaration, saysNone } from './declared.ts';
import { DIET_NAMES, LADDER, stepOf } from './diets.ts';
import type { Elements } from '../../shared/text/Text.tsx';

const NO_ALLERGENS = { it: 'assenti', en: 'none' } as const;
const MEAT_OR_FISH = { it: 'Contiene derivati della carne o pesce', en: 'Contains meat or fish products' } as const;

function dietName(word: string, lang: Lang): string | null {
  if (word === MEAT_OR_FISH.it) return MEAT_OR_FISH[lang];
  const step = LADDER[stepOf(word)];
  return step === undefined || step === 'everything' ? null : DIET_NAMES[lang][step];
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
  lang !== 'it' && saysNone(text) ? <span lang={lang}>{NO_ALLERGENS[lang]}</span> : emphasise(partsOfDeclaration(text), className);
