import { expect, test } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure } from '../../../api/index.ts';
import { createMemoryStorage, type StoragePort } from '../runtime/storage.ts';
import { deferred, testRuntime } from '../runtime/test-kit.ts';
import { createJournaledFlow } from './journaled-flow.ts';
import { readOperation, updateOperation } from './operation-journal.ts';

const LOST: ApiFailure = { kind: 'network' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A window with a wallet of 20,00 €, whose page is open. `sent`: the amounts that left. */
async function openPage(storage: StoragePort = createMemoryStorage()) {
  const sent: number[] = [];
  const world = { answer: 'u-1' as string | ApiFailure | Promise<string>, isReadable: true, credit: 2000 };
  const runtime = testRuntime({ hasIdempotencyKeys: true, serverTime: () => 1_800_000_000_000 } as unknown as ApiClient, { storage });
  const page = createJournaledFlow<number, number, { cents: number }, string, never>(runtime, {
    kind: 'recharge',
    async read() {
      if (!world.isReadable) throw new ApiError('GET', LOST);
      return world.credit;
    },
    async submit({ cents }) {
      sent.push(cents);
      const { answer } = world;
      if (typeof answer === 'object' && 'kind' in answer) throw new ApiError('POST', answer);
      return answer;
    },
    answerIdOf: (answer) => answer,
    messageOf: () => null,
    accepts: () => true,
    problemOf: () => null,
    prepare: (cents, creditBefore) => ({ request: { cents }, cents, creditBefore, label: '' }),
    follow: () => true,
  });
  page.open();
  await settle();
  return { ...page, world, sent, storage };
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
