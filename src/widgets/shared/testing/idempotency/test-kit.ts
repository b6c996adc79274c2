/**
 * For the tests of "paying once": a fake server that answers call by call, and random schedules of people, windows and
 * accidents. The server executes every call that reaches it, as often as it comes. So an effect that happens only one time
 * proves that the client sent only one call.
 */
import { setMaxListeners } from 'node:events';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ApiFailure } from '../../../../api/index.ts';
import { createMemoryStorage } from '../../runtime/storage.ts';
import { testRuntime, type TestRuntime } from '../../runtime/test-kit.ts';

const isExhaustive = process.env['PAUSA_TEST_EXHAUSTIVE'] === '1';

/** Number of schedules for the mechanisms (`submitOnce`, the cart's store); `npm test -- --all` plays ten times as many. */
export const SCHEDULES = isExhaustive ? 10_000 : 1000;
/** Number of schedules for each plan on the mechanisms. */
const PLAN_SCHEDULES = isExhaustive ? 3000 : 1000;

/**
 * Scales the minimum count that makes a run meaningful; the argument is for 10,000 schedules. Fewer schedules vary more, so
 * they require half of the proportion.
 */
export const ofTenThousand = (count: number, played: number): number => (played === 10_000 ? count : (count * played) / 20_000);

/** 1,000 schedules took 44 s on two cores that eight suites shared, and 10,000 take minutes. */
const TIMEOUT_MS = 300_000;

export interface Call {
  /** `GET b2c/payment/{uuid}`, or the name of a request to a vendor. */
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The idempotency key, where the plan keeps one. */
  readonly key?: string | undefined;
}

export type Answer = { readonly body: unknown } | { readonly failure: ApiFailure };

/** The fake server of one schedule, with its ledger. */
export interface Server {
  /** The effects so far: payments, cancellations, opened doors. */
  readonly effects: readonly string[];
  /** Whether a call may move money: it must follow a press, and two must never overlap. */
  isMoney(call: Call): boolean;
  /** Whether the answer reveals the effects so far; without this function every answer does. */
  tells?(call: Call): boolean;
  /** Executes a call that has arrived. */
  carryOut(call: Call): Answer;
  /** Whether it recognises a repeated call by its key; it does not by default. */
  readonly hasKeys?: boolean;
  /** Its clock, which comes with each answer; without it no answer tells a time. */
  time?(): number;
}

export interface Dependencies {
  readonly runtime: TestRuntime;
  /** The window's index. */
  readonly place: number;
  /** A request to a vendor. It is answered or lost like every other call. */
  ask(name: string, signal: AbortSignal): Promise<unknown>;
  /** Counts a press that may move money. */
  pressed(): void;
}

export interface Screen {
  /** Taps one of the controls that move money; does nothing when there is none. */
  tap(which: number): void;
  retry(): void;
  stop(): void;
  /** `busy`: a request is in progress. `denies`: the screen says or implies that nothing has happened. */
  says(): 'busy' | 'denies' | 'rests';
}

export interface Subject<Modules> {
  /** Imports the code under test. Each window has its own copy, as in a browser. */
  load(): Promise<Modules>;
  begin(): Server;
  open(modules: Modules, dependencies: Dependencies): Screen;
  /** A window is closed or reloaded. */
  close?(place: number): void;
  /** Something happens outside of the windows (0 to 13). `leave`: all screens are left while their calls go on, and one is opened. */
  accident?(which: number): 'leave' | undefined;
  /** The maximum number of effects in one schedule; 1 by default. */
  allows?(account: Account): number;
}

type Action =
  | { readonly type: 'open' | 'pass' | 'settle' }
  | { readonly type: 'leave' | 'reload' | 'retry' | 'hide' | 'show'; readonly tab: number }
  | { readonly type: 'press'; readonly tab: number; readonly which: number; readonly taps: number }
  | { readonly type: 'accident'; readonly which: number }
  | { readonly type: 'arrive' | 'answer'; readonly call: number }
  | { readonly type: 'lose'; readonly call: number; readonly how: number; readonly isAfter: boolean };

const PLACES = [0, 1, 2] as const;
const index = fc.nat({ max: 5 });
const tab = fc.nat({ max: PLACES.length - 1 });

const LOSSES: readonly ApiFailure[] = [
  { kind: 'network' },
  { kind: 'timeout', afterMs: 30_000 },
  { kind: 'http', status: 500, error: null, message: null },
  { kind: 'http', status: 502, error: null, message: null },
  { kind: 'unexpected-answer', issue: 'not JSON' },
  { kind: 'http', status: 400, error: null, message: null },
  { kind: 'http', status: 408, error: 'Request Timeout', message: null },
  { kind: 'http', status: 429, error: 'Too Many Requests', message: null },
  { kind: 'unauthorized', status: 401 },
];
/** A call with an effect may also be told that its own result is not found; to a reading, this word is an answer. */
const MONEY_LOSSES: readonly ApiFailure[] = [...LOSSES, { kind: 'http', status: 404, error: 'Not Found', message: null }];
const how = fc.nat({ max: MONEY_LOSSES.length - 1 });

/** Weighted: mostly what people do, with frequent accidents. */
const schedules = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ type: fc.constant('open' as const) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('pass' as const, 'settle' as const) }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('leave', 'reload', 'retry', 'retry', 'hide', 'show'), tab }) },
    {
      weight: 6,
      arbitrary: fc.record({ type: fc.constant('press' as const), tab, which: index, taps: fc.integer({ min: 1, max: 3 }) }),
    },
    { weight: 12, arbitrary: fc.record({ type: fc.constantFrom('arrive' as const, 'answer' as const, 'answer' as const), call: index }) },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('lose' as const), call: index, how, isAfter: fc.constantFrom(true, true, false) }),
    },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('accident' as const), which: fc.nat({ max: 13 }) }) },
  ) as fc.Arbitrary<Action>,
  { minLength: 12, maxLength: 40, size: 'max' },
);

export interface Account {
  effects: number;
  /** Calls that may move money. */
  calls: number;
  presses: number;
  /** Calls that had an effect and whose answer was lost. */
  lostAfter: number;
}

interface Mount {
  readonly screen: Screen;
  readonly setVisible: (isVisible: boolean) => void;
  isDead: boolean;
  /** An answer that reveals an effect has arrived, or the effect was this screen's own. */
  hasHeard: boolean;
}

interface Pending {
  readonly call: Call;
  /** The screen that sent it receives the news. */
  hear(): void;
  /** Its client receives the server's time. */
  tellTime(time: number | null): void;
  readonly place: number;
  readonly isMoney: boolean;
  /** The server's answer after the call has arrived; null before. */
  answer: Answer | null;
  hasEffect: boolean;
  /** The answer reveals the effects on the ledger. */
  isAfterEffect: boolean;
  resolve(body: unknown): void;
  reject(thrown: unknown): void;
}

/** A fake of the Web Locks, shared by all windows. */
function fakeLocks() {
  const held = new Map<string, Promise<void>>();
  return {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    async request(name: string, options: LockOptions, task: (lock: object | null) => Promise<unknown> | undefined) {
      if (options.mode === 'shared') {
        // The fake only waits; shared holders are not counted.
        while (held.has(name)) await held.get(name);
        return task({ name });
      }
      if (held.has(name)) return task(null);
      let release = () => {};
      held.set(name, new Promise((resolve) => (release = resolve)));
      try {
        return await task({ name });
      } finally {
        held.delete(name);
        release();
      }
    },
  };
}

/** Enough microtasks for everything that follows from one action. */
const TURNS = 20;
const flush = async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};

interface Window<Modules> {
  readonly modules: Modules;
  errorOf(failure: ApiFailure): Error;
}

/** Plays one schedule. @throws if the schedule breaks a rule */
async function play<Modules>(subject: Subject<Modules>, windows: readonly Window<Modules>[], actions: readonly Action[]): Promise<Account> {
  const server = subject.begin();
  const account: Account = { effects: 0, calls: 0, presses: 0, lostAfter: 0 };
  let pending: Pending[] = [];
  let hasOverlapped = false;
  const mounts: (Mount | null)[] = [null, null, null];
  const storages = PLACES.map(() => createMemoryStorage(() => 0));

  const arrive = (one: Pending) => {
    if (one.answer !== null) return;
    const before = server.effects.length;
    one.answer = server.carryOut(one.call);
    one.hasEffect = server.effects.length > before;
    one.isAfterEffect = server.effects.length > 0 && server.tells?.(one.call) !== false;
  };
  const end = (one: Pending) => void (pending = pending.filter((other) => other !== one));
  const answer = (one: Pending) => {
    arrive(one);
    end(one);
    if (one.isAfterEffect) one.hear();
    const said = one.answer;
    one.tellTime(server.time?.() ?? null);
    if (said !== null && 'failure' in said) one.reject(windows[one.place]?.errorOf(said.failure));
    else one.resolve(said?.body);
  };
  const lose = (one: Pending, how: number) => {
    if (one.hasEffect) account.lostAfter += 1;
    end(one);
    if (one.hasEffect) one.hear();
    const failure = (one.isMoney ? MONEY_LOSSES : LOSSES)[how] ?? { kind: 'network' };
    one.reject(windows[one.place]?.errorOf(failure));
    // After a 401 the app goes to the login.
    if (failure.kind === 'unauthorized') leave(one.place);
  };
  const settleAll = async () => {
    for (let round = 0; (pending.length > 0 || vi.getTimerCount() > 0) && round < 40; round += 1) {
      for (const one of pending) answer(one);
      await flush();
      vi.advanceTimersByTime(2000);
      await flush();
    }
  };

  const open = (place: number) => {
    const window = windows[place];
    const storage = storages[place];
    if (window === undefined || storage === undefined) return;
    let mount: Mount | null = null;
    let serverTime: number | null = null;
    const request = (call: Call, signal: AbortSignal | undefined) =>
      new Promise<unknown>((resolve, reject) => {
        if (mount?.isDead === true) return reject(window.errorOf({ kind: 'network' }));
        const isMoney = server.isMoney(call);
        if (isMoney) account.calls += 1;
        const one: Pending = {
          call,
          hear: () => void (mount !== null && (mount.hasHeard = true)),
          tellTime: (time) => void (serverTime = time),
          place,
          isMoney,
          answer: null,
          hasEffect: false,
          isAfterEffect: false,
          resolve,
          reject,
        };
        pending.push(one);
        hasOverlapped ||= pending.filter((other) => other.isMoney).length > 1;
        // A poll asks many times under one signal.
        if (signal !== undefined) setMaxListeners(0, signal);
        signal?.addEventListener('abort', () => {
          end(one);
          reject(new DOMException('The call was aborted', 'AbortError'));
        });
      });
    const client = {
      call: (
        endpoint: { method: string; path: string },
        { body = {}, idempotencyKey, signal }: { body?: Call['body']; idempotencyKey?: string; signal?: AbortSignal } = {},
      ) => request({ name: `${endpoint.method} ${endpoint.path}`, body, key: idempotencyKey }, signal),
      hasIdempotencyKeys: server.hasKeys === true,
      serverTime: () => serverTime,
    } as unknown as Parameters<typeof testRuntime>[0];
    const runtime = testRuntime(client, { storage });
    const screen = subject.open(window.modules, {
      runtime,
      place,
      ask: (name, signal) => request({ name, body: {} }, signal),
      pressed: () => void (account.presses += 1),
    });
    mount = { screen, setVisible: runtime.environment.setVisible, isDead: false, hasHeard: false };
    mounts[place] = mount;
  };
  const leave = (place: number) => {
    mounts[place]?.screen.stop();
    mounts[place] = null;
  };
  const at = (calls: readonly Pending[], wanted: number, run: (one: Pending) => void) => {
    const one = calls[wanted % Math.max(1, calls.length)];
    if (one !== undefined) run(one);
  };

  /** A screen that has received the news, and has no pending call, must not say that nothing happened. */
  const look = () => {
    for (const [place, mount] of mounts.entries()) {
      if (mount === null || !mount.hasHeard || pending.some((one) => one.place === place)) continue;
      if (mount.screen.says() === 'denies') throw new Error('a screen at rest says that nothing happened');
    }
  };

  open(0);
  for (const action of actions) {
    await flush();
    look();
    switch (action.type) {
      case 'open': {
        const place = PLACES.find((candidate) => mounts[candidate] === null);
        if (place !== undefined) open(place);
        break;
      }
      case 'pass':
        vi.advanceTimersByTime(2000);
        break;
      case 'settle':
        await settleAll();
        break;
      case 'leave':
        // The person opens another screen of the same page: sent calls continue and keep the lock.
        leave(action.tab);
        break;
      case 'reload': {
        // A reload discards everything in the window, including its calls.
        const mount = mounts[action.tab];
        if (mount != null) mount.isDead = true;
        leave(action.tab);
        subject.close?.(action.tab);
        for (const one of pending.filter(({ place }) => place === action.tab)) lose(one, 0);
        await flush();
        open(action.tab);
        break;
      }
      case 'retry':
        mounts[action.tab]?.screen.retry();
        break;
      case 'hide':
      case 'show':
        mounts[action.tab]?.setVisible(action.type === 'show');
        break;
      case 'press':
        for (let tap = 0; tap < action.taps; tap += 1) mounts[action.tab]?.screen.tap(action.which);
        break;
      case 'accident':
        if (subject.accident?.(action.which) !== 'leave') break;
        for (const place of PLACES) leave(place);
        open(0);
        break;
      case 'arrive':
        at(
          pending.filter(({ answer: given }) => given === null),
          action.call,
          arrive,
        );
        break;
      case 'answer':
        at(pending, action.call, answer);
        break;
      case 'lose': {
        // Two of three losses are those of a call which may move money, if there is one.
        const money = pending.filter((one) => one.isMoney && action.call % 3 > 0);
        at(money.length > 0 ? money : pending, action.call, (one) => {
          if (action.isAfter) arrive(one);
          lose(one, action.how);
        });
        break;
      }
      default:
        action satisfies never;
    }
  }
  await flush();
  for (const mount of mounts) mount?.setVisible(true);
  await flush();
  await settleAll();
  look();
  // All windows read again.
  for (const mount of mounts) mount?.screen.retry();
  await flush();
  await settleAll();
  look();
  const stuck = mounts.filter((mount) => mount?.screen.says() === 'busy').length;
  for (const place of PLACES) {
    leave(place);
    subject.close?.(place);
  }
  await flush();

  account.effects = server.effects.length;
  const most = subject.allows?.(account) ?? 1;
  if (account.effects > most) throw new Error(`${server.effects.join(', ')}: at most ${most}`);
  if (account.calls > account.presses) throw new Error(`${account.presses} presses sent ${account.calls} calls`);
  if (hasOverlapped) throw new Error('two calls that move money were under way at once');
  if (stuck > 0) throw new Error(`${stuck} windows wait for ever`);
  return account;
}

/** Plays the schedules and sums their counts. @throws for the first schedule that fails, shrunk to the shortest */
export async function playMany<Modules>(subject: Subject<Modules>, numRuns = PLAN_SCHEDULES): Promise<Account> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  try {
    const windows: Window<Modules>[] = [];
    for (const _ of PLACES) {
      vi.resetModules();
      const modules = await subject.load();
      const { ApiError } = await import('../../../../api/index.ts');
      windows.push({ modules, errorOf: (failure) => new ApiError('fake', failure) });
    }
    const sum: Account = { effects: 0, calls: 0, presses: 0, lostAfter: 0 };
    await fc.assert(
      fc.asyncProperty(schedules, async (actions) => {
        const account = await play(subject, windows, actions);
        for (const key of Object.keys(sum) as (keyof Account)[]) sum[key] += account[key];
      }),
      { numRuns },
    );
    return sum;
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
}

/**
 * Tests that no schedule breaks a rule, and that the schedules are meaningful: money moves in many of them, and often the answer is
 * lost.
 * @param lostAfter the least number of lost answers in 10,000 schedules
 */
export function testSchedules<Modules>(
  title: string,
  subject: Subject<Modules>,
  { lostAfter = 300, played = PLAN_SCHEDULES }: { readonly lostAfter?: number; readonly played?: number } = {},
): void {
  test(
    title,
    async () => {
      const sum = await playMany(subject, played);
      expect(sum.effects).toBeGreaterThan(ofTenThousand(2000, played));
      expect(sum.lostAfter).toBeGreaterThan(ofTenThousand(lostAfter, played));
      // Some calls end without an effect.
      if (subject.allows === undefined) expect(sum.calls).toBeGreaterThan(sum.effects);
    },
    TIMEOUT_MS,
  );
}
