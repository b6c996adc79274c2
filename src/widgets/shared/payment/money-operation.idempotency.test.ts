/** The one mechanism under any schedule of people, windows and accidents; each plan on it has a table of its own. */
import { type Answer, type Call, SCHEDULES, type Server, type Subject, testSchedules } from '../testing/idempotency/test-kit.ts';
import type * as Code from './money-operation.ts';

class Till implements Server {
  readonly effects: string[] = [];

  isMoney({ name }: Call): boolean {
    return name === 'pay';
  }

  carryOut({ name }: Call): Answer {
    if (name === 'pay') this.effects.push('paid');
    return { body: this.effects.length > 0 ? 'paid' : 'open' };
  }
}

type Shown = 'reading' | 'open' | 'sending' | 'paid' | 'unread';

/** `reconciles`: what became of a lost call is looked for under the lock; otherwise by the next reading. */
const subject = (reconciles: boolean): Subject<typeof Code> => ({
  load: () => import('./money-operation.ts'),
  begin: () => new Till(),
  open({ submitOnce, resultOfFailure }, { runtime, ask, pressed }) {
    const { signal, abort } = (() => {
      const controller = new AbortController();
      return { signal: controller.signal, abort: () => controller.abort() };
    })();
    const never = new AbortController().signal;
    let shown: Shown = 'unread';
    const show = (now: unknown) => void (shown = now === 'paid' ? 'paid' : 'open');
    const read = async () => {
      shown = 'reading';
      try {
        show(await ask('read', signal));
      } catch {
        shown = 'unread';
      }
    };
    const pay = async () => {
      shown = 'sending';
      const result = await submitOnce<unknown, unknown>(runtime, {
        lock: 'till',
        event: ['payment', 'pay'],
        signal,
        read: () => ask('read', signal),
        isStillValid: (now) => now === 'open',
        send: () => ask('pay', never),
        ...(reconciles && {
          reconcile: async (failure) => {
            const now = await ask('read', signal).catch(() => null);
            if (now === null) return resultOfFailure(failure);
            return now === 'paid' ? { type: 'done', answer: now } : { type: 'refused', failure };
          },
        }),
      });
      if (result === null) return;
      if (result.type === 'done') return show(result.answer);
      if (result.type === 'changed') return show(result.now);
      if (result.type === 'refused' && reconciles) return show('open');
      return read();
    };
    void read();
    return {
      tap() {
        if (shown !== 'open') return;
        pressed();
        void pay();
      },
      retry: () => void (shown === 'unread' && read()),
      stop: abort,
      says: () => (shown === 'reading' || shown === 'sending' ? 'busy' : shown === 'open' ? 'denies' : 'rests'),
    };
  },
});

for (const [how, reconciles] of [
  ['reads again after a lost answer', false],
  ['reconciles under the lock', true],
] as const)
  testSchedules(
    `whatever the schedule, it pays once at most, and a screen never denies a payment that it has heard of: ${how}`,
    subject(reconciles),
    {
      played: SCHEDULES,
    },
  );
