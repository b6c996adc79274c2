import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { type ApiClient, ApiError, type Instrument } from '../../api/index.ts';
import type { StepQuery } from '../shared/payment/steps.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { createSatispayAdd } from './satispay-add.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PAGE = 'https://satispay.example/r-1';
const ADDED = { id: 'r-1', redirect: { type: 'external', link: PAGE } };
const ACCOUNT = newInstrument({ id: 's-1', uuid: 's-1', label: 'Satispay', provider: 'satispay', type: 'satispay_standard' });
const PENDING = { status: 'PENDING', instrument: null };
const CANCELED = { status: 'CANCELED', instrument: null };
const ACCEPTED = { status: 'ACCEPTED', instrument: ACCOUNT };

interface Setting {
  query?: StepQuery;
  /** What this tab has stored of a request. */
  stored?: string;
  /** The answers: to the request for a page, to the questions about it, to the cancellation, and the list of the accounts. */
  add?: unknown;
  info?: unknown;
  cancel?: unknown;
  instruments?: readonly Instrument[] | null;
  onAdded?: Mock<(instrument: Instrument | null) => void>;
}

const sleep = () => vi.advanceTimersByTimeAsync(0);

async function open({
  query = {},
  stored,
  add = ADDED,
  info = PENDING,
  cancel = CANCELED,
  instruments = [],
  onAdded = vi.fn(),
}: Setting = {}) {
  const calls: [string, unknown][] = [];
  const refused = () => new ApiError('GET b2c/x', { kind: 'http', status: 400, error: 'Bad Request', message: 'Non adesso.' });
  const client = {
    call: async (
      { method, path }: { method: string; path: string },
      { params = null, body = null }: { params?: unknown; body?: unknown },
    ) => {
      const end = path.split('/').at(-1) ?? '';
      if (!path.includes('satispay')) {
        if (instruments === null) throw refused();
        return { instruments };
      }
      calls.push([`${method} ${end}`, body ?? params]);
      const data = await (end === 'add' ? add : end === 'info' ? info : cancel);
      if (data === null) throw refused();
      return { data };
    },
  } as unknown as ApiClient;
  const runtime = testRuntime(client, {
    addresses: { origin: 'https://pausa.example', apiBaseUrl: '', apiAliases: [], pictureOrigins: [] },
  });
  if (stored !== undefined) runtime.storage.write('satispayLink', stored);
  const on = { onQuery: vi.fn(), onAdded, onLeave: vi.fn() };
  const partner = { closed: false, close: vi.fn() };
  const openWindow = vi.fn<(href: string) => Window | null>(() => partner as unknown as Window);
  vi.stubGlobal('window', { open: openWindow });
  const follow = vi.spyOn(runtime.navigation, 'follow');
  const satispay = createSatispayAdd(runtime, { query, keyToUpdate: null, returnUrl: '/payment?x=1', ...on });
  satispay.open();
  await sleep();
  return { ...on, runtime, satispay, calls, partner, openWindow, follow, events: runtime.tracking.events };
}

describe('the request', () => {
  test('says where Satispay leads back to, and is in the address and in this tab', async () => {
    const { runtime, satispay, calls, onQuery } = await open();
    expect(calls).toEqual([['POST add', { returnUrl: 'https://pausa.example/payment?x=1', keyToUpdate: '' }]]);
    expect(satispay.getState()).toEqual({ name: 'REDIRECT_READY', request: { id: 'r-1', href: PAGE }, isBlocked: false });
    expect(onQuery.mock.calls).toEqual([[{ id: 'r-1', 'block-polling': 'true' }]]);
    expect(runtime.storage.read('satispayLink')).toBe(`r-1 ${PAGE}`);
  });

  test('is refused: the server’s sentence, and a report', async () => {
    const { satispay, events, onQuery } = await open({ add: null });
    expect(satispay.getState()).toEqual({ name: 'ERROR_REQUEST_REDIRECT', message: 'Non adesso.' });
    expect([events, onQuery.mock.calls]).toEqual([[{ category: 'payment', label: 'satispay request refused' }], []]);
  });

  test('leads elsewhere: not followed, and reported', async () => {
    const { satispay, events, follow } = await open({ add: { id: 'r-1', redirect: { type: 'external', link: 'javascript:alert(1)' } } });
    expect(satispay.getState()).toEqual({ name: 'ERROR_REQUEST_REDIRECT', message: null });
    expect(events).toEqual([{ category: 'Error/Payment', label: 'refused external link of Satispay' }]);
    expect(follow).not.toHaveBeenCalled();
  });

  test('leads into the app: in the place of this page', async () => {
    const redirect = { type: 'internal', link: '/wallet' };
    const { satispay, follow, events } = await open({ add: { id: 'r-1', redirect } });
    expect(follow.mock.calls).toEqual([[redirect, { replace: true }]]);
    expect([satispay.getState().name, events]).toEqual(['REQUEST_REDIRECT', []]);
  });
});

describe('the address names a request', () => {
  test.each([
    ['of this tab', `r-1 ${PAGE}`, PAGE],
    ['of another tab', undefined, null],
    ['beside the one of this tab', 'r-2 https://satispay.example/r-2', null],
    ['whose stored page was changed', 'r-1 javascript:alert(1)', null],
    ['whose stored page is one of ours', 'r-1 /wallet', null],
  ])('%s', async (_, stored, href) => {
    const { satispay, calls, openWindow } = await open({ query: { id: 'r-1' }, ...(stored !== undefined && { stored }) });
    expect(satispay.getState()).toEqual({ name: 'REQUEST_INFO', request: { id: 'r-1', href } });
    expect(calls).toEqual([['GET info', { id: 'r-1' }]]);
    satispay.openPage();
    expect(openWindow.mock.calls).toEqual(href === null ? [] : [[href, '_blank']]);
  });

  test.each<[string, StepQuery]>([
    ['an old request', { id: 'r-0' }],
    ['no request any more', { 'block-polling': 'true' }],
  ])('%s: a new one takes its place in the address', async (_, query) => {
    const { satispay, calls, onQuery } = await open({ query, info: CANCELED });
    satispay.retry();
    await sleep();
    expect(calls.at(-1)?.[0]).toBe('POST add');
    expect(onQuery.mock.calls).toEqual([[{}], [{ id: 'r-1', 'block-polling': 'true' }]]);
  });

  test('a question without an answer: Riprova asks again, and requests nothing', async () => {
    const { satispay, calls } = await open({ query: { id: 'r-1' }, info: null });
    expect(satispay.getState()).toMatchObject({ name: 'ERROR_REQUEST_INFO', message: 'Non adesso.', isOver: false });
    satispay.retry();
    await sleep();
    expect(calls.map(([name]) => name)).toEqual(['GET info', 'GET info']);
  });
});

describe('the account is linked', () => {
  const CARD = newInstrument();
  const OTHER = { ...ACCOUNT, id: 's-2', uuid: 's-2' };

  test.each<[string, unknown, readonly Instrument[] | null, Instrument | null]>([
    ['with the account', ACCEPTED, [], ACCOUNT],
    ['the list has one', { ...ACCEPTED, instrument: null }, [CARD, ACCOUNT], ACCOUNT],
    ['the list has two', { ...ACCEPTED, instrument: null }, [ACCOUNT, OTHER], null],
    ['the list has none', { ...ACCEPTED, instrument: null }, [CARD], null],
    ['the list cannot be read', { ...ACCEPTED, instrument: null }, null, null],
  ])('%s', async (_, info, instruments, added) => {
    const { runtime, satispay, onAdded } = await open({ query: { id: 'r-1' }, stored: `r-1 ${PAGE}`, info, instruments });
    expect(onAdded.mock.calls).toEqual([[added]]);
    expect([satispay.getState(), runtime.storage.read('satispayLink')]).toEqual([{ name: 'DONE' }, null]);
  });

  test('no press counts any more', async () => {
    const { satispay, calls, openWindow, onAdded } = await open({ query: { id: 'r-1' }, stored: `r-1 ${PAGE}`, info: ACCEPTED });
    const before = calls.length;
    satispay.openPage();
    satispay.onPageOpened();
    satispay.cancel();
    satispay.retry();
    satispay.set({ name: 'REQUEST_REDIRECT' });
    satispay.open();
    await sleep();
    expect([satispay.getState().name, calls.length, openWindow.mock.calls.length, onAdded.mock.calls.length]).toEqual([
      'DONE',
      before,
      0,
      1,
    ]);
  });
});

describe('a press', () => {
  test('before Satispay’s page is known opens and cancels nothing', async () => {
    let answer: (data: unknown) => void = () => undefined;
    const { satispay, calls, openWindow } = await open({ add: new Promise((resolve) => (answer = resolve)) });
    satispay.openPage();
    satispay.onPageOpened();
    satispay.cancel();
    await sleep();
    expect([satispay.getState().name, calls.length, openWindow.mock.calls.length]).toEqual(['REQUEST_REDIRECT', 1, 0]);
    answer(ADDED);
    await sleep();
    expect(satispay.getState().name).toBe('REDIRECT_READY');
  });

  test('after a failure opens nothing', async () => {
    const { satispay, calls, openWindow } = await open({ query: { id: 'r-1' }, stored: `r-1 ${PAGE}`, info: CANCELED });
    satispay.openPage();
    satispay.onPageOpened();
    await sleep();
    expect([satispay.getState().name, calls.length, openWindow.mock.calls.length]).toEqual(['ERROR_REQUEST_INFO', 1, 0]);
  });

  test('cancels once, and nothing else happens meanwhile; then the page is left', async () => {
    let answer: (data: unknown) => void = () => undefined;
    const { satispay, calls, partner, onLeave, openWindow } = await open({ cancel: new Promise((resolve) => (answer = resolve)) });
    satispay.openPage();
    await sleep();
    satispay.cancel();
    satispay.cancel();
    satispay.openPage();
    satispay.retry();
    await sleep();
    expect(satispay.getState()).toEqual({ name: 'REQUEST_CANCEL', request: { id: 'r-1', href: PAGE } });
    expect([calls.filter(([name]) => name === 'POST cancel').length, openWindow.mock.calls.length]).toEqual([1, 1]);
    answer(CANCELED);
    await sleep();
    satispay.set({ name: 'REQUEST_REDIRECT' });
    satispay.open();
    expect([satispay.getState().name, partner.close.mock.calls.length, onLeave.mock.calls.length]).toEqual(['LEFT', 1, 1]);
  });

  test('cancels too late: the account is linked', async () => {
    const { satispay, onAdded, onLeave } = await open({ cancel: ACCEPTED });
    satispay.cancel();
    await sleep();
    expect([satispay.getState().name, onAdded.mock.calls, onLeave.mock.calls]).toEqual(['DONE', [[ACCOUNT]], []]);
  });

  test('a cancellation that is refused: the sentence, and a report', async () => {
    const { satispay, events } = await open({ cancel: null });
    satispay.cancel();
    await sleep();
    expect(satispay.getState()).toMatchObject({ name: 'ERROR_REQUEST_CANCEL', message: 'Non adesso.' });
    expect(events).toEqual([{ category: 'payment', label: 'satispay cancel refused' }]);
  });
});

test('a page that fails when it goes on is not Satispay’s failure', async () => {
  const onAdded = vi.fn(() => {
    throw new Error('of the page');
  });
  const { satispay } = await open({ query: { id: 'r-1' }, info: ACCEPTED, onAdded });
  expect([satispay.getState(), onAdded.mock.calls.length]).toEqual([{ name: 'DONE' }, 1]);
});

test('ten questions, then none until the tab is seen again; left, it asks nothing', async () => {
  const { runtime, satispay, calls } = await open({ query: { id: 'r-1' } });
  const asked = () => calls.filter(([name]) => name === 'GET info').length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([satispay.getState().name, asked()]).toEqual(['REQUEST_INFO_MAX_ATTEMPT', 10]);
  runtime.environment.setVisible(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(20);
  satispay.stop();
  runtime.environment.setVisible(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(20);
});
