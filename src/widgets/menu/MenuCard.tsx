import { memo, type ReactNode } from 'react';
import type { Lang, MenuItem } from '../../api/index.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { note, tag } from '../shared/ui/page/layout.css.ts';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import * as css from './Menu.css.ts';
import { useLanguage } from '../shared/text/language.ts';
import { useMenuText } from './text.ts';
import type { Elements } from '../shared/text/Text.tsx';

export type MenuLayout = 'grid' | 'list';

interface MenuCardProps {
  item: MenuItem;
  layout: MenuLayout;
  /** No small card is next to it; in a list: big ones are. */
  isAlone: boolean;
  /** Emphasises allergens, and names diets in the language of the interface; null until the enhancements have loaded. */
  enhancements: Readonly<Record<'declaration' | 'diet' | 'ingredients', (text: string, lang: Lang) => Elements>> | null;
  /** The search or the filter hides it. */
  isOut: boolean;
  /** In the first row: the browser loads its picture at once. */
  isEager: boolean;
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <p className={note}>
      <b className={css.factName} lang={useLanguage()}>
        {`${name} `}
      </b>
      <span>{value}</span>
    </p>
  );
}

/** Allergens and ingredients, or a note. A short card has ingredients only without an allergen declaration, as the only warning. */
function Facts({ item, enhancements, isShort }: Pick<MenuCardProps, 'item' | 'enhancements'> & { isShort: boolean }) {
  const { allergensString, ingredients } = item;
  const lang = useLanguage();
  const text = useMenuText();
  if (!allergensString && !ingredients)
    return (
      <p className={note} lang={lang}>
        {text.noNutrition}
      </p>
    );
  return (
    <>
      {allergensString && <Fact name={text.allergens} value={enhancements?.declaration(allergensString, lang) ?? allergensString} />}
      {ingredients && (!isShort || !allergensString) && (
        <Fact name={text.ingredients} value={enhancements?.ingredients(ingredients, lang) ?? ingredients} />
      )}
    </>
  );
}

/** Width and height of the picture, px. */
const PICTURE = { grid: [400, 250], list: [120, 120], compact: [64, 64], alone: [400, 250] } as const;

/**
 * A 'big' item in the menu's layout, or a SMALL one, which has no ingredients next to its allergens. A SMALL one between big ones of a
 * list has their look.
 */
export const MenuCard = memo(function MenuCard({ item, layout, isAlone, enhancements, isOut, isEager }: MenuCardProps) {
  const isSmall = item.menuDisplayType === 'SMALL';
  const look = !isSmall || (isAlone && layout === 'list') ? layout : isAlone ? 'alone' : 'compact';
  const lang = useLanguage();
  const diet = item.diet && (enhancements?.diet(item.diet, lang) ?? <span>{item.diet}</span>);
  const [width, height] = PICTURE[look];
  return (
    <li className={css.card[look]} part="item" hidden={isOut}>
      <div className={css.picture[look]}>
        <Picture image={item.image} isEager={isEager} width={width} height={height} />
        {look === 'grid' && diet && <span className={`${tag} ${css.diet}`}>{diet}</span>}
      </div>
      <div className={css.body[look]}>
        <div>
          <Heading level={3} className={css.name[look]}>
            {item.label}
          </Heading>
          {look !== 'grid' && diet && <p className={`${note} ${css.smallDiet}`}>{diet}</p>}
        </div>
        <Facts item={item} enhancements={enhancements} isShort={isSmall} />
      </div>
    </li>
  );
});
