import { type CSSProperties, Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CatalogueItem, DietPreference, SellingArea } from '../../api/index.ts';
import { CHUNK, chunksOf } from '../shared/rules/arrange.ts';
import { hasFilter, isExcluded } from '../shared/rules/diet.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { SearchField } from '../shared/ui/controls/SearchField.tsx';
import { HomeLink } from '../shared/ui/page/AppLink.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { afterPaint } from '../shared/ui/interaction/after-paint.ts';
import { useFirstScreenFirst } from '../shared/ui/interaction/use-first-screen.ts';
import { useLateValue } from '../shared/ui/interaction/use-late-value.ts';
import { useSectionLinks } from '../shared/ui/interaction/use-section-links.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { Notice } from '../shared/ui/feedback/Notice.tsx';
import { showsFocused } from '../shared/ui/interaction/show-focused.ts';
import { arrangeCatalogue, type CatalogueSection, recommendedOf, searchSections, suitableFirst, withItems } from './arrange.ts';
import { favouritesOf } from './favourites.ts';
import { ItemCard, type ItemProps } from './ItemCard.tsx';
import * as css from './Shop.css.ts';
import type * as ShopExtras from './ShopExtras.tsx';
import { useText } from './text.ts';
import { type Elements, Text } from '../shared/text/Text.tsx';

interface CatalogueViewProps extends Pick<ItemProps, 'store' | 'isPreview' | 'onDialog'> {
  area: SellingArea;
  /** The searched words; null while the search is closed. */
  query: string | null;
  onQuery(query: string | null): void;
  /** Only what fits the diet preference is shown. */
  isOnlySuitable: boolean;
  onOnlySuitable(isOnly: boolean): void;
}

const RECOMMENDED = 'recommended';
const FAVOURITES = 'favourites';
const FOUND = 'found';
/** The visible cards of a row, and a few more. */
const VISIBLE_CARDS = 8;

/** The cards of the first screen, whose pictures are not lazy. */
const EAGER_CARDS = 4;

const itemsOf = (sections: readonly CatalogueSection[]) => sections.flatMap(({ items }) => items);

/** How many dishes of a long category, and of a search, are drawn before the person scrolls to their end. */
const FIRST_OF_CATEGORY = 12;
const FIRST_OF_SEARCH = 24;
/** Of what fits the preference, this many dishes in each category are too few for a row. */
const FEW = 2;

/** What the first cards do without; nothing of it when its code does not come, which hides no dish. */
type Extras = Partial<typeof ShopExtras> | null;

function useExtras(): Extras {
  const [extras, setExtras] = useState<Extras>(null);
  useEffect(
    () =>
      afterPaint(() => {
        void import('./ShopExtras.tsx').then(setExtras, () => setExtras({}));
      }),
    [],
  );
  return extras;
}

/** Memoised: opening a dialog must not render the 600 cards behind it again. */
export const CatalogueView = memo(function CatalogueView({
  query,
  onQuery,
  onOnlySuitable,
  area,
  isOnlySuitable: isOnlySuitableNow,
  ...props
}: CatalogueViewProps) {
  const text = useText();
  const now = useMemo(() => ({ area, isOnlySuitable: isOnlySuitableNow, sought: query?.trim() ?? '' }), [area, isOnlySuitableNow, query]);
  // A press on 'Conferma' and a typed letter are answered before all cards are rendered anew.
  const { isOnlySuitable, sought, ...late } = useLateValue(now);
  const { catalogue, dietPreference } = late.area;
  const sections = useMemo(() => arrangeCatalogue(catalogue, text.other), [catalogue, text]);
  const [compare, setCompare] = useState<ShopExtras.SortSelectProps['compare']>(null);
  const applyPreference = useCallback(
    (items: readonly CatalogueItem[], isOnly = isOnlySuitable) => suitableFirst(items, dietPreference, isOnly),
    [dietPreference, isOnlySuitable],
  );
  // What is found, or sorted, and the few that fit, are in one section: in columns, instead of a card here and one there; the cheapest
  // of all comes first.
  const found = useMemo(() => {
    const fit = withItems(sections, applyPreference);
    const isFew = isOnlySuitable && itemsOf(fit).length <= FEW * fit.length;
    if (sought === '' && compare === null && !isFew) return sections;
    const items = itemsOf(searchSections(sections, sought));
    return items.length === 0 ? [] : [{ id: FOUND, label: sought === '' ? text.catalogue : text.results, items }];
  }, [sections, sought, compare, text, isOnlySuitable, applyPreference]);
  const suitableCount = useMemo(() => applyPreference(itemsOf(found), true).length, [found, applyPreference]);
  const shown = useMemo(
    () => withItems(found, (items) => applyPreference(compare === null ? items : [...items].sort(compare))),
    [found, applyPreference, compare],
  );
  const recommended = useMemo(() => applyPreference(recommendedOf(catalogue)), [catalogue, applyPreference]);
  const extras = useExtras();
  const { storage } = useRuntime();
  // A snapshot at mount: a press on a heart moves no card, and can be undone in the same place.
  const [isFavourite] = useState(() => favouritesOf(storage, area.id));
  const favourites = useMemo(
    () => applyPreference(catalogue.items.filter(({ id }) => isFavourite(id))),
    [catalogue, isFavourite, applyPreference],
  );
  const rows = useMemo(
    () =>
      [
        { id: FAVOURITES, label: text.favourites, title: text.yourFavourites, items: favourites },
        { id: RECOMMENDED, label: text.recommended, title: text.chefRecommends, items: recommended },
        // One card alone is in the columns below, too.
      ].filter(({ items }) => items.length > +isOnlySuitable),
    [favourites, recommended, text, isOnlySuitable],
  );
  const drawn = useFirstScreenFirst(shown);
  // A new array when more sections are drawn, so that the chips find them.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const chips = useMemo(() => [...rows, ...shown], [rows, shown, drawn.length]);
  const endSearch = () => onQuery(null);

  if (sections.length === 0) {
    // A closed shop shows its own notice above.
    if (!catalogue.isOpen) return null;
    return (
      <Notice mark="empty" title={text.emptyTitle} text={text.emptyText}>
        <HomeLink />
      </Notice>
    );
  }
  return (
    <>
      {query === null ? (
        chips.length > 1 || !isOnlySuitable ? (
          <CategoryChips sections={chips} />
        ) : (
          // The next line begins below it.
          <div />
        )
      ) : (
        <div role="search" className={css.search}>
          <SearchField
            label={text.search}
            hint={text.searchHint}
            closeLabel={text.searchClose}
            query={query}
            onQuery={onQuery}
            onClose={endSearch}
          />
          {/* Where nothing is found, the notice below says so. */}
          <p role="status" className={shown.length === 0 ? visuallyHidden : css.found}>
            {query.trim() && text.found(itemsOf(shown).length)}
          </p>
        </div>
      )}
      {hasFilter(dietPreference) && (
        <div className={isOnlySuitable ? css.allDishes : css.suitableRow}>
          <button type="button" className={css.suitable} onClick={() => onOnlySuitable(!isOnlySuitable)}>
            {isOnlySuitable ? text.suitable(suitableCount) : text.onlySuitable(suitableCount)}
          </button>
        </div>
      )}
      {shown.length === 0 && (
        <Notice mark="empty" title={text.nothingFoundTitle} text={text.nothingFoundText}>
          <Button
            size="large"
            onClick={() => {
              onOnlySuitable(false);
              endSearch();
            }}
          >
            {text.searchClear}
          </Button>
        </Notice>
      )}
      {sought === '' &&
        rows.map(({ id, title, items }) => (
          <Section key={id} id={id} label={title} className={css.rowSection}>
            <ul role="list" className={items.length > VISIBLE_CARDS ? `${css.row} ${css.longRow}` : css.row} ref={showsFocused}>
              {items.map((item, index) => (
                <ItemCard
                  key={item.id}
                  item={item}
                  isExcluded={isExcluded(item.edible, dietPreference)}
                  isEager={index < EAGER_CARDS}
                  isWide
                  Heart={extras?.Heart}
                  {...props}
                />
              ))}
            </ul>
          </Section>
        ))}
      {drawn.map((section, index) => (
        // The first stays when all become one: its select has the focus.
        <Fragment key={index === 0 && sought === '' ? 0 : section.id}>
          <CategorySection
            section={section}
            isFirst={index === 0}
            preference={dietPreference}
            extras={extras}
            end={index === 0 && extras?.SortSelect && <extras.SortSelect compare={compare} onSort={(next) => setCompare(() => next)} />}
            {...props}
          />
          {index === 0 && catalogue.isOpen && dietPreference === null && <DietPrompt onPress={() => props.onDialog({ kind: 'diet' })} />}
        </Fragment>
      ))}
    </>
  );
});

interface CategorySectionProps extends Pick<ItemProps, 'store' | 'isPreview' | 'onDialog'> {
  section: CatalogueSection;
  isFirst: boolean;
  preference: DietPreference | null;
  extras: Extras;
  /** At the end of the title's line. */
  end: Elements;
}

/**
 * Memoised: a search renders the categories again that lose or gain a dish, and no others. Of many dishes it draws the first
 * ones, in chunks that cost nothing off-screen, and more as the person scrolls.
 */
const CategorySection = memo(function CategorySection({ section, isFirst, preference, extras, end, ...props }: CategorySectionProps) {
  const { items, ...head } = section;
  const [count, setCount] = useState(head.id === FOUND ? FIRST_OF_SEARCH : FIRST_OF_CATEGORY);
  const list = useRef<HTMLDivElement>(null);
  /** The card that gets the focus when it is drawn: the first of those that a press adds, or the one that the browser has found; none while the person scrolls. */
  const next = useRef<number>(null);
  useEffect(() => {
    const card = next.current === null ? null : list.current?.querySelectorAll('[part=item]').item(next.current);
    next.current = null;
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('button')?.focus();
  }, [count]);
  const isLong = items.length > CHUNK;
  const isCut = isLong && count < items.length && (extras === null || extras.MoreItems !== undefined);
  const onMore = (more: number, focusId?: string) => {
    next.current = focusId === undefined ? null : items.findIndex(({ id }) => id === focusId);
    setCount(count + more);
  };
  return (
    <Section {...head} end={end}>
      <div ref={list}>
        {chunksOf(isCut ? items.slice(0, count) : items).map((chunk, chunkIndex) => (
          <ul
            key={chunk[0]?.id}
            role="list"
            className={isLong ? `${css.grid} ${css.chunk}` : css.grid}
            style={{ [css.cards]: chunk.length } as CSSProperties}
          >
            {chunk.map((item, index) => (
              <ItemCard
                key={item.id}
                item={item}
                isExcluded={isExcluded(item.edible, preference)}
                isEager={isFirst && chunkIndex === 0 && index < EAGER_CARDS}
                Heart={extras?.Heart}
                {...props}
              />
            ))}
          </ul>
        ))}
      </div>
      {isCut && extras?.MoreItems && <extras.MoreItems label={head.label} rest={items.slice(count)} onMore={onMore} />}
    </Section>
  );
});

/** Links to the categories. They mark the category that is being read. */
function CategoryChips({ sections }: { sections: readonly Omit<CatalogueSection, 'items'>[] }) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  const [current, go] = useSectionLinks(row, sections, (index) => {
    const root = row.current?.getRootNode() as Document | ShadowRoot | undefined;
    return root?.getElementById(`category-${sections[index]?.id}`) ?? null;
  });
  return (
    <nav className={css.chips} aria-label={text.categories}>
      <div ref={row} className={css.chipRow}>
        {sections.map(({ id, label, lang }, index) => (
          <a
            key={id}
            className={css.chip}
            lang={lang}
            href={`#category-${id}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              // No navigation: a fragment would be added to the history, and does not reach into a shadow root.
              event.preventDefault();
              go(index);
            }}
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}

interface SectionProps extends Omit<CatalogueSection, 'items' | 'lang'> {
  lang?: CatalogueSection['lang'] | undefined;
  className?: string;
  /** At the end of the title's line. */
  end?: Elements;
  children: Elements;
}

const Section = ({ id, label, lang, className = '', end, children }: SectionProps) => (
  <section id={`category-${id}`} className={`${css.section} ${className}`} part="section" aria-labelledby={`title-${id}`}>
    <div className={css.sectionHead}>
      <Heading level={2} id={`title-${id}`} tabIndex={-1} className={css.sectionTitle} lang={lang}>
        {label}
      </Heading>
      {end}
    </div>
    {children}
  </section>
);

/** Shown until the person has a diet preference (P1-2.49). */
function DietPrompt({ onPress }: { onPress(): void }) {
  const text = useText();
  return (
    <button type="button" className={css.prompt} onClick={onPress}>
      <span className={css.promptMark}>
        <Icon name="filter" />
      </span>
      <span className={css.promptText}>
        <b className={css.promptTitle}>{text.promptTitle}</b>
        <Text>{text.promptText}</Text>
      </span>
      <Icon name="next" isSmall />
    </button>
  );
}
