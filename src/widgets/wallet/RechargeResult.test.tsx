import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure, type WalletRecharge } from '../../api/index.ts';
import { readOperation, writeOperation } from '../shared/payment/operation-journal.ts';
import { createMemoryStorage, type StoragePort } from '../shared/runtime/storage.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read, withFakeTime } from '../shared/ui/test-dom.tsx';
import { RechargeResult } from './RechargeResult.tsx';

withFakeTime();

const recharge = (actionType: WalletRecharge['actionType'], change: Partial<WalletRecharge> = {}): WalletRecharge => ({
  uuid: 'u-1',
  actionType,
  linkAction: null,
  message: null,
  ...change,
});
const LOADING = recharge('loading');
const DONE = recharge('redirect', { linkAction: { type: 'internal', link: '/coffee/selling-area/caffe-1' } });
const failed = (failure: ApiFailure) => new ApiError('GET b2c/x', failure);

function setUp(first: WalletRecharge | ApiError, returnUrl?: string, storage?: StoragePort) {
  let answer = first;
  /** When the page sent each request, in ms since it was drawn. */
  const asked: number[] = [];
  const start = Date.now();
  const client = {
    call: async (_: unknown, { signal }: { signal?: AbortSignal }) => {
      signal?.throwIfAborted();
      asked.push(Date.now() - start);
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
  } as unknown as ApiClient;
  const runtime = testRuntime(client, storage && { storage });
  draw(<RechargeResult uuid="u-1" {...(returnUrl === undefined ? {} : { returnUrl })} onBack={() => undefined} />, runtime);
  return { runtime, asked, answerWith: (next: WalletRecharge | ApiError) => void (answer = next) };
}

const title = () => read(document.querySelector('h2'));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

describe('the result of a recharge', () => {
  test('asks once, and six times more, 2 s apart; then says so and asks as often again [P2-4.28] [P2-8.9] [P2-9.2]', async () => {
    const { asked } = setUp(LOADING);
    await pass(0);
    expect(title()).toBe('Stiamo elaborandi i dati inviati.');
    await pass(11_999);
    expect(asked).toEqual([0, 2000, 4000, 6000, 8000, 10_000]);
    await pass(1);
    expect(asked).toEqual([0, 2000, 4000, 6000, 8000, 10_000, 12_000]);
    expect(title()).toBe('Errore durante il caricamento');
    await pass(60_000);
    expect(asked).toHaveLength(7);
    await press('Riprova');
    expect(title()).toBe('Stiamo elaborandi i dati inviati.');
    await pass(60_000);
    expect(asked).toHaveLength(14);
  });

  test('is followed as soon as it is done [P2-2.61]', async () => {
    const { runtime, asked, answerWith } = setUp(LOADING);
    await pass(3000);
    answerWith(DONE);
    await pass(1000);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/coffee/selling-area/caffe-1' }]);
    await pass(60_000);
    expect(asked).toHaveLength(3);
  });

  test.each([
    [undefined, '/wallet'],
    ['/selling-area/milano-1/cart', '/selling-area/milano-1/cart'],
  ])('done without a link: return-url %j leads to %s', async (returnUrl, path) => {
    const { runtime } = setUp(recharge('redirect'), returnUrl);
    await pass(0);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: path }]);
  });

  test.each(['/wallet/recharge/u-1', '/wallet/recharge/u-1?return-url=%2Fme'])(
    'done with a link to this very page: %s [P2-7.13]',
    async (link) => {
      const { runtime, asked } = setUp(recharge('redirect', { linkAction: { type: 'internal', link } }), '/selling-area/milano-1/cart');
      await pass(60_000);
      expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/selling-area/milano-1/cart' }]);
      expect(asked).toHaveLength(1);
    },
  );

  test('asks nothing while nobody looks', async () => {
    const { runtime, asked } = setUp(LOADING);
    await pass(0);
    runtime.environment.setVisible(false);
    await pass(60_000);
    expect(asked).toHaveLength(1);
    runtime.environment.setVisible(true);
    await pass(0);
    expect(asked).toHaveLength(2);
  });

  test('an error, with what the server says, and the way to another recharge', async () => {
    setUp(recharge('error', { message: 'La carta è stata rifiutata.' }));
    await pass(0);
    expect(title()).toBe("Errore durante l'elaborazione della richiesta.");
    expect(screen.getByRole('alert').textContent).toContain('La carta è stata rifiutata. Questa ricarica non è riuscita.');
    expect(screen.getByRole('link', { name: 'Ricarica di nuovo' }).getAttribute('href')).toBe('#wallet-recharge');
  });

  test.each([
    ['u-1', 'La tua ricarica25,00 €'],
    // Another one: its amount is not this one's.
    ['u-2', null],
  ])('an error, and the browser remembers %s: what is known of the money', async (answerId, bill) => {
    const storage = createMemoryStorage();
    const entry = { id: 'o-1', idempotencyKey: 'a'.repeat(32), request: '', cents: 2500, creditBefore: 0, label: '', answerId };
    writeOperation(storage, 'recharge', { ...entry, isAcknowledged: false });
    setUp(recharge('error'), undefined, storage);
    await pass(0);
    const list = document.querySelector('dl');
    expect(list && read(list)).toBe(bill);
  });

  test('cancelled [P2-8.10]', async () => {
    setUp(recharge('cancelled'));
    await pass(0);
    expect(title()).toBe('Ricarica cancellata');
    expect(screen.getByRole('link', { name: 'Vai al portafoglio' })).toBeDefined();
  });

  test('cancelled, with a blank message of the server: the standard sentence', async () => {
    setUp(recharge('cancelled', { message: '  ' }));
    await pass(0);
    expect(screen.getByText('Da qui non parte nessun altro addebito. Se avevi già usato un buono, guarda il portafoglio.')).toBeDefined();
  });

  test.each([
    ['error', true],
    ['cancelled', true],
    // The wire's unknown actionTypes: who leaves before 3 s are told of this recharge again.
    [null, false],
  ] as const)('%s: acknowledged at once: %s', async (actionType, isAcknowledged) => {
    const storage = createMemoryStorage();
    const entry = { id: 'o-1', idempotencyKey: 'a'.repeat(32), request: '', cents: 2500, creditBefore: 0, label: '', answerId: 'u-1' };
    writeOperation(storage, 'recharge', { ...entry, isAcknowledged: false });
    setUp(recharge(actionType), undefined, storage);
    await pass(2999);
    expect(read(document.body).includes('Questa ricarica non è riuscita.')).toBe(actionType === 'error');
    expect(readOperation(storage, 'recharge')?.isAcknowledged).toBe(isAcknowledged);
  });

  test.each<ApiFailure>([
    { kind: 'network' },
    { kind: 'timeout', afterMs: 15_000 },
    { kind: 'http', status: 500, error: null, message: null },
    { kind: 'http', status: 404, error: null, message: null },
    { kind: 'unexpected-answer', issue: 'not JSON' },
  ])('%j: Errore durante il caricamento, and Riprova helps [P2-8.11]', async (failure) => {
    const { runtime, answerWith } = setUp(failed(failure));
    await pass(0);
    expect(title()).toBe('Errore durante il caricamento');
    answerWith(DONE);
    await press('Riprova');
    expect(runtime.navigation.followed).toHaveLength(1);
  });

  test('nobody’s recharge', async () => {
    setUp(failed({ kind: 'http', status: 404, error: 'Not Found', message: null }));
    await pass(0);
    expect(title()).toBe('Ricarica non trovata');
  });

  test('who is sent to the login reads of no error', async () => {
    setUp(failed({ kind: 'unauthorized', status: 401 }));
    await pass(60_000);
    expect(title()).toBe('Stiamo elaborandi i dati inviati.');
  });
});

test.each([
  ['a link of the server', { type: 'external', link: 'javascript:alert(1)' }, undefined, 'refused external link'],
  ['the return-url of a finished recharge', null, '//evil.example', 'refused internal link'],
] as const)('%s that the guard refuses: said, and read again', async (_, linkAction, returnUrl, label) => {
  const client = { call: async () => recharge('redirect', { linkAction }) };
  const runtime = testRuntime(client as unknown as ApiClient);
  draw(<RechargeResult uuid="u-1" {...(returnUrl && { returnUrl })} />, {
    ...runtime,
    navigation: { ...runtime.navigation, follow: () => false },
  });
  await pass(0);
  expect(title()).toBe('Errore durante il caricamento');
  expect(read(screen.getByRole('alert'))).toContain(
    'La tua richiesta è registrata: non inviarla di nuovo. Nel portafoglio vedi se il credito è arrivato.',
  );
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeDefined();
  expect(runtime.tracking.events).toEqual([{ category: 'Error/Payment', label }]);
});

test('in English: a recharge that failed', async () => {
  const { runtime } = setUp(recharge('error', { message: 'Carta scaduta.' }));
  cleanup();
  draw(<RechargeResult uuid="u-1" />, runtime, { lang: 'en' });
  await vi.dynamicImportSettled();
  await pass(0);
  expect(read(document.body)).toBe(
    'Top up your walletThere was an error while processing your request.' +
      'Carta scaduta. This top-up did not succeed. You can try again, with another method too.Top up againGo to your wallet800 123 456',
  );
});
