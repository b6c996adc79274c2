import { memo, useEffect, useMemo, useState } from 'react';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { Heading } from '../../shared/ui/content/Heading.tsx';
import { visuallyHidden } from '../../shared/ui/page/layout.css.ts';
import { Logo } from '../../shared/ui/pictures/Logo.tsx';
import { useLanguage } from '../../shared/text/language.ts';
import { INDEX_EM, INDEX_GAP_EM } from './measures.ts';
import type { Page } from './pages.ts';
import { untilNextMinute } from './schedule.ts';
import * as css from './StatusBar.css.ts';
import { dayText, timeText, updatedText, useScreenText } from './text.ts';
import { useRoom } from './use-layout.tsx';
import { Text } from '../../shared/text/Text.tsx';

interface StatusBarProps {
  /** The name that the server gives, in Italian; null without one. */
  title: string | null;
  pages: readonly Page[];
  index: number;
  turn: number;
  stayMs: number;
  cachedAt: number | null;
  isPaused: boolean;
}

/** Lengths in letters from which the name is written smaller, and smaller still. */
const LONG = 24;
const ENDLESS = 72;

export function Brand({ title: given, isHeading = false }: { title: string | null; isHeading?: boolean }) {
  const { productName } = useRuntime();
  const text = useScreenText();
  const title = given ?? (isHeading ? text.title : productName);
  const lang = given === null ? undefined : 'it';
  return (
    <div className={css.brand} data-long={title.length < LONG ? undefined : title.length < ENDLESS ? 'long' : 'endless'}>
      {productName !== '' && (
        <span className={css.logo}>
          <Logo />
        </span>
      )}
      {isHeading ? (
        <Heading level={1} className={css.title} part="title" lang={lang}>
          {title}
        </Heading>
      ) : (
        <p className={css.title} lang={lang}>
          {title}
        </p>
      )}
    </div>
  );
}

/** The time (epoch ms), updated as each minute begins. One timer after the other, correct again after a sleep of the device. */
export function useMinute(): number {
  const { environment } = useRuntime();
  const [now, setNow] = useState(() => environment.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const time = environment.now();
      setNow(time);
      // A timer may fire a moment early: without the 20 ms it would report the same minute again.
      timer = setTimeout(update, untilNextMinute(time) + 20);
    };
    update();
    const stopWatching = environment.onVisible(() => setNow(environment.now()));
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [environment]);
  return now;
}

export function Clock() {
  const language = useLanguage();
  const now = useMinute();
  return (
    <div className={css.clock}>
      <time className={css.time}>{timeText(now, language)}</time>
      <p className={css.day}>{dayText(now, language)}</p>
    </div>
  );
}

/** At most this many pages get a mark each. */
const MARKS = 12;

/** The dark panel: the canteen's name, the time, and the position in the menu. */
export const StatusBar = memo(function StatusBar({ title, pages, index, turn, stayMs, cachedAt, isPaused }: StatusBarProps) {
  const language = useLanguage();
  const text = useScreenText();
  const now = useMinute();
  const names = useMemo(() => [...new Map(pages.flat().map(({ id, label }) => [id, label]))], [pages]);
  const here = new Set(pages[index]?.map(({ id }) => id));
  const [list, setList] = useState<HTMLElement | null>(null);
  const room = useRoom(list);
  // The list shows as many categories as fit: those around the current one.
  const listed = room === null ? 0 : Math.floor((room.height / room.em + INDEX_GAP_EM) / INDEX_EM);
  const first = names.findIndex(([id]) => here.has(id));
  const from = Math.max(0, Math.min(first - Math.floor(listed / 2), names.length - listed));
  return (
    <div className={css.panel}>
      <Brand title={title} isHeading />
      <Clock />
      {names.length > 1 && (
        <ol ref={setList} role="list" className={css.index} aria-label={text.sections}>
          {names.slice(from, from + listed).map(([id, label]) => (
            <li key={id} className={css.indexItem} lang="it" aria-current={here.has(id) || undefined}>
              {label}
            </li>
          ))}
        </ol>
      )}
      <div className={css.foot}>
        <p role="status" className={isPaused ? css.paused : visuallyHidden}>
          {isPaused && (
            <>
              <svg className={css.pausedMark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M8 5v14M16 5v14" />
              </svg>
              <b>{text.paused}</b>
              <span className={css.pausedHint}>{text.pausedHint}</span>
            </>
          )}
        </p>
        {/* A discreet note that the network is gone: the age of the menu. */}
        {cachedAt !== null && (
          <p className={css.cachedAt}>
            <svg className={css.cachedAtMark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M4 4l16 16M7.5 9.2A4.5 4.5 0 0 0 7 18.5h10.5M10 6.6A5.5 5.5 0 0 1 17 11a3.8 3.8 0 0 1 3.4 5.6" />
            </svg>
            <Text>{updatedText(text, cachedAt, now, language)}</Text>
          </p>
        )}
        {pages.length > 1 && (
          <>
            <p className={css.count}>
              <span aria-hidden="true">
                <b className={css.countHere}>{index + 1}</b>
                <span>{`/${pages.length}`}</span>
              </span>
              <span className={visuallyHidden}>{text.page(index + 1, pages.length)}</span>
            </p>
            <div className={css.marks} aria-hidden="true">
              {pages.length <= MARKS ? (
                pages.map((_, number) => (
                  <span key={number} className={css.mark} data-past={number < index || undefined}>
                    {number === index && <span key={turn} className={css.fill} style={{ animationDuration: `${stayMs}ms` }} />}
                  </span>
                ))
              ) : (
                <span className={css.mark}>
                  <span className={css.progress} style={{ scale: `${(index + 1) / pages.length} 1` }} />
                </span>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
});
