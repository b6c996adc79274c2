import { type CSSProperties, memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { DietPreference, SellingArea } from '../../api/index.ts';
import { CHUNK, chunksOf } from '../shared/rules/arrange.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { SearchField } from '../shared/ui/controls/SearchField.tsx';
import { HomeLink } from '../shared/ui/page/AppLink.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { useFirstScreenFirst } from '../shared/ui/interaction/use-first-screen.ts';
import { useSectionLinks } from '../shared/ui/interaction/use-section-links.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { Notice } from '../shared/ui/feedback/Notice.tsx';
import { arrangeCatalogue, type CatalogueSection, recommendedOf, searchSections, suitableFirst, withItems } from './arrange.ts';
import { ItemCard, type ItemProps } from './ItemCard.tsx';
import * as css from './Shop.css.ts';
import { useText } from './text.ts';

interface CatalogueViewProps extends Pick<ItemProps, 'store' | 'isPreview' | 'onDialog'> {
  area: SellingArea;
  /** The searched words; null while the search is closed. */
  query: string | null;
  onQuery(query: string | null): void;
}

const RECOMMENDED = 'recommended';
/** The visible cards of a row, and a few more. */
const VISIBLE_CARDS = 8;

/** The cards of the first screen, whose pictures are not lazy. */
const EAGER_CARDS = 4;

const countOf = (sections: readonly CatalogueSection[]) => sections.reduce((sum, { items }) => sum + items.length, 0);

/** Memoised: opening a dialog must not render the 600 cards behind it again. */
export const CatalogueView = memo(function CatalogueView({ area, query, onQuery, ...props }: CatalogueViewProps) {
  const text = useText();
  const { catalogue, dietPreference } = area;
  // Typing has priority over the rendering of the cards.
  const sought = useDeferredValue(query?.trim() ?? '');
  const sections = useMemo(() => arrangeCatalogue(catalogue, text.other), [catalogue, text]);
  const found = useMemo(() => (sought === '' ? sections : searchSections(sections, sought)), [sections, sought]);
  // Hides dishes, so it lasts only while the person looks at this catalogue, and never without a preference.
  const [isOnlySuitable, setOnlySuitable] = useState(false);
  const suiting = useMemo(() => countOf(withItems(found, (items) => suitableFirst(items, dietPreference, true))), [found, dietPreference]);
  const shown = useMemo(
    () => withItems(found, (items) => suitableFirst(items, dietPreference, isOnlySuitable)),
    [found, dietPreference, isOnlySuitable],
  );
  const recommended = useMemo(
    () => suitableFirst(recommendedOf(catalogue), dietPreference, isOnlySuitable),
    [catalogue, dietPreference, isOnlySuitable],
  );
  const chips = useMemo(
    () => (recommended.length === 0 ? shown : [{ id: RECOMMENDED, label: text.recommended }, ...shown]),
    [shown, recommended, text],
  );
  const drawn = useFirstScreenFirst(shown);
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
        <CategoryChips sections={chips} />
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
          <p role="status" className={visuallyHidden}>
            {query.trim() === '' ? '' : text.found(countOf(shown))}
          </p>
        </div>
      )}
      {dietPreference !== null && (
        <button type="button" className={css.suitable} aria-pressed={isOnlySuitable} onClick={() => setOnlySuitable(!isOnlySuitable)}>
          {text.onlySuitable(suiting)}
        </button>
      )}
      {shown.length === 0 && (
        <Notice mark="empty" title={text.nothingFoundTitle} text={text.nothingFoundText}>
          <Button
            onClick={() => {
              setOnlySuitable(false);
              endSearch();
            }}
          >
            {text.searchClear}
          </Button>
        </Notice>
      )}
      {catalogue.isOpen && dietPreference === null && sought === '' && !props.isPreview && (
        <DietPrompt onPress={() => props.onDialog({ kind: 'diet' })} />
      )}
      {recommended.length > 0 && sought === '' && (
        <Section id={RECOMMENDED} label={text.chefRecommends}>
          <ul role="list" className={recommended.length > VISIBLE_CARDS ? `${css.row} ${css.longRow}` : css.row}>
            {recommended.map((item, index) => (
              <ItemCard
                key={item.id}
                item={item}
                isExcluded={isExcluded(item.edible, dietPreference)}
                isEager={index < EAGER_CARDS}
                isWide
                {...props}
              />
            ))}
          </ul>
        </Section>
      )}
      {drawn.map((section, index) => (
        <CategorySection key={section.id} section={section} isFirst={index === 0} preference={dietPreference} {...props} />
      ))}
    </>
  );
});

interface CategorySectionProps extends Pick<ItemProps, 'store' | 'isPreview' | 'onDialog'> {
  section: CatalogueSection;
  isFirst: boolean;
  preference: DietPreference | null;
}

/** Memoised: a search renders the categories again that lose or gain a dish, and no others. */
const CategorySection = memo(function CategorySection({ section, isFirst, preference, ...props }: CategorySectionProps) {
  const { items, ...head } = section;
  const isLong = items.length > CHUNK;
  return (
    <Section {...head}>
      {chunksOf(items).map((chunk, chunkIndex) => (
        <ul
          key={chunk[0]?.id}
          role="list"
          className={isLong ? `${css.grid} ${css.chunk}` : css.grid}
          style={isLong ? ({ [css.cards]: chunk.length } as CSSProperties) : undefined}
        >
          {chunk.map((item, index) => (
            <ItemCard
              key={item.id}
              item={item}
              isExcluded={isExcluded(item.edible, preference)}
              isEager={isFirst && chunkIndex === 0 && index < EAGER_CARDS}
              {...props}
            />
          ))}
        </ul>
      ))}
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
  children: ReactNode;
}

const Section = ({ id, label, lang, children }: SectionProps) => (
  <section id={`category-${id}`} className={css.section} part="section" aria-labelledby={`title-${id}`}>
    <Heading level={2} id={`title-${id}`} tabIndex={-1} className={css.sectionTitle} lang={lang}>
      {label}
    </Heading>
    {children}
  </section>
);

/** Shown until the person has a diet preference (part 1 §2). */
function DietPrompt({ onPress }: { onPress(): void }) {
  const text = useText();
  return (
    <button type="button" className={css.prompt} onClick={onPress}>
      <span className={css.promptMark}>
        <Icon name="filter" />
      </span>
      <span className={css.promptText}>
        <b className={css.promptTitle}>{text.promptTitle}</b>
        {text.promptText}
      </span>
      <Icon name="next" isSmall />
    </button>
  );
}
