/** What the journal knows of an operation whose outcome is unknown. Each window is a page that is pressed. */
import { describe, expect, test } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import { createMemoryStorage, createStorage, type StoragePort } from '../runtime/storage.ts';
import { deferred, storageThatFills, testRuntime } from '../runtime/test-kit.ts';
import { createJournaledFlow } from './journaled-flow.ts';
import { readOperation, updateOperation } from './operation-journal.ts';

const LOST: ApiFailure = { kind: 'network' };
const REFUSED: ApiFailure = { kind: 'http', status: 400, error: 'Bad Request', message: 'No.' };

const DAY = 86_400_000;

const BUSY = ['FETCHING_DATA', 'CHECKING', 'SENDING_DATA', 'ASKING'];

interface Setting {
  storage?: StoragePort;
  hasIdempotencyKeys?: boolean;
}

/** One window with a wallet of 20,00 €; `sent` are the keys and amounts that left. */
function setUp({ storage = createMemoryStorage(), hasIdempotencyKeys = true }: Setting = {}) {
  const runtime = testRuntime({ hasIdempotencyKeys, serverTime: () => world.time } as unknown as ApiClient, { storage });
  const world = {
    credit: 2000,
    answer: LOST as ApiFailure | string | null,
    isValid: true,
    isReadable: true as boolean | ApiFailure,
    time: 1_800_000_000_000 as number | null,
    /** Called while the credit is read. */
    meanwhile: async () => {},
  };
  const sent: { key: string; cents: number }[] = [];
  const page = createJournaledFlow<number, number, { cents: number }, string | null, 'price'>(runtime, {
    kind: 'recharge',
    async read() {
      await world.meanwhile();
      if (world.isReadable !== true) throw new ApiError('GET', world.isReadable === false ? LOST : world.isReadable);
      return world.credit;
    },
    async submit({ cents }, key) {
      sent.push({ key, cents });
      if (typeof world.answer === 'object' && world.answer !== null) throw new ApiError('POST', world.answer);
      return world.answer;
    },
    answerIdOf: (answer) => answer,
    messageOf: () => null,
    accepts: () => true,
    problemOf: () => (world.isValid ? null : 'price'),
    prepare: (cents, creditBefore) => ({ request: { cents }, cents, creditBefore, label: '' }),
    follow: () => true,
  });
  const seen: string[] = [];
  page.subscribe(() => void seen.push(page.getState().name));
  const after = async (act: () => void) => {
    act();
    // Another window's page may act while this one reads; on the way to the login nothing follows.
    for (let turn = 0; turn === 0 || (turn < 40 && BUSY.includes(page.getState().name)); turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
    return page.getState();
  };
  const open = () => after(page.open);
  /** Where a press is possible, or what must be told before. */
  const form = () => {
    const { name } = page.getState();
    if (name === 'AWAIT_CHOICE') return page.getState();
    if (name === 'FETCHING_DATA') return open();
    return after(name === 'REFUSED' ? page.retry : page.restart);
  };
  return {
    storage,
    world,
    sent,
    tracked: () => runtime.tracking.events.map(({ category, label }) => `${category} ${label}`),
    open,
    form,
    /** What became of the last one, read anew. */
    look: () => after(['UNSURE', 'ANSWERED'].includes(page.getState().name) ? page.retry : page.open),
    /** Whether the page opens with what became of an operation, in the place of the form. */
    mustTell: async () => {
      seen.length = 0;
      await open();
      return seen.includes('CHECKING');
    },
    ask: () => after(page.ask),
    restart: () => after(page.restart),
    press: async (cents: number) => {
      await form();
      return after(() => page.press(cents));
    },
    sendUnkept: () => after(page.sendUnkept),
    acknowledge: () => updateOperation(storage, 'recharge', readOperation(storage, 'recharge')?.id ?? '', { isAcknowledged: true }),
  };
}

/** What the page of an unknown outcome shows. */
const unsure = (doubt: string, cents = 2500) =>
  ({
    name: 'UNSURE',
    doubt,
    operation: expect.objectContaining({ cents, creditBefore: 2000 }) as unknown,
    now: expect.any(Number) as unknown,
  }) as const;

const ANSWERED = { name: 'ANSWERED', answer: 'u-1', answerId: 'u-1' };
const ELSEWHERE = { name: 'AWAIT_CHOICE', data: 2000, problem: 'elsewhere' };

describe('the idempotency key of a press after an unknown outcome', () => {
  test('is kept for the same request, as often as the answer is lost', async () => {
    const { form, press, look, sent } = setUp();
    for (const _ of [1, 2, 3]) {
      expect(await form()).toMatchObject({ name: 'AWAIT_CHOICE' });
      expect(await press(2500)).toEqual(unsure('askable'));
      expect(await look()).toEqual(unsure('askable'));
    }
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  });

  test('is kept with the credit before the first of them, which may have changed it', async () => {
    const { form, press, world } = setUp();
    expect(await press(2500)).toEqual(unsure('askable'));
    world.credit = 4500;
    await form();
    expect(await press(2500)).toEqual(unsure('askable'));
    expect(await press(1000)).toMatchObject({ operation: { cents: 1000, creditBefore: 4500 } });
  });

  test('is kept across a reload', async () => {
    const first = setUp();
    await first.press(2500);
    const second = setUp({ storage: first.storage });
    expect(await second.mustTell()).toBe(true);
    await second.press(2500);
    expect(second.sent).toEqual(first.sent);
  });

  test('is another one for another amount', async () => {
    const { press, sent } = setUp();
    await press(2500);
    await press(1000);
    expect(sent.map(({ cents }) => cents)).toEqual([2500, 1000]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  test('is another one after a refusal, and after an answer', async () => {
    const { press, sent, world, acknowledge } = setUp();
    await press(2500);
    world.answer = REFUSED;
    expect(await press(2500)).toEqual({ name: 'REFUSED', answer: null, message: 'No.', cents: 2500 });
    world.answer = 'u-1';
    expect(await press(2500)).toEqual(ANSWERED);
    acknowledge();
    await press(2500);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(new Set(sent.slice(1).map(({ key }) => key)).size).toBe(3);
  });
});

test.each([false, true])(
  'another window has asked what became of the same operation: its answer is told before a press sends (%s: read there)',
  async (isRead) => {
    const asking = setUp();
    const beginning = setUp({ storage: asking.storage });
    expect(await asking.press(2500)).toEqual(unsure('askable'));
    expect(await beginning.look()).toEqual(unsure('askable'));
    expect(await beginning.form()).toMatchObject({ name: 'AWAIT_CHOICE' });
    asking.world.answer = 'u-1';
    expect(await asking.ask()).toEqual(ANSWERED);
    if (isRead) asking.acknowledge();
    expect(await beginning.press(2500)).toMatchObject(ELSEWHERE);
    expect(beginning.sent).toEqual([]);
    // Now the person knows of it.
    await beginning.press(2500);
    expect(beginning.sent).toHaveLength(1);
  },
);

test('another window has asked in vain: a press for another amount sends nothing before that is told', async () => {
  const asking = setUp();
  const beginning = setUp({ storage: asking.storage });
  expect(await asking.press(2500)).toEqual(unsure('askable'));
  expect(await beginning.look()).toEqual(unsure('askable'));
  expect(await beginning.form()).toMatchObject({ name: 'AWAIT_CHOICE' });
  // It may have been carried out this time.
  expect(await asking.ask()).toEqual(unsure('askable'));
  expect(asking.sent[1]).toEqual(asking.sent[0]);
  expect(await beginning.press(1000)).toEqual(unsure('askable'));
  expect(beginning.sent).toEqual([]);
  await beginning.press(1000);
  expect(beginning.sent).toHaveLength(1);
});

describe('what must be told before another one is offered', () => {
  test('an answer whose screen was left, until it is acknowledged', async () => {
    const { press, world, storage, mustTell, look, acknowledge } = setUp();
    world.answer = 'u-1';
    await press(2500);
    expect([await mustTell(), await setUp({ storage }).mustTell()]).toEqual([true, true]);
    const operation = expect.objectContaining({ cents: 2500, creditBefore: 2000, answerId: 'u-1', isAcknowledged: false });
    expect(await look()).toEqual({ name: 'STARTED', operation, answerId: 'u-1' });
    world.isReadable = false;
    expect(await look()).toEqual({ name: 'STARTED', operation, answerId: 'u-1' });
    world.isReadable = true;
    world.credit = 4500;
    acknowledge();
    expect([await mustTell(), await look()]).toEqual([false, { name: 'AWAIT_CHOICE', data: 4500, problem: null }]);
  });

  test('nothing of what the server refused, or answered without an effect', async () => {
    for (const answer of [REFUSED, null]) {
      const { press, world, mustTell, storage } = setUp();
      world.answer = answer;
      await press(2500);
      expect([await mustTell(), await setUp({ storage }).mustTell()]).toEqual([false, false]);
    }
  });
});

test('while another window sends, and while the credit cannot be read, the outcome stays unknown', async () => {
  const { press, look, world } = setUp();
  await press(2500);
  expect(await withMoneyLock('recharge', look)).toEqual({ name: 'UNSURE', doubt: 'busy' });
  world.isReadable = false;
  expect(await look()).toEqual({ name: 'UNSURE', doubt: 'unread' });
});

test('another window has sent one since: said first, and the next press is another one', async () => {
  const first = setUp();
  const second = setUp({ storage: first.storage });
  first.world.answer = second.world.answer = 'u-1';
  expect([await first.mustTell(), await second.mustTell()]).toEqual([false, false]);
  await first.press(2500);
  // Also when the price is another one now: the news is not lost over it.
  second.world.isValid = false;
  expect(await second.press(2500)).toMatchObject(ELSEWHERE);
  second.world.isValid = true;
  expect(second.sent).toEqual([]);
  await second.press(2500);
  expect(second.sent).toHaveLength(1);
});

describe('the credit claims nothing: another device may have changed it', () => {
  test.each([4500, 5000, 1000, 0])('%i cents', async (credit) => {
    const { press, look, world, sent } = setUp({ hasIdempotencyKeys: false });
    await press(2500);
    world.credit = credit;
    expect(await look()).toEqual({ ...unsure('untold'), now: credit });
    expect(sent).toHaveLength(1);
  });
});

describe('the server is asked', () => {
  test('with the same request and key: its answer is the outcome', async () => {
    const { press, ask, world, sent, storage } = setUp();
    expect(await press(2500)).toEqual(unsure('askable'));
    world.answer = 'u-1';
    expect(await ask()).toEqual(ANSWERED);
    expect(sent[1]).toEqual(sent[0]);
    expect(readOperation(storage, 'recharge')).toMatchObject({ answerId: 'u-1', isAcknowledged: false });
  });

  test('after a reload, too, and as often as the answer is lost', async () => {
    const { storage, press, sent } = setUp();
    await press(2500);
    const later = setUp({ storage });
    await later.open();
    for (const _ of [1, 2]) {
      expect(await later.ask()).toEqual(unsure('askable'));
      expect(await later.look()).toEqual(unsure('askable'));
    }
    expect(later.sent).toHaveLength(2);
    expect(new Set([...sent, ...later.sent].map(({ key }) => key)).size).toBe(1);
  });

  test('not where it knows no keys, nor where it has not told its time', async () => {
    for (const [hasIdempotencyKeys, time] of [
      [false, 1_800_000_000_000],
      [true, null],
    ] as const) {
      const { press, ask, world, sent } = setUp({ hasIdempotencyKeys });
      world.time = time;
      expect(await press(2500)).toEqual(unsure('untold'));
      expect(await ask()).toEqual(unsure('untold'));
      expect(sent).toHaveLength(1);
    }
  });

  test('not after a day by its own clock: nobody knows any more, and that is said once', async () => {
    const { press, look, ask, world, sent, restart, mustTell, storage } = setUp();
    await press(2500);
    world.time! += DAY - 1;
    expect(await look()).toEqual(unsure('askable'));
    world.time! += 1;
    expect(await ask()).toEqual(unsure('lapsed'));
    world.isReadable = false;
    expect(await look()).toEqual({ name: 'UNSURE', doubt: 'unread' });
    world.isReadable = true;
    expect(await look()).toEqual(unsure('lapsed'));
    expect(sent).toHaveLength(1);
    expect(await restart()).toEqual({ name: 'AWAIT_CHOICE', data: 2000, problem: null });
    expect([await mustTell(), await setUp({ storage }).mustTell()]).toEqual([false, false]);
    expect(await press(2500)).toEqual(unsure('askable'));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('not for an operation that another window has sent since', async () => {
    const first = setUp();
    expect(await first.press(2500)).toEqual(unsure('askable'));
    const second = setUp({ storage: first.storage });
    await second.open();
    second.world.answer = 'u-2';
    await second.press(1000);
    expect(await first.ask()).toMatchObject({ name: 'STARTED', answerId: 'u-2' });
    expect(first.sent).toHaveLength(1);
  });
});

test.each<ApiFailure>([
  { kind: 'unauthorized', status: 401 },
  { kind: 'unauthorized', status: 403 },
  { kind: 'http', status: 408, error: 'Request Timeout', message: null },
  { kind: 'http', status: 429, error: 'Too Many Requests', message: null },
  { kind: 'http', status: 418, error: 'Teapot', message: null },
  { kind: 'http', status: 400, error: null, message: null },
])('$kind $status as the answer leaves it open: it is told after the sign-in', async (answer) => {
  const { press, world, storage } = setUp();
  world.answer = answer;
  await press(2500);
  expect(readOperation(storage, 'recharge')).toMatchObject({ answerId: null, isAcknowledged: false });
  expect(await setUp({ storage }).mustTell()).toBe(true);
});

test('sent by another window while the page was being read: told in the place of the form', async () => {
  const first = setUp();
  const second = setUp({ storage: first.storage });
  await first.form();
  first.world.answer = 'u-1';
  second.world.meanwhile = async () => {
    second.world.meanwhile = async () => {};
    await first.press(2500);
  };
  expect(await second.mustTell()).toBe(true);
  expect(first.sent).toHaveLength(1);
});

test('looking holds no lock: a press in another window is sent, and two may look at once', async () => {
  const first = setUp();
  await first.press(2500);
  await first.form();
  const windows = [setUp({ storage: first.storage }), setUp({ storage: first.storage })];
  const looks = windows.map(({ open }) => open());
  expect((await first.press(2500)).name).toBe('UNSURE');
  expect(first.sent).toHaveLength(2);
  expect((await Promise.all(looks)).map((state) => state.name === 'UNSURE' && state.doubt)).not.toContain('unread');
});

describe('a browser that stores nothing', () => {
  function setUpFull() {
    const { backing, setFull } = storageThatFills();
    const open = () =>
      createStorage(
        () => backing,
        () => 1,
      );
    return { open, setFull };
  }

  test('is not sent to before the person has been asked, in each window and after each reload', async () => {
    const { open, setFull } = setUpFull();
    setFull(true);
    for (const kit of [setUp({ storage: open() }), setUp({ storage: open() })]) {
      expect(await kit.press(2500)).toEqual({ name: 'UNKEPT', data: 2000, request: 2500 });
      expect(await kit.mustTell()).toBe(false);
      expect(kit.sent).toEqual([]);
      await kit.press(2500);
      expect((await kit.sendUnkept()).name).toBe('UNSURE');
      expect(kit.sent).toHaveLength(1);
      // This page remembers it.
      expect(await kit.look()).toEqual(unsure('askable'));
    }
  });

  test('full or blocked after the press: what it has is read, and told', async () => {
    const { open, setFull } = setUpFull();
    await setUp({ storage: open() }).press(2500);
    setFull(true);
    const later = setUp({ storage: open() });
    expect(await later.mustTell()).toBe(true);
    expect(await later.look()).toEqual(unsure('askable'));
    // A new press is not kept, and the earlier operation is not lost over it.
    expect(await later.press(1000)).toMatchObject({ name: 'UNKEPT' });
    expect(await later.sendUnkept()).toMatchObject({ name: 'UNSURE' });
    expect(await setUp({ storage: open() }).look()).toEqual(unsure('askable'));
  });
});

describe('by the server’s clock alone', () => {
  test.each([
    ['the same request has another key after a day', DAY, false],
    ['and the same one until then', DAY - 1, true],
  ])('%s', async (_, passed, isSame) => {
    const { form, press, world, sent } = setUp();
    await press(2500);
    await form();
    world.time! += passed;
    await press(2500);
    expect([sent.length, sent[0]?.key === sent[1]?.key]).toEqual([2, isSame]);
  });

  test.each([
    ['not told yet, after a reload', null, 'untold'],
    ['set back by a day', 1_800_000_000_000 - DAY, 'untold'],
    ['set back by less', 1_800_000_000_001 - DAY, 'askable'],
  ])('%s', async (_, time, doubt) => {
    const { press, storage } = setUp();
    await press(2500);
    const later = setUp({ storage });
    later.world.time = time;
    expect(await later.look()).toEqual(unsure(doubt));
  });

  test('not of an operation that an earlier version stored without its time', async () => {
    const { press, look, storage } = setUp();
    await press(2500);
    updateOperation(storage, 'recharge', readOperation(storage, 'recharge')!.id, { sentAt: null });
    expect(await look()).toEqual(unsure('untold'));
  });
});

describe('the page opens', () => {
  test('its data cannot be read; on the way to the login nothing is told', async () => {
    const { open, world } = setUp();
    expect(await open()).toEqual({ name: 'AWAIT_CHOICE', data: 2000, problem: null });
    world.isReadable = false;
    expect(await open()).toEqual({ name: 'ERROR_FETCHING_DATA', failure: LOST });
    world.isReadable = { kind: 'unauthorized', status: 401 };
    expect(await open()).toEqual({ name: 'FETCHING_DATA' });
  });
});

describe('what became of the last one', () => {
  test('there is none: nothing to tell, and nothing to ask', async () => {
    const { look, ask, sent } = setUp();
    expect(await look()).toEqual({ name: 'AWAIT_CHOICE', data: 2000, problem: null });
    expect(await ask()).toEqual({ name: 'AWAIT_CHOICE', data: 2000, problem: null });
    expect(sent).toEqual([]);
  });

  test('its answer was told: nothing is claimed of it while the credit cannot be read', async () => {
    const { press, look, world, acknowledge } = setUp();
    world.answer = 'u-1';
    expect(await press(2500)).toEqual(ANSWERED);
    acknowledge();
    world.isReadable = false;
    expect(await look()).toEqual({ name: 'UNSURE', doubt: 'unread' });
  });

  test('the browser has forgotten it while the page told of it: nothing is claimed, and the form is back', async () => {
    const { press, look, world, storage } = setUp();
    expect(await press(2500)).toEqual(unsure('askable'));
    storage.remove('openRecharge');
    world.isReadable = false;
    expect(await look()).toEqual({ name: 'UNSURE', doubt: 'unread' });
    world.isReadable = true;
    expect(await look()).toEqual({ name: 'AWAIT_CHOICE', data: 2000, problem: null });
  });

  test('it was told elsewhere: nothing is claimed of it while the credit cannot be read', async () => {
    const { press, look, world, acknowledge } = setUp();
    expect(await press(2500)).toEqual(unsure('askable'));
    acknowledge();
    world.isReadable = false;
    expect(await look()).toEqual({ name: 'UNSURE', doubt: 'unread' });
    world.isReadable = true;
    expect(await look()).toEqual({ name: 'AWAIT_CHOICE', data: 2000, problem: null });
  });

  test('on the way to the login nothing is told', async () => {
    const { press, look, world } = setUp();
    await press(2500);
    world.isReadable = { kind: 'unauthorized', status: 401 };
    expect(await look()).toEqual({ name: 'CHECKING' });
  });

  test.each(['before', 'while'])('another window sends one %s the credit is read: it is awaited', async (when) => {
    const { press, look, world } = setUp();
    await press(2500);
    const other = deferred<null>();
    const send = () => withMoneyLock('recharge', () => other.promise);
    const held = when === 'before' ? send() : null;
    world.meanwhile = async () => {
      if (held === null) return void send();
      // It ends before the credit is there, which may be older.
      other.resolve(null);
      await held;
    };
    expect(await look()).toEqual({ name: 'UNSURE', doubt: 'busy' });
    other.resolve(null);
  });

  test('its answer came to another window after this one has shown it as open: told before a press sends', async () => {
    const { press, storage } = setUp();
    await press(2500);
    const other = setUp({ storage });
    expect(await other.look()).toEqual(unsure('askable'));
    expect(await other.form()).toMatchObject({ name: 'AWAIT_CHOICE' });
    updateOperation(storage, 'recharge', readOperation(storage, 'recharge')!.id, { answerId: 'u-1', isAcknowledged: true });
    expect(await other.press(2500)).toMatchObject(ELSEWHERE);
    expect(other.sent).toEqual([]);
  });
});

test('what the person saw has changed: nothing is sent, and nothing is remembered', async () => {
  const { press, world, sent, storage } = setUp();
  world.isValid = false;
  expect(await press(2500)).toMatchObject({ name: 'AWAIT_CHOICE', data: 2000, problem: 'price' });
  expect([sent, readOperation(storage, 'recharge')]).toEqual([[], null]);
});

test('its failures are tracked by what the person did', async () => {
  const { press, ask, tracked, world } = setUp();
  await press(2500);
  await ask();
  world.answer = REFUSED;
  await press(2500);
  expect(tracked()).toEqual(['recharge submit outcome-unknown', 'recharge ask outcome-unknown', 'recharge submit refused']);
});
