import { describe, expect, test } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import { createMemoryStorage, type StoragePort } from '../runtime/storage.ts';
import { deferred, testRuntime } from '../runtime/test-kit.ts';
import { createJournaledFlow } from './journaled-flow.ts';
import { readOperation, updateOperation, writeOperation } from './operation-journal.ts';

const LOST: ApiFailure = { kind: 'network' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const SIGNED_OUT: ApiFailure = { kind: 'unauthorized', status: 401 };
const DAY = 86_400_000;

/**
 * A window with a wallet of 20,00 €, whose page is open. `sent`: the amounts that left. The press is refused when the credit is
 * another one than the person saw.
 */
async function openPage(
  storage: StoragePort = createMemoryStorage(),
  { hasIdempotencyKeys = true, isReadable = true as boolean | ApiFailure } = {},
) {
  const sent: number[] = [];
  const followed: string[] = [];
  const held: string[] = [];
  const world = {
    answer: 'u-1' as string | ApiFailure | Promise<string>,
    message: null as string | null,
    isReadable,
    isFollowed: true,
    credit: 2000,
    time: 1_800_000_000_000,
  };
  const runtime = testRuntime({ hasIdempotencyKeys, serverTime: () => world.time } as unknown as ApiClient, { storage });
  const page = createJournaledFlow<number, number, { cents: number }, string, 'price'>(runtime, {
    kind: 'recharge',
    async read() {
      if (world.isReadable !== true) throw new ApiError('GET', world.isReadable === false ? LOST : world.isReadable);
      return world.credit;
    },
    async submit({ cents }) {
      sent.push(cents);
      const { answer } = world;
      if (typeof answer === 'object' && 'kind' in answer) throw new ApiError('POST', answer);
      return answer;
    },
    answerIdOf: (answer) => (answer === 'none' ? null : answer),
    messageOf: () => world.message,
    accepts: (cents) => cents > 0,
    problemOf: (_, now, shown) => (now === shown ? null : 'price'),
    prepare: (cents, creditBefore) => ({ request: { cents }, cents, creditBefore, label: '' }),
    follow: (answer) => (followed.push(answer), world.isFollowed),
    onHeld: (problem) => void held.push(`${problem} on ${page.getState().name}`),
  });
  const seen: string[] = [page.getState().name];
  page.subscribe(() => void seen.push(page.getState().name));
  page.open();
  await settle();
  return { ...page, world, sent, storage, seen, followed, held };
}

const press = async (page: Awaited<ReturnType<typeof openPage>>, cents = 2500) => {
  page.press(cents);
  await settle();
};

/** What the page of the result does when it has shown the answer. */
const acknowledge = (storage: StoragePort) =>
  updateOperation(storage, 'recharge', readOperation(storage, 'recharge')?.id ?? '', { isAcknowledged: true });

test('restored from the browser’s cache after the answer was followed and read: it begins anew, and sends nothing', async () => {
  const page = await openPage();
  await press(page);
  expect(page.getState()).toMatchObject({ name: 'ANSWERED', answerId: 'u-1' });
  acknowledge(page.storage);
  page.restore();
  await settle();
  expect([page.getState().name, page.sent]).toEqual(['AWAIT_CHOICE', [2500]]);
});

test('restored before the answer was read elsewhere: the answer is told first', async () => {
  const page = await openPage();
  await press(page);
  page.restore();
  await settle();
  expect([page.getState(), page.sent]).toMatchObject([{ name: 'STARTED', answerId: 'u-1' }, [2500]]);
});

test('restored while something else is shown: nothing changes', async () => {
  const page = await openPage();
  page.restore();
  expect(page.getState().name).toBe('AWAIT_CHOICE');
  const answer = deferred<string>();
  page.world.answer = answer.promise;
  await press(page);
  page.restore();
  expect(page.getState().name).toBe('SENDING_DATA');
  answer.resolve('u-1');
  await settle();
  expect([page.getState().name, page.sent]).toEqual(['ANSWERED', [2500]]);
});

test('an answer that came after the person left is told, and a restored page begins anew', async () => {
  const storage = createMemoryStorage();
  const first = await openPage(storage);
  const answer = deferred<string>();
  first.world.answer = answer.promise;
  await press(first);
  first.stop();
  answer.resolve('u-7');
  await settle();
  const second = await openPage(storage);
  expect(second.getState()).toMatchObject({ name: 'STARTED', answerId: 'u-7', operation: { cents: 2500 } });
  acknowledge(storage);
  second.restore();
  await settle();
  expect(second.getState().name).toBe('AWAIT_CHOICE');
});

test('while an earlier operation is being sent again, and while nothing is known of it, no press begins another', async () => {
  const page = await openPage();
  page.world.answer = LOST;
  await press(page);
  expect(page.getState()).toMatchObject({ name: 'UNSURE', doubt: 'askable' });
  const answer = deferred<string>();
  page.world.answer = answer.promise;
  page.ask();
  await settle();
  for (const attempt of [() => page.press(900), page.ask, page.restart, page.retry, page.sendUnkept]) attempt();
  await settle();
  expect([page.getState().name, page.sent]).toEqual(['ASKING', [2500, 2500]]);
  answer.resolve('u-1');
  await settle();
  expect(page.getState()).toMatchObject({ name: 'ANSWERED', answerId: 'u-1' });
});

test('a press that sent nothing says so; seen again, the page keeps it, and shows the new data', async () => {
  const page = await openPage();
  page.world.isReadable = false;
  await press(page);
  expect([page.getState(), page.sent]).toEqual([{ name: 'AWAIT_CHOICE', data: 2000, problem: 'unsent' }, []]);
  page.world.isReadable = true;
  page.world.credit = 1500;
  page.refresh();
  await settle();
  expect(page.getState()).toEqual({ name: 'AWAIT_CHOICE', data: 1500, problem: 'unsent' });
});

test('an outcome that is unknown, and the credit cannot be read: nothing but another look', async () => {
  const page = await openPage();
  page.world.answer = LOST;
  page.press(2500);
  // After the reading that the press depends on.
  await Promise.resolve();
  page.world.isReadable = false;
  await settle();
  expect(page.getState()).toEqual({ name: 'UNSURE', doubt: 'unread' });
  page.restart();
  page.ask();
  page.press(900);
  await settle();
  expect([page.getState(), page.sent]).toEqual([{ name: 'UNSURE', doubt: 'unread' }, [2500]]);
  page.world.isReadable = true;
  page.retry();
  await settle();
  expect(page.getState()).toMatchObject({ name: 'UNSURE', doubt: 'askable' });
  // It cannot be asked again, either.
  page.world.isReadable = false;
  page.ask();
  await settle();
  expect([page.getState(), page.sent]).toEqual([{ name: 'UNSURE', doubt: 'unread' }, [2500]]);
});

test('seen again, and another window has an operation without an outcome: it is told first', async () => {
  const storage = createMemoryStorage();
  const [page, other] = [await openPage(storage), await openPage(storage)];
  other.world.answer = LOST;
  await press(other);
  page.refresh();
  await settle();
  expect(page.getState()).toMatchObject({ name: 'UNSURE', doubt: 'askable', operation: { cents: 2500 } });
});

test('asked again, and another window has begun anew since: that one is told, and nothing is sent', async () => {
  const storage = createMemoryStorage();
  const page = await openPage(storage);
  page.world.answer = LOST;
  await press(page);
  const other = await openPage(storage);
  other.world.answer = LOST;
  other.restart();
  await settle();
  await press(other, 900);
  page.ask();
  await settle();
  expect(page.getState()).toMatchObject({ name: 'UNSURE', operation: { cents: 900 } });
  expect([page.sent, other.sent]).toEqual([[2500], [900]]);
});

describe('opened', () => {
  test('it shows the data once they are read; a press is sent once and followed', async () => {
    const page = await openPage();
    page.press(0);
    await press(page);
    expect(page.seen).toEqual(['FETCHING_DATA', 'FETCHING_DATA', 'AWAIT_CHOICE', 'SENDING_DATA', 'ANSWERED']);
    expect([page.sent, page.followed]).toEqual([[2500], ['u-1']]);
  });

  test('the data cannot be read: it says so, and reads again', async () => {
    const page = await openPage(undefined, { isReadable: false });
    expect(page.getState()).toEqual({ name: 'ERROR_FETCHING_DATA', failure: LOST });
    page.world.isReadable = true;
    page.retry();
    await settle();
    expect(page.seen.slice(2)).toEqual(['ERROR_FETCHING_DATA', 'FETCHING_DATA', 'AWAIT_CHOICE']);
  });

  test('on the way to the login: it shows nothing', async () => {
    expect((await openPage(undefined, { isReadable: SIGNED_OUT })).getState()).toEqual({ name: 'FETCHING_DATA' });
  });

  test('nothing but a press changes what waits for one', async () => {
    const page = await openPage();
    const state = page.getState();
    for (const attempt of [page.ask, page.retry, page.restart, page.restore, page.sendUnkept]) attempt();
    await settle();
    expect([page.getState() === state, page.sent]).toEqual([true, []]);
  });

  test('seen again, and the data cannot be read: what is shown stays', async () => {
    const page = await openPage();
    page.world.isReadable = false;
    page.refresh();
    await settle();
    expect(page.getState()).toEqual({ name: 'AWAIT_CHOICE', data: 2000, problem: null });
  });

  test('seen again while a press is on its way: its answer is awaited', async () => {
    const page = await openPage();
    const answer = deferred<string>();
    page.world.answer = answer.promise;
    await press(page);
    page.refresh();
    answer.resolve('u-1');
    await settle();
    expect([page.getState().name, page.followed]).toEqual(['ANSWERED', ['u-1']]);
  });
});

describe('nothing happened: the page says why, with the amount that was sent', () => {
  test.each<[string, string | ApiFailure, string | null, object]>([
    ['an answer without an effect', 'none', ' Credito insufficiente. ', { answer: 'none', message: 'Credito insufficiente.' }],
    ['one with a blank sentence', 'none', '  ', { answer: 'none', message: null }],
    ['one without a sentence', 'none', null, { answer: 'none', message: null }],
    [
      'the server refuses the request itself',
      { kind: 'http', status: 409, error: 'Conflict', message: 'Macchina spenta.' },
      null,
      { answer: null, message: 'Macchina spenta.' },
    ],
  ])('%s', async (_, answer, message, shown) => {
    const page = await openPage();
    Object.assign(page.world, { answer, message });
    await press(page);
    expect(page.getState()).toEqual({ name: 'REFUSED', ...shown, cents: 2500 });
    expect(page.followed).toEqual([]);
    page.retry();
    await settle();
    expect([page.getState(), page.sent]).toEqual([{ name: 'AWAIT_CHOICE', data: 2000, problem: null }, [2500]]);
  });

  test('another window has sent one since: the refusal names no amount of this window', async () => {
    const storage = createMemoryStorage();
    const page = await openPage(storage);
    const answer = deferred<string>();
    page.world.answer = answer.promise;
    await press(page);
    writeOperation(storage, 'recharge', { ...readOperation(storage, 'recharge')!, id: 'other', cents: 900 });
    answer.resolve('none');
    await settle();
    expect(page.getState()).toMatchObject({ name: 'REFUSED', cents: null });
  });
});

describe('a press that sends nothing', () => {
  test('another window is sending one', async () => {
    const page = await openPage();
    const other = deferred<null>();
    const held = withMoneyLock('recharge', () => other.promise);
    await press(page);
    expect([page.getState(), page.sent]).toEqual([{ name: 'AWAIT_CHOICE', data: 2000, problem: 'busy' }, []]);
    other.resolve(null);
    await held;
  });

  test('the data are others than the person saw', async () => {
    const page = await openPage();
    page.world.credit = 1500;
    await press(page);
    expect([page.getState(), page.sent]).toEqual([{ name: 'AWAIT_CHOICE', data: 1500, problem: 'price', held: 2500 }, []]);
    // Told after the page shows it.
    expect(page.held).toEqual(['price on AWAIT_CHOICE']);
  });

  test('another window has sent one since, which counts for more than the data', async () => {
    const storage = createMemoryStorage();
    const [page, other] = [await openPage(storage), await openPage(storage)];
    await press(other);
    page.world.credit = 4500;
    await press(page, 900);
    expect([page.getState(), page.sent, page.held]).toEqual([
      { name: 'AWAIT_CHOICE', data: 4500, problem: 'elsewhere', held: 900 },
      [],
      [],
    ]);
  });

  test('the session has ended: no word on the way to the login', async () => {
    const page = await openPage();
    page.world.isReadable = SIGNED_OUT;
    await press(page);
    expect([page.getState(), page.sent]).toEqual([{ name: 'SENDING_DATA', data: 2000, request: 2500 }, []]);
  });
});

describe('the browser does not store that it is sent: the person is asked first', () => {
  const openUnkept = () => openPage({ ...createMemoryStorage(), keep: () => false });

  test('it is sent after a Yes', async () => {
    const page = await openUnkept();
    await press(page);
    expect([page.getState(), page.sent]).toEqual([{ name: 'UNKEPT', data: 2000, request: 2500 }, []]);
    page.sendUnkept();
    await settle();
    expect([page.getState().name, page.sent, page.followed]).toEqual(['ANSWERED', [2500], ['u-1']]);
  });

  test('nothing is sent after a No', async () => {
    const page = await openUnkept();
    await press(page);
    page.restart();
    await settle();
    expect([page.getState(), page.sent]).toEqual([{ name: 'AWAIT_CHOICE', data: 2000, problem: null }, []]);
  });
});

describe('answered', () => {
  test('its link is refused: it says so', async () => {
    const page = await openPage();
    page.world.isFollowed = false;
    await press(page);
    expect(page.getState()).toEqual({ name: 'STRANDED' });
  });

  test('after the person has left: nothing is followed', async () => {
    const page = await openPage();
    const answer = deferred<string>();
    page.world.answer = answer.promise;
    await press(page);
    page.stop();
    answer.resolve('u-1');
    await settle();
    expect([page.followed, page.getState().name]).toEqual([[], 'SENDING_DATA']);
  });

  test.each(['restart', 'retry'] as const)('the page of the answer does not come: %s tells what became of it', async (action) => {
    const page = await openPage();
    await press(page);
    page[action]();
    await settle();
    expect([page.getState(), page.sent]).toMatchObject([{ name: 'STARTED', answerId: 'u-1' }, [2500]]);
    page.retry();
    await settle();
    expect(page.getState().name).toBe('STARTED');
    acknowledge(page.storage);
    page.restart();
    await settle();
    expect(page.getState()).toEqual({ name: 'AWAIT_CHOICE', data: 2000, problem: null });
  });
});

describe('unsure', () => {
  test('it cannot be asked where the server has no keys; the person may begin anew, and the operation stays open', async () => {
    const page = await openPage(undefined, { hasIdempotencyKeys: false });
    page.world.answer = LOST;
    await press(page);
    const state = page.getState();
    expect(state).toMatchObject({ name: 'UNSURE', doubt: 'untold', now: 2000 });
    expect(page.seen.at(-2)).toBe('CHECKING');
    page.ask();
    await settle();
    expect([page.getState() === state, page.sent]).toEqual([true, [2500]]);
    page.restart();
    await settle();
    expect(page.getState().name).toBe('AWAIT_CHOICE');
    expect(readOperation(page.storage, 'recharge')?.isAcknowledged).toBe(false);
  });

  test('a day later nobody knows any more: whoever begins anew has read it, in every window', async () => {
    const page = await openPage();
    page.world.answer = LOST;
    await press(page);
    page.world.time += DAY;
    page.retry();
    await settle();
    expect(page.getState()).toMatchObject({ name: 'UNSURE', doubt: 'lapsed' });
    page.restart();
    await settle();
    expect([page.getState().name, readOperation(page.storage, 'recharge')?.isAcknowledged]).toEqual(['AWAIT_CHOICE', true]);
    expect((await openPage(page.storage)).getState().name).toBe('AWAIT_CHOICE');
  });

  test('asked while another window is sending one: it waits for that', async () => {
    const page = await openPage();
    page.world.answer = LOST;
    await press(page);
    const other = deferred<null>();
    const held = withMoneyLock('recharge', () => other.promise);
    page.ask();
    await settle();
    expect([page.getState(), page.sent]).toEqual([{ name: 'UNSURE', doubt: 'busy' }, [2500]]);
    expect(page.seen).toContain('ASKING');
    other.resolve(null);
    await held;
  });

  test.each<[string, (page: Awaited<ReturnType<typeof openPage>>) => void, string]>([
    ['asked', (page) => page.ask(), 'ASKING'],
    ['looked at', (page) => page.retry(), 'CHECKING'],
  ])('the session ends while it is %s: no word on the way to the login', async (_, act, name) => {
    const page = await openPage();
    page.world.answer = LOST;
    await press(page);
    page.world.isReadable = SIGNED_OUT;
    act(page);
    await settle();
    expect([page.getState(), page.sent]).toEqual([{ name }, [2500]]);
  });
});
