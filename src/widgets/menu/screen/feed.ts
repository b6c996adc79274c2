import { failureOf, isAbort, isNotFound, lastSeenOf, type Menu } from '../../../api/index.ts';
import type { EnvironmentPort } from '../../shared/runtime/ports.ts';
import { FAILURES_TO_TELL, refreshDelay, retryDelay, TIMES_GONE } from './schedule.ts';

export interface FeedState {
  /** The last menu; stays through every failure. Null: there was none yet. The same object for as long as nothing changed. */
  readonly menu: Menu | null;
  /** The server says that there is no such menu. */
  readonly isGone: boolean;
  /** When `menu` was answered (epoch ms), told where it can no longer be read; else null. */
  readonly seenAt: number | null;
}

export interface Feed {
  state(): FeedState;
  subscribe(listener: () => void): () => void;
  /** Reads, and goes on reading; returns the way to stop. */
  start(): () => void;
  /** Reads now, rather than when it is time; nothing where it does not read at all. */
  refresh(): void;
}

const NOTHING: FeedState = { menu: null, isGone: false, seenAt: null };

/**
 * A menu that is followed for weeks: one timer, one request at a time, nothing that grows. A failure is answered by
 * patience, never by an error.
 */
export function createFeed(
  read: (signal: AbortSignal) => Promise<Menu>,
  environment: EnvironmentPort,
  random: () => number = Math.random,
): Feed {
  let state = NOTHING;
  /** What `state.menu` says, to tell news from the same again. */
  let said = '';
  let readAt = 0;
  let failures = 0;
  let timesGone = 0;
  let askNow: () => void = () => undefined;
  const listeners = new Set<() => void>();

  const set = (next: FeedState) => {
    if (next.menu === state.menu && next.isGone === state.isGone && next.seenAt === state.seenAt) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const take = (menu: Menu, at: number, isFresh: boolean) => {
    const text = JSON.stringify(menu);
    const same = text === said && state.menu !== null ? state.menu : menu;
    said = text;
    readAt = at;
    set({ menu: same, isGone: false, seenAt: isFresh ? null : at });
  };

  const succeed = (menu: Menu) => {
    failures = timesGone = 0;
    take(menu, environment.now(), true);
  };

  const fail = (thrown: unknown) => {
    failures += 1;
    timesGone = isNotFound(failureOf(thrown)) ? timesGone + 1 : 0;
    const lastSeen = state.menu === null ? lastSeenOf<Menu>(thrown) : null;
    if (lastSeen !== null) take(lastSeen.answer, lastSeen.at, false);
    else if (timesGone >= TIMES_GONE || (timesGone > 0 && state.menu === null)) {
      said = '';
      set({ menu: null, isGone: true, seenAt: null });
    } else if (state.menu !== null && failures >= FAILURES_TO_TELL) set({ ...state, seenAt: readAt });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let controller: AbortController | null = null;
      let isOver = false;

      const ask = async () => {
        clearTimeout(timer);
        // Nobody looks: the page asks when it is seen again.
        if (isOver || controller !== null || !environment.isVisible()) return;
        const own = (controller = new AbortController());
        try {
          const menu = await read(own.signal);
          if (isOver) return;
          succeed(menu);
        } catch (thrown) {
          if (isOver || isAbort(thrown)) return;
          fail(thrown);
        } finally {
          controller = null;
        }
        timer = setTimeout(() => void ask(), failures === 0 ? refreshDelay(random()) : retryDelay(failures, state.menu !== null));
      };

      const stopWatching = environment.onVisible(() => void ask());
      askNow = () => void ask();
      askNow();
      return () => {
        isOver = true;
        clearTimeout(timer);
        controller?.abort();
        stopWatching();
      };
    },
    refresh: () => askNow(),
  };
}
