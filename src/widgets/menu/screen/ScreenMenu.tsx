import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getMenu, type Lang, type MenuItem } from '../../../api/index.ts';
import { useWindowEvent } from '../../shared/flow/use-window-event.ts';
import type { Section } from '../../shared/rules/arrange.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { Heading } from '../../shared/ui/content/Heading.tsx';
import { Plate } from '../../shared/ui/feedback/Notice.tsx';
import { ErrorBoundary } from '../../shared/ui/feedback/ErrorBoundary.tsx';
import { useSections } from '../arrange.ts';
import { type Language, LanguageContext, useLanguage } from '../../shared/text/language.ts';
import { useMenuLanguage } from '../language.ts';
import { createFeed, type FeedState } from './feed.ts';
import { SHIFT_EM } from './measures.ts';
import { PageView } from './PageView.tsx';
import { ANSWER_LIMIT_MS, isOtherSide, placeAt, retryDelay } from './schedule.ts';
import * as css from './screen.css.ts';
import { Brand, Clock, StatusBar, useMinute } from './StatusBar.tsx';
import { panel } from './StatusBar.css.ts';
import { useScreenText } from './text.ts';
import { useLayout, useRoom } from './use-layout.tsx';
import { usePictures } from './use-pictures.ts';
import { useTurning } from './use-turning.ts';

export interface ScreenMenuProps {
  menuId: string;
  /** A component without it has that of its `PausaRoot`. */
  lang?: Lang;
  /** The page has no other content: keys work wherever the focus is. */
  isWholePage?: boolean;
  /** Called when the screen could not be drawn. Without it the screen is drawn again after a while. */
  onCrash?: () => void;
}

/** A screen that starts before its network must not stay in Italian for weeks. */
function useScreenLanguage(lang: Lang): Language | null {
  const [attempt, setAttempt] = useState(0);
  const language = useMenuLanguage(lang, attempt);
  const isOther = language !== null && language.lang !== lang;
  useEffect(() => {
    if (!isOther) return;
    const timer = setTimeout(setAttempt, retryDelay(attempt + 1, false), attempt + 1);
    return () => clearTimeout(timer);
  }, [isOther, attempt]);
  return language;
}

/** A public menu for a screen in the canteen. It fills its box, turns pages, and keeps the last menu through every failure. */
export function ScreenMenu({ menuId, lang, isWholePage = false, onCrash }: ScreenMenuProps) {
  const around = useLanguage();
  const language = useScreenLanguage(lang ?? around);
  const crashes = useRef(0);
  const onError = (_: Error, retry: () => void) => {
    if (onCrash !== undefined) return onCrash();
    crashes.current += 1;
    setTimeout(retry, retryDelay(crashes.current, false));
  };
  if (language === null) return <div className={css.box} part="menu" />;
  return (
    <LanguageContext.Provider value={language}>
      <div className={css.box} part="menu" lang={language.lang}>
        <div className={css.stage}>
          <BurnInShift>
            {/* The canteen must not see an error message: after a crash the screen waits until it is drawn again. */}
            <ErrorBoundary renderFallback={() => <NoMenu title={null} isEmpty={false} />} onError={onError}>
              <Screen key={menuId} menuId={menuId} isWholePage={isWholePage} />
            </ErrorBoundary>
          </BurnInShift>
        </div>
      </div>
    </LanguageContext.Provider>
  );
}

/**
 * Against burn-in, in every state of the screen: all moves each minute, and the two parts swap sides each hour. A component of
 * its own, so that the menu is not drawn again each minute.
 */
function BurnInShift({ children }: { children: ReactNode }) {
  const now = useMinute();
  const [x, y] = placeAt(now);
  return (
    <div
      className={css.inner}
      style={{ translate: `${x * SHIFT_EM}em ${y * SHIFT_EM}em` }}
      data-side={isOtherSide(now) ? 'other' : undefined}
    >
      {children}
    </div>
  );
}

function Screen({ menuId, isWholePage }: Required<Pick<ScreenMenuProps, 'menuId' | 'isWholePage'>>) {
  const { client, environment } = useRuntime();
  const [feed] = useState(() =>
    createFeed((signal) => client.call(getMenu, { params: { UUID: menuId }, signal, timeoutMs: ANSWER_LIMIT_MS }), environment),
  );
  useEffect(() => feed.start(), [feed]);
  useWindowEvent('online', feed.refresh);
  const { menu, isGone, cachedAt } = useSyncExternalStore(feed.subscribe, feed.state, feed.state);
  const sections = useSections(menu, isGone ? 'not-found' : 'loading');
  const title = menu?.title ?? null;

  if (sections.length === 0) return <NoMenu title={title} isEmpty={menu !== null || isGone} />;
  return <Pages sections={sections} title={title} cachedAt={cachedAt} isWholePage={isWholePage} />;
}

/** The screen without a menu: there is none today, or the server has not answered yet. */
function NoMenu({ title, isEmpty }: { title: string | null; isEmpty: boolean }) {
  const text = useScreenText();
  return (
    <>
      <div className={panel}>
        <Brand title={title} />
        <Clock />
      </div>
      <div className={css.main}>
        <div className={css.waiting} role="status">
          {isEmpty && <Plate mark="empty" />}
          <Heading level={1} className={css.waitingTitle}>
            {isEmpty ? text.emptyTitle : text.waitingTitle}
          </Heading>
          <p className={css.waitingText}>{isEmpty ? text.emptyText : text.waitingText}</p>
        </div>
      </div>
    </>
  );
}

interface PagesProps extends Pick<FeedState, 'cachedAt'> {
  sections: readonly Section<MenuItem>[];
  title: string | null;
  isWholePage: boolean;
}

const CURSOR_MS = 3000;

function Pages({ sections, title, cachedAt, isWholePage }: PagesProps) {
  const language = useLanguage();
  const text = useScreenText();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { layout, measuring } = useLayout(sections, useRoom(frame), language);
  const { shown, stayMs, isPaused, turn, togglePause } = useTurning(layout);
  const pages = shown?.layout.pages ?? [];
  const page = shown === null ? undefined : pages[shown.index];
  const next = shown === null ? undefined : pages[(shown.index + 1) % pages.length];
  const pictures = usePictures(page, next);
  const showPointer = usePointer();

  const onKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault'>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown' || event.key === 'PageDown') turn(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp' || event.key === 'PageUp') turn(-1);
    // The button handles the space key itself.
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) togglePause();
    else return;
    event.preventDefault();
  };
  useWindowEvent('keydown', onKey, isWholePage);

  return (
    // A press anywhere pauses, for people in front of the screen. The button inside serves keyboards and assistive technology.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={css.pages}
      data-paused={isPaused || undefined}
      onClick={togglePause}
      onPointerMove={showPointer}
      onKeyDown={isWholePage ? undefined : onKey}
    >
      <StatusBar {...{ pages, stayMs, cachedAt, isPaused }} title={title} index={shown?.index ?? 0} turn={shown?.turn ?? 0} />
      <div className={css.main}>
        <div ref={setFrame} className={css.frame}>
          {measuring}
          {shown?.leaving != null && (
            <PageView key={shown.turn - 1} layout={shown.leaving.layout} page={shown.leaving.page} pictures={pictures} isLeaving />
          )}
          {shown !== null && page !== undefined && <PageView key={shown.turn} layout={shown.layout} page={page} pictures={pictures} />}
        </div>
      </div>
      <button type="button" className={css.pause} aria-pressed={isPaused} onClick={(event) => (event.stopPropagation(), togglePause())}>
        {text.pause}
      </button>
    </div>
  );
}

/** Shows the pointer while it moves; a screen without a mouse has none. */
function usePointer(): (event: { currentTarget: HTMLElement }) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget }) => {
    currentTarget.dataset['pointer'] = '';
    clearTimeout(timer.current);
    timer.current = setTimeout(() => delete currentTarget.dataset['pointer'], CURSOR_MS);
  };
}
