/**
 * For the tests of the voucher providers: a back end that the test plays call by call, and any schedule of people,
 * windows and accidents over it. It charges for every good code that reaches it, however often: whatever is charged once
 * here is charged once because the client sends it once.
 */
import fc from 'fast-check';
import { type ApiClient, ApiError, type ApiFailure } from '../../../../api/index.ts';
import type { Machine } from '../../flow/machine.ts';
import { SCHEDULES } from '../../flow/once/test-kit.ts';
import { createMemoryEnvironment } from '../../runtime/environment.ts';
import { testRuntime } from '../../runtime/test-kit.ts';
import { createVoucher, type VoucherService } from './use-voucher.ts';
import type { VoucherEvent, VoucherState } from './voucher.flow.ts';

/** What a provider's server would say. */
export interface Wire<Status extends string> {
  /** What a code makes of the ticket; `DRAFT` for one that is refused. */
  readonly codes: Readonly<Record<string, Status>>;
  read(status: Status): unknown;
  submitted(status: Status, isRefused: boolean): unknown;
}

export type Action =
  | { readonly type: 'open' | 'pass' | 'settle' }
  | { readonly type: 'leave' | 'reload' | 'retry' | 'hide' | 'show'; readonly tab: number }
  | { readonly type: 'type'; readonly tab: number; readonly code: number }
  /** `taps`: so many at once. */
  | { readonly type: 'press'; readonly tab: number; readonly taps: number }
  | { readonly type: 'arrive' | 'answer'; readonly call: number }
  | { readonly type: 'lose'; readonly call: number; readonly how: number; readonly isAfter: boolean };

const index = fc.nat({ max: 5 });
const tab = fc.nat({ max: 2 });

/** Mostly what people do; accidents often enough. */
export const schedules = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ type: fc.constant('open' as const) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('pass' as const, 'settle' as const) }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('leave', 'reload', 'retry', 'retry', 'hide', 'show'), tab }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('type' as const), tab, code: index }) },
    { weight: 6, arbitrary: fc.record({ type: fc.constant('press' as const), tab, taps: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 10, arbitrary: fc.record({ type: fc.constantFrom('arrive' as const, 'answer' as const, 'answer' as const), call: index }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('lose' as const), call: index, how: index, isAfter: fc.boolean() }) },
  ) as fc.Arbitrary<Action>,
  { minLength: 12, maxLength: 40, size: 'max' },
);

const LOSSES: readonly ApiFailure[] = [
  { kind: 'network' },
  { kind: 'timeout', afterMs: 30_000 },
  { kind: 'http', status: 500, error: null, message: null },
  { kind: 'http', status: 502, error: null, message: null },
  { kind: 'unexpected-answer', issue: 'not JSON' },
];
const REFUSAL: ApiFailure = { kind: 'unauthorized', status: 401 };
/** Among the ways to lose a call. */
const REFUSED = 5;

interface Pending {
  readonly isSubmit: boolean;
  readonly code: string;
  readonly owner: number;
  /** What the server said, once the call has reached it. */
  answer: { readonly body: unknown } | null;
  readonly resolve: (body: unknown) => void;
  readonly reject: (thrown: unknown) => void;
}

interface Tab<Status extends string> {
  readonly machine: Machine<VoucherState<Status>, VoucherEvent<Status>>;
  readonly setVisible: (isVisible: boolean) => void;
}

/** What a schedule did. */
export interface Account {
  /** Effects on money; one at most is right. */
  charges: number;
  posts: number;
  presses: number;
  /** Money moved, and nobody was told. */
  lostAfter: number;
  /** Windows that still wait although everything was answered. */
  stuck: number;
}

/** Enough turns for whatever follows from one action. */
const TURNS = 14;
const flush = async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};

let tickets = 0;

/** Plays one schedule on one ticket. `pass` lets the time of a poll go by. */
export async function play<Status extends string>(
  service: VoucherService<Status>,
  wire: Wire<Status>,
  actions: readonly Action[],
  pass: () => void,
): Promise<Account> {
  const uuid = `ticket-${(tickets += 1)}`;
  const codes = Object.keys(wire.codes);
  const account: Account = { charges: 0, posts: 0, presses: 0, lostAfter: 0, stuck: 0 };
  let status = 'DRAFT' as Status;
  let pending: Pending[] = [];
  const tabs: (Tab<Status> | null)[] = [];

  const arrive = (call: Pending) => {
    if (call.answer !== null) return;
    const next = wire.codes[call.code];
    if (!call.isSubmit || next === undefined) call.answer = { body: wire.read(status) };
    else if (next === 'DRAFT') call.answer = { body: wire.submitted(status, true) };
    else {
      // No memory of earlier codes: each good one costs.
      account.charges += 1;
      status = next;
      call.answer = { body: wire.submitted(status, false) };
    }
  };
  const end = (call: Pending) => void (pending = pending.filter((other) => other !== call));
  const lose = (call: Pending, how: number) => {
    if (call.isSubmit && call.answer !== null) account.lostAfter += 1;
    end(call);
    // Nobody is refused after the money moved.
    const failure = call.answer === null && how === REFUSED ? REFUSAL : LOSSES[how % LOSSES.length];
    call.reject(new ApiError('fake', failure ?? REFUSAL));
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
    const environment = createMemoryEnvironment();
    const client = {
      call: (endpoint: { method: string }, options: { body?: Record<string, string>; signal?: AbortSignal }) =>
        new Promise((resolve, reject) => {
          const isSubmit = endpoint.method === 'POST';
          if (isSubmit) account.posts += 1;
          const [code = ''] = Object.values(options.body ?? {});
          const call: Pending = { isSubmit, code, owner: place, answer: null, resolve, reject };
          pending.push(call);
          options.signal?.addEventListener('abort', () => {
            end(call);
            reject(new DOMException('The call was given up', 'AbortError'));
          });
        }),
    } as unknown as ApiClient;
    const machine = createVoucher({ ...testRuntime(client), environment }, uuid, service);
    tabs[place] = { machine, setVisible: environment.setVisible };
    machine.send({ type: 'opened' });
  };
  const leave = (place: number) => {
    tabs[place]?.machine.stop();
    tabs[place] = null;
  };
  const at = <T>(list: readonly T[], wanted: number): T | undefined => list[wanted % Math.max(1, list.length)];

  open(0);
  for (const action of actions) {
    await flush();
    switch (action.type) {
      case 'open': {
        const place = [0, 1, 2].find((candidate) => !tabs[candidate]);
        if (place !== undefined) open(place);
        break;
      }
      case 'pass':
        pass();
        break;
      case 'settle':
        await settleAll();
        break;
      case 'leave':
        // Another screen of the same page: what was sent goes on, and the lock with it.
        leave(action.tab);
        break;
      case 'reload':
        // The window forgets everything, the calls that it made included.
        leave(action.tab);
        for (const call of pending.filter(({ owner }) => owner === action.tab)) lose(call, 0);
        await flush();
        open(action.tab);
        break;
      case 'retry':
        tabs[action.tab]?.machine.send({ type: 'retry-pressed' });
        break;
      case 'hide':
      case 'show':
        tabs[action.tab]?.setVisible(action.type === 'show');
        break;
      case 'type':
        tabs[action.tab]?.machine.send({ type: 'edited', code: at(codes, action.code) ?? '' });
        break;
      case 'press': {
        const tapped = tabs[action.tab]?.machine;
        if (tapped === undefined) break;
        account.presses += 1;
        // Who presses has typed something.
        if (tapped.getState().code === '') tapped.send({ type: 'edited', code: codes[0] ?? '' });
        for (let tap = 0; tap < action.taps; tap += 1) tapped.send({ type: 'confirm-pressed' });
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
      default:
        action satisfies never;
    }
  }
  await flush();
  for (const each of tabs) each?.setVisible(true);
  await settleAll();
  const busy = tabs.filter((each) => ['LOADING', 'SUBMITTING', 'CHECKING'].includes(each?.machine.getState().name ?? ''));
  account.stuck = busy.length;
  for (const place of tabs.keys()) leave(place);
  return account;
}

/** Plays the schedules and adds them up. @throws on the first double, with the shortest schedule that makes one. */
export async function playMany<Status extends string>(
  service: VoucherService<Status>,
  wire: Wire<Status>,
  pass: () => void,
): Promise<Account> {
  const sum: Account = { charges: 0, posts: 0, presses: 0, lostAfter: 0, stuck: 0 };
  await fc.assert(
    fc.asyncProperty(schedules, async (actions) => {
      const account = await play(service, wire, actions, pass);
      for (const key of Object.keys(sum) as (keyof Account)[]) sum[key] += account[key];
      if (account.charges > 1) throw new Error(`charged ${account.charges} times`);
      if (account.posts > account.presses) throw new Error(`${account.presses} presses sent ${account.posts} codes`);
      if (account.stuck > 0) throw new Error(`${account.stuck} windows wait for ever`);
    }),
    { numRuns: SCHEDULES },
  );
  return sum;
}
