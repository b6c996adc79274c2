import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../../api/index.ts';
import { useEffectEvent } from '../../shared/flow/use-effect-event.ts';
import { useWindowEvent } from '../../shared/flow/use-window-event.ts';
import type { Section } from '../../shared/rules/arrange.ts';
import { searchable } from '../../shared/rules/search.ts';
import { useSectionLinks } from '../../shared/ui/interaction/use-section-links.ts';
import * as css from './controls.css.ts';
import { useControlsText } from './text.ts';

/** Each category's fragment on the menu's own page: `#primi`, `#insalate-e-poke`. A repeated name gets a number. */
export function addressesOf(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return labels.map((label, index) => {
    const name =
      searchable(label)
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 60) || `categoria-${index + 1}`;
    const address = taken.has(name) ? `${name}-${index + 1}` : name;
    taken.add(address);
    return address;
  });
}

/** The category's address in a location's hash, however it is escaped; empty for a malformed escape, which is not our address. */
export function addressOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

export interface AnchorsProps {
  sections: readonly Section<MenuItem>[];
  /** The class that reserves the height of the row. */
  bar: string;
  /** The menu's root. Its sections are in the order of `sections`. */
  root: RefObject<HTMLElement | null>;
  /** The categories have addresses (fragments) on the page. */
  isPage: boolean;
  /** The search or the filter hides every dish of the section. */
  isOut: (section: Section<MenuItem>) => boolean;
}

/** A row of links to the categories. It marks the category that is being read. */
export function Anchors({ sections, bar, root, isPage, isOut }: AnchorsProps) {
  const row = useRef<HTMLUListElement>(null);
  const addresses = useMemo(() => addressesOf(sections.map(({ label }) => label)), [sections]);
  const sectionAt = (index: number) => root.current?.querySelectorAll<HTMLElement>('section').item(index) ?? null;
  const [current, jumpTo] = useSectionLinks(row, sections, sectionAt);

  const go = (index: number) => {
    const section = sectionAt(index);
    const nav = row.current?.parentElement;
    if (section === null || !nav) return;
    // The target goes below the sticky row. The page's own scroll padding may already cover a part of that height.
    const pixels = (length: string) => Number.parseFloat(length) || 0;
    const kept = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { position, top } = getComputedStyle(nav);
    section.style.scrollMarginTop = position === 'static' ? '' : `${nav.offsetHeight + Math.max(0, pixels(top) - kept) + 4}px`;
    jumpTo(index);
  };

  const goToAddress = () => {
    const index = addresses.indexOf(addressOf(window.location.hash));
    if (index !== -1) go(index);
  };
  const begin = useEffectEvent(() => {
    // A person who has scrolled, or whose position the browser restored, keeps the position.
    if (isPage && window.scrollY === 0) goToAddress();
  });
  useEffect(() => begin(), []);
  useWindowEvent('hashchange', goToAddress, isPage);

  return (
    <nav className={`${bar} ${css.sticky}`} part="categories" aria-label={useControlsText().categories}>
      <ul ref={row} role="list" className={css.row} lang="it">
        {sections.map((section, index) => (
          <li key={section.id} hidden={isOut(section)}>
            <a
              className={css.link}
              part="category"
              href={`#${encodeURIComponent(addresses[index] ?? '')}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                // No navigation: a fragment does not reach into a shadow root, and would add an entry to the history.
                event.preventDefault();
                go(index);
                if (isPage) window.history.replaceState(window.history.state, '', event.currentTarget.hash);
              }}
            >
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
