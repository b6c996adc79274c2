import { useCallback, useEffect, useRef, useState } from 'react';
import { type Page, pageFrom } from './pages.ts';
import { PAUSE_LIMIT_MS, turnDelay } from './schedule.ts';
import type { Layout } from './use-layout.tsx';

/** How long the page that leaves stays below the one that comes; screen.css.ts has it too. */
export const FADE_MS = 900;

export interface Shown {
  readonly layout: Layout;
  readonly index: number;
  /** Counts the turns: one number for each page that was put up. */
  readonly turn: number;
  /** The page before, while it fades. */
  readonly leaving: { readonly layout: Layout; readonly page: Page } | null;
}

export interface Turning {
  /** Null until something has been measured. */
  readonly shown: Shown | null;
  /** How long the page in view stays, in milliseconds. */
  readonly stayMs: number;
  readonly isPaused: boolean;
  /** Forwards or back. */
  turn(step: 1 | -1): void;
  togglePause(): void;
}

/**
 * Which page is in view. A newer menu is taken as the page turns: nobody's line jumps while it is read. Another room is
 * taken at once, because the old page does not fit it.
 */
export function useTurning(latest: Layout | null): Turning {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isPaused, setPaused] = useState(false);

  if (latest !== null && shown?.layout.geometry !== latest.geometry) {
    const index = shown === null ? 0 : pageFrom(shown.layout.pages, shown.index, latest.pages);
    setShown({ layout: latest, index, turn: shown?.turn ?? 0, leaving: null });
  }

  const newest = useRef(latest);
  useEffect(() => {
    newest.current = latest;
  }, [latest]);
  const turn = useCallback((step: 1 | -1) => {
    const { current } = newest;
    setShown((last) => {
      if (last === null || current === null) return last;
      const { layout } = last;
      const count = layout.pages.length;
      const target = (last.index + step + count) % count;
      const index = layout === current ? target : pageFrom(layout.pages, target, current.pages);
      // A menu of one page stays as it is.
      if (layout === current && index === last.index) return last;
      const page = layout.pages[last.index];
      return { layout: current, index, turn: last.turn + 1, leaving: page === undefined ? null : { layout, page } };
    });
  }, []);

  const number = shown?.turn;
  const stayMs = turnDelay(shown?.layout.pages[shown.index]?.dishes ?? 0);
  useEffect(() => {
    if (number === undefined || isPaused) return;
    let timer = setTimeout(function next() {
      turn(1);
      timer = setTimeout(next, stayMs);
    }, stayMs);
    return () => clearTimeout(timer);
  }, [turn, number, isPaused, stayMs]);

  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(() => setShown((last) => (last?.leaving ? { ...last, leaving: null } : last)), FADE_MS);
    return () => clearTimeout(timer);
  }, [number]);

  useEffect(() => {
    if (!isPaused) return;
    const timer = setTimeout(() => setPaused(false), PAUSE_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isPaused, number]);

  const togglePause = useCallback(() => setPaused((last) => !last), []);
  return { shown, stayMs, isPaused, turn, togglePause };
}
