import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SCHEDULES } from '../shared/flow/once/test-kit.ts';
import { type ApiClient, ApiError, type ApiFailure } from '../../api/index.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import type { EdenredTicket } from './edenred-pay.flow.ts';
import { createEdenredPay } from './use-edenred-pay.ts';

const ticket = (change: Partial<EdenredTicket>): EdenredTicket => ({
  status: 'AWAITING_CONFIRM',
  redirect: null,
  vouchers: [{ value: 800, count: 2 }],
  total: 1600,
  failureReasons: [],
  username: 'demo',
  skipOption: 'CAN-SKIP',
  ...change,
});

/** How one call ends: whether it reaches the server, and what of the answer arrives. */
type Fate = 'answered' | 'lost' | 'late' | 'refused' | '500' | '500 after the effect' | 'malformed after the effect';
const FATES: readonly Fate[] = [
  'answered',
  'answered',
  'answered',
  'lost',
  'late',
  'refused',
  '500',
  '500 after the effect',
  'malformed after the effect',
];
const failures: Readonly<Record<Exclude<Fate, 'answered'>, ApiFailure>> = {
  lost: { kind: 'network' },
  late: { kind: 'timeout', afterMs: 30_000 },
  refused: { kind: 'http', status: 400, error: null, message: null },
  '500': { kind: 'http', status: 500, error: null, message: null },
  '500 after the effect': { kind: 'http', status: 500, error: null, message: null },
  'malformed after the effect': { kind: 'unexpected-answer', issue: '(root)' },
};
const hasEffect = (fate: Fate) => fate === 'answered' || fate === 'late' || fate.endsWith('after the effect');

/** A server that takes money at every POST that reaches it: nothing but the client keeps it from happening twice. */
function naiveServer(fates: Iterator<Fate>, turns: Iterator<number>) {
  let status: EdenredTicket['status'] = 'AWAITING_CONFIRM';
  const effects: string[] = [];
  let posts = 0;
  const now = () => ticket({ status, redirect: status === 'AWAITING_CONFIRM' ? null : { type: 'internal', link: '/wallet' } });
  const client = {
    async call({ method, path }: { method: string; path: string }, { signal }: { signal?: AbortSignal }) {
      const pause = (turns.next().value as number | undefined) ?? 0;
      for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
      signal?.throwIfAborted();
      const fate = (fates.next().value as Fate | undefined) ?? 'answered';
      if (method === 'POST') {
        posts += 1;
        if (hasEffect(fate)) {
          effects.push(path.endsWith('/skip') ? 'skip' : 'confirm');
          status = path.endsWith('/skip') ? 'SKIPPED' : 'COMPLETED';
        }
      }
      const answer = now();
      for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
      if (fate !== 'answered') throw new ApiError(path, failures[fate]);
      return answer;
    },
  } as unknown as ApiClient;
  return { client, effects, posts: () => posts };
}

type Act = { readonly kind: 'confirm' | 'skip' | 'retry' | 'mount' | 'unmount' | 'time'; readonly tab: number };

const schedule = (presses: readonly ('confirm' | 'skip')[]) =>
  fc.record({
    acts: fc.array(
      fc.record({
        kind: fc.constantFrom<Act['kind']>(...presses, ...presses, ...presses, 'retry', 'retry', 'mount', 'unmount', 'time', 'time'),
        tab: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 4, maxLength: 24 },
    ),
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 24 }),
    turns: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 }),
  });

/** Double taps, retries, several tabs, lost answers, re-mounts. */
async function play({ acts, fates, turns }: { acts: Act[]; fates: Fate[]; turns: number[] }) {
  const { client, effects, posts } = naiveServer(fates.values(), turns.values());
  const tabs = [0, 1, 2].map(() => testRuntime(client));
  const machines = tabs.map((runtime) => createEdenredPay(runtime, 'uno'));
  for (const machine of machines) machine.send({ type: 'opened' });
  let presses = 0;
  for (const { kind, tab } of acts) {
    const machine = machines[tab]!;
    const before = machine.getState().name;
    if (kind === 'confirm' || kind === 'skip') {
      machine.send({ type: `${kind}-pressed` });
      if (machine.getState().name !== before) presses += 1;
    } else if (kind === 'retry') machine.send({ type: 'retry-pressed' });
    else if (kind === 'unmount') machine.stop();
    else if (kind === 'mount') {
      machine.stop();
      machines[tab] = createEdenredPay(tabs[tab]!, 'uno');
      machines[tab].send({ type: 'opened' });
    } else await vi.advanceTimersByTimeAsync(2000);
    // A few turns at most: presses fall into the middle of calls.
    for (let turn = 0; turn < tab * 3; turn += 1) await Promise.resolve();
  }
  await vi.advanceTimersByTimeAsync(20_000);
  for (const machine of machines) machine.stop();
  return { effects, posts: posts(), presses };
}

test.each([
  ['confirm', ['confirm'], SCHEDULES],
  ['skip', ['skip'], SCHEDULES],
  ['confirm and skip', ['confirm', 'skip'], SCHEDULES / 5],
] as const)('%s: at most one effect, and no more POSTs than presses', async (_, presses, numRuns) => {
  // A page's own lock: Node has no tabs. Between tabs the browser's Web Locks do the same.
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers();
  let moved = 0;
  try {
    await fc.assert(
      fc.asyncProperty(schedule(presses), async (plan) => {
        const { effects, posts, presses: counted } = await play(plan);
        expect(effects.length).toBeLessThanOrEqual(1);
        expect(posts).toBeLessThanOrEqual(counted);
        moved += effects.length;
      }),
      { numRuns, seed: 20260309 },
    );
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
  // Schedules in which nothing ever happens would prove nothing.
  expect(moved).toBeGreaterThan(numRuns / 4);
});
