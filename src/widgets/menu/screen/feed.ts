import { failureOf, isAbort, isNotFound, cachedAnswerOf, type Menu } from '../../../api/index.ts';
import { createListeners } from '../../shared/flow/listeners.ts';
import type { EnvironmentPort } from '../../shared/runtime/ports.ts';
import { FAILURES_TO_SHOW, refreshDelay, retryDelay, TIMES_GONE } from './schedule.ts';

export interface FeedState {
  /** The last menu, kept through every failure; null before the first one. Keeps its identity while its content is the same. */
  readonly menu: Menu | null;
  /** The server answers that there is no such menu. */
  readonly isGone: boolean;
  /** When `menu` was answered (epoch ms), while it cannot be read any more; else null. */
  readonly cachedAt: number | null;
}

/** Polls a menu for weeks: one timer, one request at a time, no growing memory. A failure leads to a retry, never to an error. */
export function createFeed(read: (signal: AbortSignal) => Promise<Menu>, environment: EnvironmentPort, random: () => number = Math.random) {
  let state: FeedState = { menu: null, isGone: false, cachedAt: null };
  /** Serialised `state.menu`, to recognise an unchanged answer. */
  let serialised = '';
  let readAt = 0;
  let failures = 0;
  let timesGone = 0;
  let readNow: () => void = () => undefined;
  const { subscribe, notify } = createListeners();

  const set = (next: FeedState) => {
    if (next.menu === state.menu && next.isGone === state.isGone && next.cachedAt === state.cachedAt) return;
    state = next;
    notify();
  };

  const take = (menu: Menu, at: number, isFresh: boolean) => {
    const text = JSON.stringify(menu);
    const same = text === serialised && state.menu !== null ? state.menu : menu;
    serialised = text;
    readAt = at;
    set({ menu: same, isGone: false, cachedAt: isFresh ? null : at });
  };

  const fail = (thrown: unknown) => {
    failures += 1;
    timesGone = isNotFound(failureOf(thrown)) ? timesGone + 1 : 0;
    const cached = state.menu === null ? cachedAnswerOf<Menu>(thrown) : null;
    if (cached !== null) take(cached.answer, cached.cachedAt, false);
    else if (timesGone >= TIMES_GONE || (timesGone > 0 && state.menu === null)) set({ menu: null, isGone: true, cachedAt: null });
    else if (state.menu !== null && failures >= FAILURES_TO_SHOW) set({ ...state, cachedAt: readAt });
  };

  return {
    state: () => state,
    subscribe,
    /** Starts polling; the returned function stops it. */
    start() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let controller: AbortController | null = null;
      let isOver = false;

      const ask = async () => {
        clearTimeout(timer);
        // The page is hidden: the feed reads again when the page becomes visible.
        if (isOver || controller !== null || !environment.isVisible()) return;
        const own = (controller = new AbortController());
        try {
          const menu = await read(own.signal);
          if (isOver) return;
          failures = timesGone = 0;
          take(menu, environment.now(), true);
        } catch (thrown) {
          if (isOver || isAbort(thrown)) return;
          fail(thrown);
        } finally {
          controller = null;
        }
        timer = setTimeout(() => void ask(), failures === 0 ? refreshDelay(random()) : retryDelay(failures, state.menu !== null));
      };

      const stopWatching = environment.onVisible(() => void ask());
      readNow = () => void ask();
      readNow();
      return () => {
        isOver = true;
        clearTimeout(timer);
        controller?.abort();
        stopWatching();
      };
    },
    /** Reads now instead of at the next interval. Does nothing while the feed is stopped. */
    refresh: () => readNow(),
  };
}
