import { useMemo } from 'react';
import { getMenu, type MenuItem } from '../../api/index.ts';
import { useResource } from '../shared/flow/use-resource.ts';
import { CHUNK, chunksOf, type Section } from '../shared/rules/arrange.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { ErrorPanel, Notice } from '../shared/ui/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/Skeleton.tsx';
import { arrangeMenu } from './arrange.ts';
import * as css from './Menu.css.ts';
import { BigItem, CompactItem, type MenuLayout } from './MenuCard.tsx';
import { text } from './text.ts';

export interface MenuProps {
  /** The menu's UUID. */
  menuId: string;
  /** `list` is the page titled 'Menu'; `grid` is the embeddable view. */
  layout?: MenuLayout;
}

function SectionView({ section, layout }: { section: Section<MenuItem>; layout: MenuLayout }) {
  const { label, items } = section;
  return (
    <section className={css.section} aria-label={label} part="section">
      <h2 className={css.sectionTitle}>{label}</h2>
      {chunksOf(items).map((chunk) => (
        <ul key={chunk[0]?.id} role="list" className={items.length > CHUNK ? `${css.items[layout]} ${css.chunk}` : css.items[layout]}>
          {chunk.map((item) =>
            item.menuDisplayType === 'SMALL' ? (
              <CompactItem key={item.id} item={item} />
            ) : (
              <BigItem key={item.id} item={item} layout={layout} />
            ),
          )}
        </ul>
      ))}
    </section>
  );
}

/** A public menu: no prices, no buttons, no session (part 2 §2 'Public menus'). */
export function Menu({ menuId, layout = 'grid' }: MenuProps) {
  const { client } = useRuntime();
  const {
    data: menu,
    failure,
    isFetching,
    reload,
  } = useResource(
    `menu ${menuId}`,
    (signal) => client.call(getMenu, { params: { UUID: menuId }, signal }),
    // A menu on an intranet page that stays open all day follows the kitchen.
    { refreshMs: 5 * 60_000 },
  );
  const sections = useMemo(() => (menu === undefined ? [] : arrangeMenu(menu)), [menu]);

  return (
    <div className={css.menu} part="menu">
      <h1 className={css.title} part="title">
        {text.title}
      </h1>
      {menu === undefined ? (
        failure !== null ? (
          // One sentence for every failure, a menu that does not exist (yet) included: the specification has no other.
          <ErrorPanel title={text.error} retryLabel={text.retry} onRetry={reload} isPending={isFetching} />
        ) : (
          <MenuSkeleton layout={layout} />
        )
      ) : sections.length === 0 ? (
        <Notice mark="empty" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        sections.map((section) => <SectionView key={section.id} section={section} layout={layout} />)
      )}
    </div>
  );
}

function MenuSkeleton({ layout }: { layout: MenuLayout }) {
  return (
    <div className={css.skeletons}>
      <Loading label={text.loading} />
      <Skeleton width={140} height={16} radius={8} />
      <div className={css.items[layout]}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={layout === 'grid' ? 290 : 120} radius={22} />
        ))}
      </div>
    </div>
  );
}
