/** Any schedule of people, windows and accidents over one wish to recharge: the wallet is recharged once at most. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofTenThousand, SCHEDULES } from '../shared/flow/once/test-kit.ts';
import { type ApiClient, ApiError, type ApiFailure } from '../../api/index.ts';
import type { Machine } from '../shared/flow/machine.ts';
import { type Action, schedules } from '../shared/payment/voucher/test-kit.ts';
import { createMemoryStorage } from '../shared/runtime/storage.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import type { RechargeEvent, RechargeState } from './recharge.flow.ts';
import { createRecharge } from './use-recharge.ts';

const LOSSES: readonly ApiFailure[] = [
  { kind: 'network' },
  { kind: 'timeout', afterMs: 30_000 },
  { kind: 'http', status: 500, error: null, message: null },
  { kind: 'http', status: 502, error: null, message: null },
  { kind: 'unexpected-answer', issue: 'not JSON' },
];
const REFUSALS: readonly ApiFailure[] = [
  { kind: 'unauthorized', status: 401 },
  { kind: 'http', status: 400, error: null, message: 'L’importo massimo è 500,00 €.' },
];
const ANSWERS = ['redirect', 'loading'] as const;

interface Pending {
  readonly path: string;
  /** Null for a reading. */
  readonly amount: number | null;
  readonly owner: number;
  /** What the server said, once the call has reached it. */
  answer: { readonly body: unknown } | null;
  readonly resolve: (body: unknown) => void;
  readonly reject: (thrown: unknown) => void;
}

interface Account {
  charges: number;
  posts: number;
  presses: number;
  /** Money moved, and nobody was told by its own answer. */
  lostAfter: number;
  stuck: number;
}

const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

async function play(actions: readonly Action[]): Promise<Account> {
  const account: Account = { charges: 0, posts: 0, presses: 0, lostAfter: 0, stuck: 0 };
  // One browser: its windows share what is stored, and the lock.
  const storage = createMemoryStorage(() => 0);
  let balance = 2000;
  let pending: Pending[] = [];
  const tabs: (Machine<RechargeState, RechargeEvent> | null)[] = [];

  const arrive = (call: Pending) => {
    if (call.answer !== null) return;
    if (call.amount !== null) {
      // No memory of earlier calls: each one costs.
      account.charges += 1;
      balance += call.amount;
      const actionType = ANSWERS[call.amount % 2] ?? 'redirect';
      const linkAction = { type: 'internal', link: '/wallet/recharge/u-1' };
      call.answer = { body: { uuid: 'u-1', actionType, linkAction, message: null } };
    } else if (call.path.endsWith('wallet/')) call.answer = { body: { balanceCents: balance, corporateCredit: null } };
    else call.answer = { body: { amountType: 'DefinedAmount', payWith: { provider: 'visa', label: 'Carta •••• 4242' } } };
  };
  const end = (call: Pending) => void (pending = pending.filter((other) => other !== call));
  const lose = (call: Pending, how: number) => {
    if (call.amount !== null && call.answer !== null) account.lostAfter += 1;
    end(call);
    // Nobody is refused after the money moved.
    const failures = call.answer === null ? [...LOSSES, ...REFUSALS] : LOSSES;
    const failure = failures[how % failures.length]!;
    call.reject(new ApiError('fake', failure));
    // The login takes the window's place.
    if (failure.kind === 'unauthorized') leave(call.owner);
  };
  const leave = (place: number) => {
    tabs[place]?.stop();
    tabs[place] = null;
  };
  const settleAll = async () => {
    for (let round = 0; pending.length > 0 && round < 20; round += 1) {
      for (const call of pending) {
        arrive(call);
        end(call);
        call.resolve(call.answer?.body);
      }
      await flush();
    }
  };
  const open = (place: number) => {
    const client = {
      call: ({ path }: { path: string }, { body, signal }: { body?: { amount: number }; signal?: AbortSignal }) =>
        new Promise((resolve, reject) => {
          if (body !== undefined) account.posts += 1;
          const call: Pending = { path, amount: body?.amount ?? null, owner: place, answer: null, resolve, reject };
          pending.push(call);
          signal?.addEventListener('abort', () => {
            end(call);
            reject(new DOMException('The call was given up', 'AbortError'));
          });
        }),
    } as unknown as ApiClient;
    const machine = createRecharge(testRuntime(client, { storage }), { amount: null, returnUrl: '/wallet' });
    tabs[place] = machine;
    machine.send({ type: 'opened' });
  };
  const at = <T>(list: readonly T[], wanted: number): T | undefined => list[wanted % Math.max(1, list.length)];

  /** The screen at hand says that it went through, or that another window did it: who wants one recharge does not go on. */
  let isTold = false;
  // Read by who presses on it: whatever was left sooner has told nobody.
  const look = (tab: Machine<RechargeState, RechargeEvent> | null | undefined) => {
    const state = tab?.getState();
    if (state === undefined) return;
    if (['DONE', 'STARTED', 'REDIRECT', 'LOADING'].includes(state.name)) isTold = true;
    if (state.name === 'AWAIT_AMOUNT' && state.problem === 'elsewhere') isTold = true;
  };

  open(0);
  for (const action of actions) {
    await flush();
    switch (action.type) {
      case 'open': {
        const place = [0, 1, 2].find((candidate) => !tabs[candidate]);
        if (place !== undefined) open(place);
        break;
      }
      case 'settle':
        await settleAll();
        break;
      case 'leave':
        // Another screen of the same page: what was sent goes on, and the lock with it.
        leave(action.tab);
        break;
      case 'reload':
        leave(action.tab);
        for (const call of pending.filter(({ owner }) => owner === action.tab)) lose(call, 0);
        await flush();
        open(action.tab);
        break;
      case 'retry':
        tabs[action.tab]?.send({ type: 'retry-pressed' });
        break;
      case 'show':
        look(tabs[action.tab]);
        if (!isTold) tabs[action.tab]?.send({ type: 'restart-pressed' });
        break;
      case 'type':
        tabs[action.tab]?.send({ type: 'chosen', choice: { kind: 'quick', cents: at([500, 1000, 2501], action.code) ?? 500 } });
        break;
      case 'press': {
        const tapped = tabs[action.tab];
        look(tapped);
        if (tapped === undefined || tapped === null || isTold) break;
        account.presses += 1;
        for (let tap = 0; tap < action.taps; tap += 1) tapped.send({ type: 'recharge-pressed' });
        break;
      }
      case 'arrive': {
        const call = at(
          pending.filter(({ answer }) => answer === null),
          action.call,
        );
        if (call !== undefined) arrive(call);
        break;
      }
      case 'answer': {
        const call = at(pending, action.call);
        if (call === undefined) break;
        arrive(call);
        end(call);
        call.resolve(call.answer?.body);
        break;
      }
      case 'lose': {
        const call = at(pending, action.call);
        if (call === undefined) break;
        if (action.isAfter) arrive(call);
        lose(call, action.how);
        break;
      }
      case 'pass':
      case 'hide':
        break;
      default:
        action satisfies never;
    }
  }
  await flush();
  await settleAll();
  account.stuck = tabs.filter((tab) => ['SENDING_DATA', 'CHECKING'].includes(tab?.getState().name ?? '')).length;
  for (const place of tabs.keys()) leave(place);
  return account;
}

test('whatever the schedule: one wish recharges once at most', async () => {
  const sum: Account = { charges: 0, posts: 0, presses: 0, lostAfter: 0, stuck: 0 };
  await fc.assert(
    fc.asyncProperty(schedules, async (actions) => {
      const account = await play(actions);
      for (const key of Object.keys(sum) as (keyof Account)[]) sum[key] += account[key];
      if (account.charges > 1) throw new Error(`recharged ${account.charges} times`);
      if (account.posts > account.presses) throw new Error(`${account.presses} presses sent ${account.posts} recharges`);
      if (account.stuck > 0) throw new Error(`${account.stuck} windows wait for ever`);
    }),
    { numRuns: SCHEDULES },
  );
  // Something was at stake: money moved in many of them, and often nobody was told.
  expect(sum.charges).toBeGreaterThan(ofTenThousand(2000));
  expect(sum.lostAfter).toBeGreaterThan(ofTenThousand(100));
  expect(sum.posts).toBeGreaterThan(sum.charges);
});
