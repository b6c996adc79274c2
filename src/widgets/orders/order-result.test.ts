import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, type LockerOrderInfo } from '../../api/index.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { canReopen, createOrderResult, type OrderResultState, stateAfter } from './order-result.ts';

type ActionType = LockerOrderInfo['actionType'];

const info = (actionType: ActionType, loading = false): LockerOrderInfo => ({
  actionType,
  loading,
  message: null,
  order: {
    id: 'ordine-1001',
    rows: [{ label: 'Penne', quantity: 2, itemId: null, image: null, totalCents: null }],
    customSuccessMessage: null,
    createdAt: null,
    totalCents: null,
    area: null,
    payments: null,
  },
});
/** An order for a fridge. */
const known = (actionType: ActionType, loading = false, isFridge = true) => ({
  info: info(actionType, loading),
  isFridge,
  remembered: null,
});
const failure = { kind: 'network' } as const;

const STATES: Readonly<Record<OrderResultState['name'], OrderResultState>> = {
  loading: { name: 'loading' },
  openingLocker: { name: 'openingLocker', known: known('openingLocker', true), isOver: false },
  awaitingPayment: { name: 'awaitingPayment', known: known('awaitingPayment', true), isOver: false },
  openingLockerError: { name: 'openingLockerError', known: known('openingLockerError') },
  failed: { name: 'failed', known: known('failed') },
  completed: { name: 'completed', known: known('completed'), completedAt: 1000 },
  running: { name: 'running', known: known('openingLocker', true) },
  error: { name: 'error', failure, known: null },
};

describe('an answer decides the state', () => {
  test.each<[ActionType, isFinal: boolean, OrderResultState['name']]>([
    ['awaitingPayment', false, 'awaitingPayment'],
    ['openingLocker', false, 'openingLocker'],
    // Completed, and still loading: the machine is not done with the door, which nobody reopens yet.
    ['completed', false, 'completed'],
    ['openingLockerError', false, 'openingLockerError'],
    ['failed', false, 'failed'],
    ['completed', true, 'completed'],
    ['openingLockerError', true, 'openingLockerError'],
    ['failed', true, 'failed'],
    // Not loading any more, and yet not done: its own title, and only the person asks again.
    ['openingLocker', true, 'openingLocker'],
    ['awaitingPayment', true, 'awaitingPayment'],
  ])('%s (final: %s) is %s', (actionType, isFinal, name) => {
    for (const before of [STATES.loading, STATES.openingLocker, STATES.awaitingPayment]) {
      expect(stateAfter(before, known(actionType, !isFinal), isFinal, 1000)).toMatchObject({ name, known: known(actionType, !isFinal) });
    }
  });

  test('a word that is not known: loading goes on, and then the order is under way', () => {
    expect(stateAfter(STATES.loading, known(null, true), false, 0)).toBe(STATES.loading);
    expect(stateAfter(STATES.loading, known(null), true, 0)).toEqual({ name: 'running', known: known(null) });
  });

  test('a word that is not known replaces no outcome', () => {
    expect(stateAfter(STATES.failed, known(null), true, 0)).toBe(STATES.failed);
    expect(stateAfter(STATES.openingLockerError, known(null), true, 0)).toBe(STATES.openingLockerError);
    const early = stateAfter(STATES.openingLocker, known('completed', true), false, 5000);
    expect(early).toMatchObject({ name: 'completed', completedAt: null });
    expect(stateAfter(early, known(null, true), false, 6000)).toBe(early);
    expect(stateAfter(early, known(null), true, 7000)).toEqual({ ...early, completedAt: 7000 });
  });

  test('completed remembers when', () => {
    expect(stateAfter(STATES.openingLocker, known('completed'), true, 5000)).toMatchObject({ name: 'completed', completedAt: 5000 });
  });
});

describe('Riapri il fridge: 60 seconds after completion [P2-4.20]', () => {
  test.each([
    [1000, true],
    [60_999, true],
    [61_000, false],
    [600_000, false],
  ])('completed at 1000, pressed at %i ms', (at, opens) => expect(canReopen(STATES.completed, at)).toBe(opens));

  test.each<[string, OrderResultState, boolean]>([
    ['at a counter', { name: 'completed', known: known('completed', false, false), completedAt: 1000 }, false],
    ['while the machine is not done with it', { name: 'completed', known: known('completed', true), completedAt: null }, false],
    ['while it opens', STATES.openingLocker, false],
    ['after a failure, at any time', STATES.openingLockerError, true],
    ...(['loading', 'awaitingPayment', 'failed', 'running', 'error'] as const).map((name): [string, OrderResultState, boolean] => [
      name,
      STATES[name],
      false,
    ]),
  ])('%s', (_, state, opens) => expect(canReopen(state, 1000)).toBe(opens));
});

describe('the order’s page', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  function open(answer: LockerOrderInfo, completed: string | null = null) {
    const call = vi.fn<() => Promise<LockerOrderInfo>>(async () => answer);
    const runtime = testRuntime({ call } as unknown as ApiClient);
    if (completed !== null) runtime.storage.write('completedOrder', completed);
    const page = createOrderResult(runtime, 'ordine-1001');
    page.open();
    return { page, call, runtime };
  }
  const atFridge = (actionType: ActionType) => {
    const { order, ...others } = info(actionType);
    return { ...others, order: { ...order, area: { id: 'milano-1', title: 'Torre', type: 'locker' as const } } };
  };

  test.each([
    ['in this browser, 50 seconds ago', 1_799_999_950_000, 1_799_999_950_000],
    ['at a time that this clock has yet to reach', 1_800_003_600_000, 1_800_000_000_000],
    ['another order, 50 seconds ago', 1_799_999_950_000, 1_800_000_000_000, 'ordine-1000'],
  ])('completed %s', async (_, stored, completedAt, id = 'ordine-1001') => {
    const { page, runtime } = open(atFridge('completed'), `${id} ${stored}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.getState()).toMatchObject({ name: 'completed', completedAt });
    expect(runtime.storage.read('completedOrder')).toBe(`ordine-1001 ${completedAt}`);
  });

  test.each([
    ['is final', atFridge('completed')],
    ['is being asked for', info('openingLocker', true)],
  ])('RICARICA asks nothing while the state %s', async (_, answer) => {
    const { page, call } = open(answer);
    await vi.advanceTimersByTimeAsync(0);
    page.reload();
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('the door did not open: a press opens it once, a refusal is reported, and the list of the orders is old', async () => {
    const { page, call, runtime } = open(info('openingLockerError'));
    const invalidate = vi.spyOn(runtime.queryClient, 'invalidateQueries');
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.stringify(invalidate.mock.calls)).toContain('b2c/selling-order/list');
    call.mockRejectedValueOnce(new ApiError('GET b2c/x', { kind: 'http', status: 400, error: 'Bad Request', message: null }));
    call.mockResolvedValue(info('completed'));
    page.reopen();
    expect(page.getState()).toMatchObject({ name: 'openingLocker', isOver: false });
    page.reopen();
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(3);
    expect(runtime.tracking.events).toEqual([{ category: 'order', label: 'retry-opening refused' }]);
    // Only a fridge has a door, whatever else is not said.
    expect(page.getState()).toMatchObject({ name: 'completed', known: { isFridge: true }, completedAt: 1_800_000_000_000 });
  });

  test('a counter’s order opens nothing', async () => {
    const { page, call } = open(info('completed'));
    await vi.advanceTimersByTimeAsync(0);
    page.reopen();
    await vi.advanceTimersByTimeAsync(0);
    expect([page.getState().name, call.mock.calls.length]).toEqual(['completed', 1]);
  });

  test('words that nobody knows, to the last request: under way, with what was ordered', async () => {
    const { page } = open(info(null, true));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.getState()).toMatchObject({ name: 'running', known: { info: { order: { rows: [{ label: 'Penne', quantity: 2 }] } } } });
    page.reload();
    expect(page.getState()).toEqual({ name: 'loading' });
  });
});
