import { useEffect, useState } from 'react';
import { useEffectEvent } from '../../shared/flow/use-effect-event.ts';
import { itemsOf, type Page, pageFrom } from './pages.ts';
import { PAUSE_LIMIT_MS, turnDelay } from './schedule.ts';
import type { Layout } from './use-layout.tsx';

/** Duration of the fade between pages; the same as FADE in PageView.css.ts. */
const FADE_MS = 900;

interface Shown {
  readonly layout: Layout;
  readonly index: number;
  /** Number of page turns so far; unique for each shown page. */
  readonly turn: number;
  /** The previous page, while it fades out. */
  readonly leaving: { readonly layout: Layout; readonly page: Page } | null;
}

/**
 * The page in view; `shown` is null before the first measurement. A newer menu appears at the next page turn, so that no text
 * moves while a person reads it. A new room applies at once, because the old page does not fit it.
 */
export function useTurning(latest: Layout | null) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isPaused, setPaused] = useState(false);

  if (latest !== null && shown?.layout.geometry !== latest.geometry) {
    const index = shown === null ? 0 : pageFrom(shown.layout.pages, shown.index, latest.pages);
    setShown({ layout: latest, index, turn: shown?.turn ?? 0, leaving: null });
  }

  const turn = (step: 1 | -1) =>
    setShown((last) => {
      if (last === null || latest === null) return last;
      const { layout } = last;
      const count = layout.pages.length;
      const target = (last.index + step + count) % count;
      const index = layout === latest ? target : pageFrom(layout.pages, target, latest.pages);
      // A menu of one page has no page to turn to.
      if (layout === latest && index === last.index) return last;
      const page = layout.pages[last.index];
      return { layout: latest, index, turn: last.turn + 1, leaving: page === undefined ? null : { layout, page } };
    });
  const turnOn = useEffectEvent(() => turn(1));

  const number = shown?.turn;
  const stayMs = turnDelay(itemsOf(shown?.layout.pages[shown.index]).length);
  useEffect(() => {
    if (number === undefined || isPaused) return;
    const timer = setInterval(() => turnOn(), stayMs);
    return () => clearInterval(timer);
  }, [number, isPaused, stayMs]);

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

  return { shown, stayMs, isPaused, turn, togglePause: () => setPaused((last) => !last) };
}
