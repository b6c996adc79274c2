import { startTransition, useEffect, useRef, useState } from 'react';
import { getMenu, isNotFound, type Lang, type MenuItem } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { CHUNK, chunksOf, type Section } from '../shared/rules/arrange.ts';
import { ITALIAN, LanguageContext, useLanguage } from '../shared/text/language.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { useFirstScreenFirst } from '../shared/ui/interaction/use-first-screen.ts';
import { loadable } from '../shared/ui/loadable.tsx';
import { useSections } from './arrange.ts';
import type { Accepts } from './enhancements/filter.ts';
import type * as EnhancementsModule from './enhancements/index.ts';
import * as css from './Menu.css.ts';
import { MenuCard, type MenuLayout } from './MenuCard.tsx';
import { useMenuLanguage } from './language.ts';
import { MENU } from './text.ts';

export interface MenuProps {
  /** The menu's UUID. */
  menuId: string;
  /**
   * Cards side by side, or rows with the picture next to the text, in two columns where there is room; `screen` fills its box, or else the window, and turns pages.
   * @default grid
   */
  layout?: MenuLayout | 'screen';
  /**
   * The language of the interface. A component without it has that of its `PausaRoot`. Dishes and categories are shown as the kitchen writes them. A diet that the filter knows has its name in this language.
   * @default it
   */
  lang?: Lang;
  /**
   * Search, filter and links to the categories, or nothing of it, for small embeds.
   * @default full
   */
  controls?: 'full' | 'none';
  /** The menu is the whole page: its categories have addresses such as `#primi`. */
  isPage?: boolean;
}

type Enhancements = typeof EnhancementsModule;
/** A menu with fewer dishes has no search and no links to categories. */
const MANY = 8;
/** Most pictures in the first row. */
const FIRST_ROW = 4;

/** Loads what the first paint does not need: controls, print, emphasised allergens. Null when loading failed. */
function useEnhancements(isDrawn: boolean): Enhancements | null | undefined {
  const [enhancements, setEnhancements] = useState<Enhancements | null>();
  useEffect(() => {
    if (!isDrawn) return;
    // The browser draws the dishes before it loads more code.
    const timer = setTimeout(() =>
      import('./enhancements/index.ts').then(
        (loaded) => startTransition(() => setEnhancements(loaded)),
        () => setEnhancements(null),
      ),
    );
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return enhancements;
}

interface SectionProps {
  section: Section<MenuItem>;
  layout: MenuLayout;
  enhancements: Enhancements | null;
  accepts: Accepts | null;
  isFirst: boolean;
}

function SectionView({ section: { label, items }, layout, enhancements, accepts, isFirst }: SectionProps) {
  const isOut = (item: MenuItem) => accepts !== null && !accepts(item);
  const isSmall = (item: MenuItem | undefined) => item?.menuDisplayType === 'SMALL';
  const isListOfSmall = layout === 'list' && items.every(isSmall);
  return (
    // The server sends Italian texts, whatever the language of the interface.
    <section className={css.section} aria-label={label} part="section" lang="it" hidden={items.every(isOut)}>
      <Heading level={2} tabIndex={-1} className={css.sectionTitle}>
        {label}
      </Heading>
      {chunksOf(items).map((chunk, place) => (
        <ul
          key={chunk[0]?.id}
          role="list"
          className={items.length > CHUNK ? `${css.items[layout]} ${css.chunk}` : css.items[layout]}
          hidden={chunk.every(isOut)}
        >
          {chunk.map((item, index) => {
            const isEager = isFirst && place === 0 && index < FIRST_ROW;
            const isAlone = layout === 'list' ? !isListOfSmall : !isSmall(chunk[index - 1]) && !isSmall(chunk[index + 1]);
            return <MenuCard key={item.id} {...{ item, layout, isAlone, enhancements, isEager }} isOut={isOut(item)} />;
          })}
        </ul>
      ))}
    </section>
  );
}

const SCREEN_RETRY_MS = 15_000;

/** Only screens load this code. It is requested until it has loaded: a screen that starts before its network must not stay dark. */
async function loadScreenMenu() {
  for (;;) {
    try {
      return (await import('./screen/ScreenMenu.tsx')).ScreenMenu;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, SCREEN_RETRY_MS));
    }
  }
}

const ScreenMenu = loadable(loadScreenMenu);

/** A public menu: no prices, nothing to buy, no session (P2-2.110 to P2-2.119). */
export function Menu({ layout = 'grid', ...rest }: MenuProps) {
  const around = useLanguage();
  const props = { ...rest, lang: rest.lang ?? around };
  if (layout !== 'screen') return <ReadMenu {...props} layout={layout} />;
  return <ScreenMenu menuId={props.menuId} lang={props.lang} />;
}

function ReadMenu({ menuId, layout, lang, controls = 'full', isPage = false }: MenuProps & { layout: MenuLayout; lang: Lang }) {
  const { data, failure, isFetching, reload } = useApiQuery(getMenu, { params: { UUID: menuId } });
  const language = useMenuLanguage(lang);
  const text = language?.sentences?.menu ?? MENU;
  // The sentences load while the server answers.
  const menu = language === null ? undefined : data;
  const sections = useSections(menu, failure === null ? 'loading' : isNotFound(failure) ? 'not-found' : 'failed');
  const enhancements = useEnhancements(menu !== undefined);
  const drawn = useFirstScreenFirst(sections, enhancements !== undefined);
  const root = useRef<HTMLDivElement>(null);
  /** The 'retry' button had the focus and disappears with the error. */
  const isRetried = useRef(false);
  useEffect(() => {
    if (menu === undefined || !isRetried.current) return;
    isRetried.current = false;
    if (document.activeElement === document.body) root.current?.querySelector<HTMLElement>('[part=title]')?.focus();
  }, [menu]);
  // The filter is kept as a predicate, so that a dish of the next reading is filtered before it is drawn.
  const [accepts, setAccepts] = useState<Accepts | null>(null);
  const isFull = controls === 'full';
  // The controls lead to every category: they come when all are there.
  const isWhole = drawn.length === sections.length;
  const hasMany = menu === undefined || menu.items.length >= MANY;

  return (
    <LanguageContext.Provider value={language ?? ITALIAN}>
      <div ref={root} className={css.menu} part="menu" lang={language?.lang}>
        <Heading level={1} className={css.title} part="title" tabIndex={-1}>
          {text.title}
        </Heading>
        {isFull && enhancements && isWhole ? (
          <enhancements.Controls {...{ sections, bar: css.bar, root, hasMany, isPage, accepts, setAccepts }} />
        ) : (
          // Reserves the height of the categories, so that nothing moves when they come.
          isFull &&
          enhancements !== null &&
          failure === null &&
          hasMany &&
          sections.length !== 1 && (
            <div className={css.bar} style={{ display: 'flex', gap: 4, padding: '8px 20px' }}>
              {[80, 100, 140].map((width) => (
                <Skeleton key={width} width={width} height={44} radius={22} />
              ))}
            </div>
          )
        )}
        {menu === undefined ? (
          language !== null && failure !== null ? (
            // One sentence for every failure, also for a menu that does not exist (yet): the specification has no other.
            <ErrorPanel
              title={text.error}
              retryLabel={text.retry}
              onRetry={() => {
                isRetried.current = true;
                reload();
              }}
              isPending={isFetching}
              phone={null}
            />
          ) : (
            <MenuSkeleton layout={layout} label={language && text.loading} />
          )
        ) : sections.length === 0 ? (
          <Notice mark="empty" title={text.emptyTitle} text={text.emptyText} />
        ) : (
          drawn.map((section, index) => (
            <SectionView key={section.id} isFirst={index === 0} enhancements={enhancements ?? null} {...{ section, layout, accepts }} />
          ))
        )}
        {enhancements && <enhancements.Register sections={sections} />}
      </div>
    </LanguageContext.Provider>
  );
}

function MenuSkeleton({ layout, label }: { layout: MenuLayout; label: string | null }) {
  return (
    <div className={css.section}>
      {label !== null && <Loading label={label} />}
      <div className={css.sectionTitle}>
        <Skeleton width={140} height={16} radius={8} />
      </div>
      <div className={css.items[layout]}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={css.card[layout]}>
            <div className={css.picture[layout]}>
              <Skeleton height="100%" radius={0} />
            </div>
            <div className={css.body[layout]}>
              <Skeleton width="80%" height={18} />
              <Skeleton height={14} />
              <Skeleton height={14} />
              <Skeleton height={14} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
