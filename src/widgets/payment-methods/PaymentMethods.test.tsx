import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { faultsOf, newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { type ApiClient, ApiError, type Instrument, type PaymentOption } from '../../api/index.ts';
import { putPending } from '../shared/payment/pending-instrument.ts';
import { newInstrument, newOption } from '../shared/payment/test-kit.ts';
import { clientOver, type Deferred, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read, withFakeTime } from '../shared/ui/test-dom.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';

const DEMO = 'demo@pausa.test';
const EMPTY = 'vuoto@pausa.test';
const PAYPAL = newInstrument({
  id: 'metodo-2',
  uuid: 'uuid-2',
  label: 'PayPal',
  sublabel: 'giulia@example.it',
  provider: 'braintree_paypal',
  type: 'braintree_paypal',
});
const EDENRED: typeof PAYPAL = {
  ...PAYPAL,
  id: 'metodo-3',
  uuid: 'uuid-3',
  label: 'Ticket Restaurant Edenred',
  provider: 'edenred_ticket',
  type: 'edenred_ticket',
  category: 'ticket',
};

function setUp({ email = DEMO, others = [] as readonly (typeof PAYPAL)[], added = null as Instrument | PaymentOption | null } = {}) {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c, { user: email }));
  b2c
    .world()
    .user(email)
    .instruments.push(...others.map((instrument) => ({ ...instrument, card: null })));
  const runtime = testRuntime(clientOver(fetch));
  if (added !== null) putPending(runtime.storage, 'INSTRUMENTS_ADDED_PI', added);
  const calls = (method: string) =>
    fetch.mock.calls.filter(([, init]) => (init?.method ?? 'GET') === method).map(([url]) => new URL(String(url)).pathname);
  return {
    runtime,
    calls,
    user: userEvent.setup(),
    show: () => draw(<PaymentMethods />, runtime),
    saved: () =>
      b2c
        .world()
        .user(email)
        .instruments.map(({ id }) => id),
    ...faultsOf(b2c),
  };
}

const DELETE = 'b2c/payment-instrument/*/delete';
const words = (element: Element) => [...element.querySelectorAll('span:not(:has(*)), p, button')].map(read).filter((text) => text !== '');
const entries = (section: string) => [...screen.getByRole('region', { name: section }).querySelectorAll('li')].map(words);
const methods = () => entries('Metodi di Pagamento');
const ready = () => screen.findByRole('region', { name: 'Metodi di Pagamento' });
const remove = (label: string) => screen.getByRole('button', { name: `ELIMINA: ${label}` });
const said = (role: 'status' | 'alert') =>
  screen
    .getAllByRole(role)
    .map(read)
    .filter((text) => text !== '');
const CARD = 'Carta •••• 4242';

/** The dialog's own ELIMINA. */
const confirm = () => within(document.querySelector('dialog')!).getByRole('button', { name: 'ELIMINA' });

describe('PaymentMethods', () => {
  test('Pagamento: what is saved, Aggiungi nuovo, Buoni Pasto [P2-2.20] [P2-2.21] [P2-2.23] [P2-2.25] [P2-7.1]', async () => {
    const { show, calls } = setUp({ others: [PAYPAL] });
    show();
    expect(read(screen.getByRole('heading', { level: 1 }))).toBe('Pagamento');
    expect(screen.getByText('Caricamento dei metodi di pagamento')).toBeDefined();
    await ready();
    expect(methods().map(([label, second]) => [label, second])).toEqual([
      [CARD, 'Scade 08/28'],
      ['PayPal', 'giulia@example.it'],
      ['Aggiungi nuovo', 'Carta, PayPal, Satispay'],
    ]);
    expect(screen.getAllByText('ELIMINA')).toHaveLength(2);
    expect(document.querySelector('[data-provider=visa]')).not.toBeNull();
    expect(document.querySelector('[data-provider=braintree_paypal]')).not.toBeNull();
    expect(entries('Buoni Pasto').map(([label]) => label)).toEqual(['Ticket Restaurant', 'Altri buoni']);
    expect([...new Set(calls('GET'))]).toEqual(['/b2c/payment-instrument/']);
  });

  test('what can be added is what the provider takes', async () => {
    const { runtime } = setUp();
    draw(<PaymentMethods />, { ...runtime, paymentMethods: ['satispay_standard', 'braintree_cc', 'pellegrini'] });
    await ready();
    expect(methods().at(-1)?.slice(0, 2)).toEqual(['Aggiungi nuovo', 'Carta, Satispay']);
    expect(entries('Buoni Pasto').map(([label]) => label)).toEqual(['Altri buoni']);
  });

  test('Ticket Restaurant only without an edenred_ticket [P2-2.27]', async () => {
    const { show } = setUp({ others: [EDENRED] });
    show();
    await ready();
    expect(entries('Buoni Pasto').map(([label]) => label)).toEqual(['Altri buoni']);
  });

  test('where each entry leads [P2-2.22] [P2-2.26] [P2-2.28]', async () => {
    const { show, runtime, user } = setUp();
    show();
    await ready();
    for (const name of [/Aggiungi nuovo/, /Ticket Restaurant/, /Altri buoni/]) await user.click(screen.getByRole('link', { name }));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
      {
        to: 'payment-options',
        context: 'definedAmountMethod',
        keyToUpdate: 'INSTRUMENTS_ADDED_PI',
        returnUrl: '#payment-methods',
        hidesSaved: true,
      },
      { to: 'add-payment-method', method: 'edenred_ticket', keyToUpdate: 'INSTRUMENTS_ADDED_PI', returnUrl: '#payment-methods' },
      { to: 'wallet' },
    ]);
  });

  test('nothing saved: says so, with the way to add', async () => {
    const { show } = setUp({ email: EMPTY });
    show();
    await ready();
    expect(screen.getByText('Non hai ancora un metodo di pagamento.')).toBeDefined();
    expect(screen.getByRole('link', { name: /Aggiungi nuovo/ })).toBeDefined();
    expect(screen.queryByText('ELIMINA')).toBeNull();
  });

  test('ELIMINA asks first; Annulla, Chiudi and Escape keep everything', async () => {
    const { show, user, calls } = setUp();
    show();
    await ready();
    for (const name of ['Annulla', 'Chiudi']) {
      await user.click(remove(CARD));
      const dialog = document.querySelector('dialog')!;
      expect(read(within(dialog).getByRole('heading'))).toBe('Eliminare questo metodo?');
      expect(within(dialog).getByText(CARD)).toBeDefined();
      await user.click(within(dialog).getByRole('button', { name }));
      expect(document.querySelector('dialog')).toBeNull();
      expect(document.activeElement).toBe(remove(CARD));
    }
    expect(calls('PUT')).toEqual([]);
  });

  test('ELIMINA takes it away at once, and the server hears of it once [P2-2.24] [P2-7.2]', async () => {
    const { show, user, calls, saved, fault } = setUp({ others: [PAYPAL] });
    await fault(DELETE, 'slow:150');
    show();
    await ready();
    await user.click(remove(CARD));
    await user.dblClick(confirm());
    // The answer is still on its way.
    expect(methods().map(([label]) => label)).toEqual(['PayPal', 'Aggiungi nuovo']);
    expect(document.querySelector('dialog')).toBeNull();
    await waitFor(() => expect(said('status')).toContain(`Eliminato: ${CARD}`));
    expect(saved()).toEqual(['metodo-2']);
    expect(calls('PUT')).toEqual(['/b2c/payment-instrument/carta-demo/delete']);
    expect(methods().map(([label]) => label)).toEqual(['PayPal', 'Aggiungi nuovo']);
    expect(document.querySelector('main, body')?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('the last one: the empty list, and Ticket Restaurant is offered again', async () => {
    const { show, user } = setUp({ email: EMPTY, others: [EDENRED] });
    show();
    await ready();
    await user.click(remove('Ticket Restaurant Edenred'));
    await user.click(confirm());
    expect(await screen.findByText('Non hai ancora un metodo di pagamento.')).toBeDefined();
    expect(entries('Buoni Pasto').map(([label]) => label)).toEqual(['Ticket Restaurant', 'Altri buoni']);
  });

  test('deleted, but the answer was lost: the list that is read knows it', async () => {
    const { show, user, fault, saved } = setUp();
    show();
    await ready();
    await fault(DELETE, 'drop', { after: true, times: 1 });
    await user.click(remove(CARD));
    await user.click(confirm());
    await waitFor(() => expect(said('status')).toContain(`Eliminato: ${CARD}`));
    expect(said('alert')).toEqual([]);
    expect(saved()).toEqual([]);
    expect(await screen.findByText('Non hai ancora un metodo di pagamento.')).toBeDefined();
  });

  test('an answer with another message than success is a failure: the sentence, and it is back [P2-7.2]', async () => {
    const b2c = newB2c();
    const ask = fetchFrom(b2c, { user: DEMO });
    const fetch: typeof globalThis.fetch = async (input, init) =>
      init?.method === 'PUT' ? Response.json({ message: 'pending' }) : ask(input, init);
    draw(<PaymentMethods />, testRuntime(clientOver(fetch)));
    await ready();
    fireEvent.click(remove(CARD));
    fireEvent.click(confirm());
    await waitFor(() => expect(said('alert')).toEqual(["Errore durante l'eliminazione"]));
    expect(methods().map(([label]) => label)).toEqual([CARD, 'Aggiungi nuovo']);
  });

  test('what was just added is in the list, and said', async () => {
    const { show } = setUp({ others: [PAYPAL], added: PAYPAL });
    show();
    // Not with the page: screen readers announce what changes in a region that they have met.
    expect(said('status')).not.toContain('Aggiunto: PayPal');
    await ready();
    await waitFor(() => expect(said('status')).toContain('Aggiunto: PayPal'));
    expect(methods().map(([label]) => label)).toContain('PayPal');
  });

  test('a method without an instrument was saved, not added', async () => {
    const { show } = setUp({ added: newOption() });
    show();
    await ready();
    await waitFor(() => expect(said('status')).toContain('Metodo salvato: Buoni Satispay'));
    expect(methods().map(([label]) => label)).not.toContain('Buoni Satispay');
  });

  test.each(['500', 'html', 'malformed', 'drop'])('the list fails by %s: the sentence, and Riprova helps', async (kind) => {
    const { show, user, fault, mend } = setUp();
    await fault('b2c/payment-instrument/', kind);
    show();
    const alert = await screen.findByRole('alert', {}, { timeout: 5000 });
    await waitFor(() => expect(read(screen.getByRole('heading', { level: 2 }))).toBe('Errore durante il caricamento'));
    expect(alert).toBeDefined();
    await mend();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await ready();
    expect(methods().map(([label]) => label)).toEqual([CARD, 'Aggiungi nuovo']);
  });
});

/** A list whose server the test plays, under a clock that it holds. */
describe('deleting fails [P2-7.2]', () => {
  withFakeTime();

  async function setUpPlayed(deletion: Deferred<unknown>) {
    const calls: string[] = [];
    let list: () => { instruments: Instrument[] } = () => ({ instruments: [PAYPAL] });
    const client = {
      call: async ({ method }: { method: string }, { signal }: { signal?: AbortSignal }) => {
        signal?.throwIfAborted();
        calls.push(method);
        return method === 'PUT' ? deletion.promise : list();
      },
    } as unknown as ApiClient;
    const view = draw(<PaymentMethods />, testRuntime(client));
    await pass(0);
    fireEvent.click(remove('PayPal'));
    await pass(0);
    calls.length = 0;
    fireEvent.click(confirm());
    await pass(0);
    expect(methods().map(([label]) => label)).not.toContain('PayPal');
    return { calls, view, listIs: (next: typeof list) => void (list = next) };
  }

  const LOST = [
    ['500', { kind: 'http', status: 500, error: null, message: null }],
    ['404', { kind: 'http', status: 404, error: 'Not Found', message: null }],
    ['no line', { kind: 'network' }],
    ['a proxy’s page', { kind: 'unexpected-answer', issue: 'not JSON' }],
    ['another message', { kind: 'unexpected-answer', issue: 'message' }],
  ] as const;

  test.each([
    ['409', { kind: 'http', status: 409, error: 'Conflict', message: null }, ['PUT']],
    // Without an answer the list is asked before anything is said.
    ...LOST.map(([name, failure]) => [name, failure, ['PUT', 'GET']] as const),
  ] as const)('%s: the sentence, it is back, and the list is read after 1 s [P2-8.1]', async (_, failure, asked) => {
    const deletion = deferred<unknown>();
    const { calls } = await setUpPlayed(deletion);
    deletion.reject(new ApiError('PUT b2c/x', failure));
    await pass(0);
    expect(said('alert')).toEqual(["Errore durante l'eliminazione"]);
    expect(methods().map(([label]) => label)).toContain('PayPal');
    expect(calls).toEqual(asked);
    await pass(999);
    expect(calls).toEqual(asked);
    await pass(1);
    expect(calls).toEqual([...asked, 'GET']);
    await pass(60_000);
    expect(calls).toEqual([...asked, 'GET']);
  });

  test.each(LOST)('%s, but it was deleted: that is said, and no error', async (_, failure) => {
    const deletion = deferred<unknown>();
    const { listIs } = await setUpPlayed(deletion);
    listIs(() => ({ instruments: [] }));
    deletion.reject(new ApiError('PUT b2c/x', failure));
    await pass(0);
    expect(said('status')).toContain('Eliminato: PayPal');
    expect(said('alert')).toEqual([]);
    await pass(60_000);
    expect(methods().map(([label]) => label)).toEqual(['Non hai ancora un metodo di pagamento.', 'Aggiungi nuovo']);
  });

  test('no line at all: the sentence, and it is back until the list is read', async () => {
    const deletion = deferred<unknown>();
    const { listIs } = await setUpPlayed(deletion);
    listIs(() => {
      throw new ApiError('GET b2c/x', { kind: 'network' });
    });
    deletion.reject(new ApiError('PUT b2c/x', { kind: 'network' }));
    await pass(0);
    expect(said('alert')).toEqual(["Errore durante l'eliminazione"]);
    expect(methods().map(([label]) => label)).toContain('PayPal');
    listIs(() => ({ instruments: [] }));
    // The list tells its readers in a timer of its own.
    await pass(1001);
    expect(methods().map(([label]) => label)).toEqual(['Non hai ancora un metodo di pagamento.', 'Aggiungi nuovo']);
  });

  test('left before the answer: nothing is asked afterwards', async () => {
    const deletion = deferred<unknown>();
    const { calls, view } = await setUpPlayed(deletion);
    view.unmount();
    deletion.reject(new ApiError('PUT b2c/x', { kind: 'network' }));
    await pass(60_000);
    expect(calls).toEqual(['PUT']);
  });
});

test('in English: the list, the question, and a deletion that fails', async () => {
  const { runtime, fault, user } = setUp();
  draw(<PaymentMethods />, runtime, { lang: 'en' });
  await screen.findByRole('region', { name: 'Payment methods' });
  expect(read(document.body)).toBe(
    'PaymentPayment methodsVICarta •••• 4242Scade 08/28DeleteAdd a new oneCard, PayPal, SatispayMeal vouchersTRTicket Restaurant' +
      'Link your Edenred accountOther vouchersTop up your wallet with your vouchers',
  );
  await fault(DELETE, '500');
  await user.click(screen.getByRole('button', { name: 'Delete: Carta •••• 4242' }));
  const dialog = document.querySelector('dialog')!;
  expect(read(dialog)).toBe(
    'Delete this method?VICarta •••• 4242Scade 08/28' +
      'To use it again you will have to add it from scratch. Payments already made stay.DeleteCancel',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(said('alert')).toEqual(['It could not be deleted']));
});
