import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { createClient } from '../../api/index.ts';
import { writeOperation } from '../shared/payment/operation-journal.ts';
import { putPending, takePicked } from '../shared/payment/pending-instrument.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import { createMemoryStorage, createStorage, type StoragePort } from '../shared/runtime/storage.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, newGate, read } from '../shared/ui/test-dom.tsx';
import { WalletRecharge, type WalletRechargeProps } from './WalletRecharge.tsx';

const RECHARGE = 'b2c/wallet-recharge';
const CARD = newInstrument({
  id: 'carta-demo',
  uuid: '00000000-0000-4000-8000-00000000ca4d',
  label: 'Carta •••• 4242',
  sublabel: 'Scade 08/28',
});

interface Setting extends WalletRechargeProps {
  email?: string;
  storage?: StoragePort;
  /** The back end knows idempotency keys, and tells its time. */
  hasKeys?: boolean;
}

function setUp({ email = 'demo@pausa.test', storage = createMemoryStorage(), hasKeys = false, ...props }: Setting = {}) {
  const b2c = newB2c();
  const inProcess = fetchFrom(b2c, { user: email });
  const gate = newGate();
  let serverAheadMs = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const answer = await inProcess(input, init);
    if (init?.method === 'POST') await gate.opened();
    answer.headers.set('Date', new Date(Date.now() + serverAheadMs).toUTCString());
    return answer;
  });
  const client = hasKeys
    ? createClient({ baseUrl: 'http://sandbox.test', fetch, idempotencyHeader: 'Idempotency-Key' })
    : clientOver(fetch);
  const runtime = testRuntime(client, { storage });
  const onAmount = vi.fn<(amount: number | null) => void>();
  const send = sender(b2c);
  const show = () => draw(<WalletRecharge onAmount={onAmount} {...props} />, runtime);
  return {
    b2c,
    runtime,
    show,
    view: show(),
    onAmount,
    customer: b2c.world().user(email),
    user: userEvent.setup(),
    followed: runtime.navigation.followed,
    ledger: () => b2c.world().ledger.map(({ kind, cents }) => [kind, cents]),
    sent: () => fetch.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(init.body as string) as unknown] : [])),
    /** The answer to a recharge stays on its way until the returned function is called. */
    hold: gate.close,
    fault: (fault: string, more: object = {}) => send('POST', '/sandbox/faults', { pattern: RECHARGE, fault, ...more }),
    mend: () => send('DELETE', '/sandbox/faults'),
    passADay: () => void (serverAheadMs += 86_400_000),
  };
}

/** jsdom knows no layout: in a browser a space stands between the two. */
const CUSTOM = '...Importo specifico';
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Ricarica Wallet/ });
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Importo specifico' });
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.findByRole('button', { name });

describe('Ricarica Wallet', () => {
  test('what it shows: the wallet, 5, 10, 25 and ..., 25 chosen, the method with CAMBIA, the sum afterwards [P2-2.55] [P2-2.57] [P2-5.4] [P2-9.5]', async () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Ricarica Wallet' })).not.toBeNull();
    expect([(await submit()).disabled, read(await submit())]).toEqual([false, 'Ricarica Wallet 25,00 €']);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((each) => [read(each.closest('label')), each.checked])).toEqual([
      ['5 €', false],
      ['10 €', false],
      ['25 €', true],
      ['... Importo specifico', false],
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(read(screen.getByText('Carta •••• 4242').parentElement)).toBe('Carta •••• 4242Scade 08/28');
    expect(read(screen.getByRole('region', { name: 'Portafoglio' }))).toBe('Portafoglio20,00 €Vale anche su caffè e mensa');
    expect(read(screen.getByText('Dopo la ricarica').parentElement)).toBe('Dopo la ricarica45,00 €');
    expect(read(screen.getByRole('link', { name: 'CAMBIA: Carta •••• 4242' }))).toBe('CAMBIA');
  });

  test('a double tap recharges once, and follows the answer [P2-4.23] [P2-7.13]', async () => {
    const { user, followed, ledger, sent } = setUp({ returnUrl: '/selling-area/milano-1/cart' });
    await user.dblClick(await submit());
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(followed[0]?.link).toMatch(/^\/wallet\/recharge\/[0-9a-f-]{36}\?return-url=%2Fselling-area%2Fmilano-1%2Fcart$/);
    expect(ledger()).toEqual([['recharge', 2500]]);
    expect(sent()).toEqual([
      {
        amount: 25,
        walletRechargeData: {
          amountType: 'DefinedAmount',
          payWith: { provider: 'visa', label: 'Carta •••• 4242', sublabel: 'Scade 08/28' },
        },
        resultUrl: '/wallet/recharge/{uuid}?return-url=%2Fselling-area%2Fmilano-1%2Fcart',
      },
    ]);
  });

  test('without a return-url it leads back to the wallet', async () => {
    const { user, sent } = setUp();
    await user.click(await radio('5 €'));
    await user.click(await submit());
    await waitFor(() => expect(sent()).toMatchObject([{ amount: 5, resultUrl: '/wallet/recharge/{uuid}?return-url=%2Fwallet' }]));
  });

  test('a custom amount: of one euro at least, in steps of 0.1, with a comma; sent to the cent [P2-2.58] [P2-5.3]', async () => {
    const { user, sent, ledger, onAmount } = setUp();
    await user.click(await radio(CUSTOM));
    const input = await field();
    expect([document.activeElement, input.inputMode]).toEqual([input, 'decimal']);
    expect((await submit()).disabled).toBe(true);
    for (const [typed, isGood] of [
      ['0,9', false],
      ['12,55', false],
      ['dieci', false],
      ['1', true],
      ['12,3', true],
    ] as const) {
      await user.clear(input);
      await user.type(input, typed);
      expect([typed, (await submit()).disabled]).toEqual([typed, !isGood]);
      if (!isGood) expect(read(await submit())).toBe('Ricarica Wallet');
      const description = read(document.getElementById(input.getAttribute('aria-describedby')!));
      expect(description).toBe(
        isGood ? 'In euro: almeno 1, a passi di 0,10.' : 'Scrivi un importo di almeno 1 euro, a passi di 10 centesimi.',
      );
      expect(input.getAttribute('aria-invalid')).toBe(isGood ? null : 'true');
    }
    expect(onAmount.mock.lastCall).toEqual([1230]);
    expect(read(await submit())).toBe('Ricarica Wallet 12,30 €');
    expect(read(screen.getByText('Dopo la ricarica').parentElement)).toBe('Dopo la ricarica32,30 €');
    await user.type(input, '{Enter}');
    await waitFor(() => expect(ledger()).toEqual([['recharge', 1230]]));
    expect(sent()).toMatchObject([{ amount: 12.3 }]);
  });

  describe('its answer came after the person had left', () => {
    const returning = async () => {
      const storage = createMemoryStorage();
      const operation = { id: 'o-1', idempotencyKey: '0'.repeat(32), request: '', cents: 2500, creditBefore: 2000, label: '' };
      writeOperation(storage, 'recharge', { ...operation, answerId: 'u-7', isAcknowledged: false });
      const setting = setUp({ storage, returnUrl: '/coffee/selling-area/caffe-1' });
      await title('Hai già avviato una ricarica');
      return setting;
    };

    test('it is followed, and then no longer told', async () => {
      const { user, runtime, view, show, sent } = await returning();
      await user.click(await button('Segui la ricarica'));
      expect(runtime.navigation.visits).toEqual([
        { destination: { to: 'wallet-recharge-result', uuid: 'u-7', returnUrl: '/coffee/selling-area/caffe-1' }, isReplacing: true },
      ]);
      expect(screen.queryByRole('button', { name: 'Segui la ricarica' })).toBeNull();
      view.unmount();
      show();
      expect((await submit()).disabled).toBe(false);
      expect(sent()).toEqual([]);
    });

    test('another one begins with the form', async () => {
      const { user, sent } = await returning();
      await user.click(await button('Ricarica di nuovo'));
      expect((await submit()).disabled).toBe(false);
      expect(sent()).toEqual([]);
    });
  });

  test('Enter on an amount that is none sends nothing', async () => {
    const { user, sent, view } = setUp();
    await user.click(await radio(CUSTOM));
    await user.type(await field(), '0,5{Enter}');
    fireEvent.submit(view.container.querySelector('form')!);
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(sent()).toEqual([]);
    expect((await field()).value).toBe('0,5');
  });

  test.each([
    [500, '5 €'],
    [1000, '10 €'],
    [null, '25 €'],
  ])('an amount of %j in the address is chosen: %s', async (amount, name) => {
    setUp({ amount });
    expect((await radio(name)).checked).toBe(true);
  });

  test('one of its own, too', async () => {
    const { onAmount, user } = setUp({ amount: 1250 });
    expect((await field()).value).toBe('12,50');
    await user.click(await radio('25 €'));
    expect(onAmount.mock.calls).toEqual([[null]]);
  });

  test('without a method nothing can be sent until one is chosen [P2-3.9]', async () => {
    const { user, sent } = setUp({ email: 'vuoto@pausa.test' });
    expect((await submit()).disabled).toBe(true);
    expect(screen.getByText('Nessun metodo scelto')).not.toBeNull();
    expect(read(screen.getByRole('link', { name: 'SCEGLI come ricaricare' }))).toBe('SCEGLI');
    await user.click(await radio(CUSTOM));
    await user.type(await field(), '5{Enter}');
    expect(sent()).toEqual([]);
  });

  test('payWithNull: the method of before does not count [P2-2.60]', async () => {
    const { user, sent, runtime } = setUp({ isMethodUnset: true });
    expect((await submit()).disabled).toBe(true);
    expect(screen.queryByText('Carta •••• 4242')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'SCEGLI come ricaricare' }));
    expect(runtime.navigation.visits[0]?.destination).toEqual({
      to: 'payment-options',
      context: 'walletRechargeMethod',
      keyToUpdate: 'WALLET_RECHARGE_PICKED_PI',
      // Back without the wish, and with the amount.
      returnUrl: '/wallet/recharge?importo=25',
    });
    expect(sent()).toEqual([]);
  });

  test('CAMBIA keeps the amount and the way back; what was picked is taken [P2-2.56]', async () => {
    const storage = createMemoryStorage();
    putPending(storage, 'WALLET_RECHARGE_PICKED_PI', CARD);
    const { user, runtime } = setUp({ storage, returnUrl: '/coffee/selling-area/caffe-1' });
    await user.click(await radio('10 €'));
    await user.click(screen.getByRole('link', { name: 'CAMBIA: Carta •••• 4242' }));
    expect(runtime.navigation.visits[0]?.destination).toMatchObject({
      returnUrl: '/wallet/recharge?return-url=%2Fcoffee%2Fselling-area%2Fcaffe-1&importo=10',
    });
    expect(takePicked(storage, 'WALLET_RECHARGE_PICKED_PI')).toBeNull();
  });

  test('vouchers come near to the amount: that is said, and no sum is promised [P2-3.8]', async () => {
    const { customer, view, show } = setUp();
    view.unmount();
    customer.preferences.walletRechargeMethod = { provider: 'pellegrini' };
    show();
    expect(await screen.findByText(/^I buoni si usano interi/)).not.toBeNull();
    // The note describes the amounts for screen readers, too.
    expect(screen.getByRole('radiogroup', { name: 'Importo', description: /^I buoni si usano interi/ })).not.toBeNull();
    expect(screen.getByText('Dopo la ricarica').parentElement?.textContent).toBe('Dopo la ricaricaSecondo i buoni');
    expect(screen.getByRole('button', { name: 'Ricarica Wallet' })).not.toBeNull();
  });

  test('an answer that nobody knows is an error that claims nothing; the look finds what happened, and one recharge [P2-4.27]', async () => {
    const { user, fault, ledger, runtime } = setUp();
    await submit();
    await fault('strange', { method: 'POST' });
    await user.click(await submit());
    await title("Errore durante l'elaborazione della richiesta.");
    expect(screen.queryByText(/credito non è cambiato/)).toBeNull();
    expect(screen.getByText(/^Non sappiamo se la ricarica è riuscita\./)).not.toBeNull();
    expect(runtime.navigation.followed).toEqual([]);
    await user.click(await button('Controlla di nuovo'));
    await title('Hai già avviato una ricarica');
    expect(ledger()).toEqual([['recharge', 2500]]);
  });

  test('a declined card: the sentence, and Riprova leads back to the same amount [P2-4.25]', async () => {
    const { user, customer, ledger, sent } = setUp();
    const card = customer.instruments[0]!;
    customer.instruments[0] = { ...card, card: { ...card.card!, behaviour: 'declined' } };
    await user.click(await radio('10 €'));
    await user.click(await submit());
    await title("Errore durante l'elaborazione della richiesta.");
    expect(read(screen.getByRole('alert'))).toContain('La carta è stata rifiutata.');
    await user.click(await button('Riprova'));
    expect((await radio('10 €')).checked).toBe(true);
    expect([ledger(), sent().length]).toEqual([[], 1]);
  });

  test('refused by the server: its own sentence [P2-8.8]', async () => {
    const { user, ledger } = setUp({ amount: 60_000 });
    await user.click(await submit());
    await title("Errore durante l'elaborazione della richiesta.");
    expect(read(screen.getByRole('alert'))).toContain('L’importo massimo è 500,00 €.');
    expect(ledger()).toEqual([]);
  });

  test.each(['500', '401', '403', '429', 'html', 'html:400', 'html:502', 'malformed', 'drop'])(
    '%s after it was carried out: the credit claims nothing, and the server is asked with the same key',
    async (fault) => {
      const { user, fault: breakCalls, mend, ledger, sent, followed, view, show } = setUp({ hasKeys: true });
      await breakCalls(fault, { method: 'POST', after: true });
      await user.click(await submit());
      // After a 401 or 403 the app goes to the login, and comes back.
      view.unmount();
      show();
      await title('Non sappiamo se la ricarica è riuscita');
      expect(read(screen.getByRole('alert'))).toContain(
        'Non è arrivata risposta. Premi «Completa la ricarica»: se era già partita non si ripete, altrimenti parte adesso.' +
          'La tua ricarica25,00 €Credito prima20,00 €Credito adesso45,00 €',
      );
      await mend();
      await user.click(await button('Completa la ricarica'));
      await waitFor(() => expect(followed).toHaveLength(1));
      expect([ledger(), sent()[1]]).toEqual([[['recharge', 2500]], sent()[0]]);
    },
  );

  test('an earlier recharge that is refused when asked about: its own amount, not that of the form', async () => {
    const { user, fault: breakCalls, mend, view, show } = setUp({ hasKeys: true });
    await user.click(await radio('10 €'));
    await breakCalls('drop', { method: 'POST' });
    await user.click(await submit());
    view.unmount();
    show();
    await title('Non sappiamo se la ricarica è riuscita');
    await mend();
    await breakCalls('422', { method: 'POST', message: 'Metodo non valido.' });
    await user.click(await button('Completa la ricarica'));
    await title("Errore durante l'elaborazione della richiesta.");
    expect(read(screen.getByRole('alert'))).toContain('Metodo non valido. Questa ricarica non è riuscita.');
    expect(read(screen.getByRole('alert'))).toContain('La tua ricarica10,00 €');
  });

  test('another device recharges while the call never arrives: nothing is claimed, and asking carries it out', async () => {
    const { user, fault: breakCalls, mend, ledger, customer, followed } = setUp({ hasKeys: true });
    await submit();
    await breakCalls('drop', { method: 'POST' });
    await user.click(await submit());
    customer.walletCents += 5000;
    await title('Non sappiamo se la ricarica è riuscita');
    await mend();
    expect([ledger(), followed]).toEqual([[], []]);
    await user.click(await button('Completa la ricarica'));
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(ledger()).toEqual([['recharge', 2500]]);
  });

  test('after a day at the server nobody knows any more: said, and then forgotten', async () => {
    const { user, fault: breakCalls, mend, view, show, passADay, ledger, runtime } = setUp({ hasKeys: true });
    await breakCalls('drop', { method: 'POST', after: true });
    await user.click(await submit());
    await title('Non sappiamo se la ricarica è riuscita');
    await mend();
    passADay();
    await user.click(await button('Completa la ricarica'));
    await screen.findByText(/^È passato più di un giorno/);
    expect(read(screen.getByRole('alert'))).toContain(
      'È passato più di un giorno senza risposta. Non possiamo più sapere com’è andata, e da qui non ricordiamo più la ricarica. ' +
        'Se qualcosa non torna, chiamaci.La tua ricarica25,00 €Credito prima20,00 €Credito adesso45,00 €',
    );
    expect(ledger()).toHaveLength(1);
    await user.click(await button('Ricomincia'));
    await submit();
    view.unmount();
    show();
    await submit();
    expect(runtime.storage.read('openRecharge')).toBeNull();
  });

  test('a browser that stores nothing: asked before anything is sent, again after a reload', async () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    const open = () => createStorage(() => ({ getItem: () => null, setItem: refuse, removeItem: refuse }), Date.now);
    const { user, sent, ledger, followed } = setUp({ storage: open() });
    await user.dblClick(await submit());
    await title('Hai già ricaricato?');
    expect(read(screen.getByText(/^Questo browser/))).toBe(
      'Questo browser non può ricordare la tua ricarica: se la risposta si perde, non sapremo dirti com’è andata. ' +
        'Se ne hai già avviata una, guarda prima il tuo credito: adesso è 20,00 €.',
    );
    await user.click(await button('Indietro'));
    await user.click(await submit());
    await title('Hai già ricaricato?');
    expect(sent()).toEqual([]);
    await user.click(await submit());
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(ledger()).toEqual([['recharge', 2500]]);
    cleanup();
    const reloaded = setUp({ storage: open() });
    await reloaded.user.click(await submit());
    await title('Hai già ricaricato?');
    expect(reloaded.sent()).toEqual([]);
  });

  test.each(['500', 'html', 'malformed', 'drop'])('%s before: said, and only then one can begin again', async (fault) => {
    const { user, fault: breakCalls, mend, ledger, sent, followed } = setUp();
    await breakCalls(fault, { method: 'POST' });
    await user.click(await submit());
    await title('Non sappiamo se la ricarica è riuscita');
    expect(read(screen.getByRole('alert'))).toContain(
      'Non lo sappiamo ancora: non è arrivata risposta. Potrebbe volerci un momento: controlla di nuovo prima di ricominciare.' +
        'La tua ricarica25,00 €Credito prima20,00 €Credito adesso20,00 €',
    );
    expect(screen.queryByRole('button', { name: /^Ricarica Wallet/ })).toBeNull();
    await mend();
    await user.click(await button('Controlla di nuovo'));
    await user.click(await button('Ricomincia'));
    expect(sent()).toHaveLength(1);
    await user.click(await submit());
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(ledger()).toEqual([['recharge', 2500]]);
  });

  test('the line goes with the answer: nobody begins again before the wallet was read', async () => {
    const { user, b2c, fault: breakCalls, mend, ledger, sent } = setUp();
    await submit();
    const send = sender(b2c);
    await breakCalls('drop', { method: 'POST', after: true });
    // The reading before the press passes; those after it do not.
    await send('POST', '/sandbox/faults', { pattern: 'b2c/wallet/', fault: 'slow:0', times: 1 });
    await send('POST', '/sandbox/faults', { pattern: 'b2c/wallet/', fault: '500' });
    await user.click(await submit());
    await title('Non sappiamo se la ricarica è riuscita');
    expect(screen.queryByRole('button', { name: 'Ricomincia' })).toBeNull();
    await mend();
    await user.click(await button('Controlla di nuovo'));
    expect(await button('Ricomincia')).not.toBeNull();
    expect(read(screen.getByRole('alert'))).toContain('Credito prima20,00 €Credito adesso45,00 €');
    expect([ledger(), sent().length]).toEqual([[['recharge', 2500]], 1]);
  });

  test('whoever left before the answer is told at the next visit, in any window', async () => {
    const { view, show, user, ledger, sent, hold } = setUp();
    const release = hold();
    await user.click(await submit());
    await waitFor(() => expect(ledger()).toHaveLength(1));
    view.unmount();
    show();
    // Still on its way.
    await title('Non sappiamo se la ricarica è riuscita');
    await release();
    await user.click(await button('Controlla di nuovo'));
    await title('Hai già avviato una ricarica');
    expect(sent()).toHaveLength(1);
  });

  test('another window has recharged since: held back, said, and not before the next press', async () => {
    const { user, ledger, followed, runtime } = setUp();
    await submit();
    writeOperation(runtime.storage, 'recharge', {
      id: 'another-1',
      idempotencyKey: '0'.repeat(32),
      request: '',
      cents: 2500,
      creditBefore: 2000,
      label: '',
      answerId: 'u-0',
      isAcknowledged: true,
    });
    await user.click(await submit());
    expect(await screen.findByText(/^Nel frattempo hai avviato una ricarica in un’altra finestra/)).not.toBeNull();
    expect(ledger()).toEqual([]);
    await user.click(await submit());
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(ledger()).toEqual([['recharge', 2500]]);
  });

  test('another method since: held back, and the new one is shown', async () => {
    const { user, ledger, customer } = setUp();
    await submit();
    customer.preferences.walletRechargeMethod = { provider: 'pellegrini' };
    await user.click(await submit());
    expect(await screen.findByText(/^Il metodo di ricarica è cambiato/)).not.toBeNull();
    expect(screen.getByText('Pellegrini')).not.toBeNull();
    expect(ledger()).toEqual([]);
  });

  test('a line that is gone before anything left: said, and the amount is there', async () => {
    const { user, sent, fault: breakCalls } = setUp();
    await user.click(await radio('5 €'));
    await breakCalls('drop', { method: 'GET' });
    await user.click(await submit());
    expect(await screen.findByText(/^Non siamo riusciti a inviare la richiesta/)).not.toBeNull();
    expect((await radio('5 €')).checked).toBe(true);
    expect(sent()).toEqual([]);
  });

  test.each(['500', 'html', 'html:502', 'malformed', 'drop'])('%s on opening: the sentence, and Riprova helps [P2-8.7]', async (fault) => {
    const { view, show, user, fault: breakCalls, mend } = setUp();
    view.unmount();
    await breakCalls(fault);
    show();
    await title("Ops.. C'è stato un errore durante il caricamento dei dati.");
    await mend();
    await user.click(await button('Riprova'));
    await submit();
  });
});

/** A server that answers a recharge in a way that the sandbox has no customer for. */
async function answering(actionType: string, linkAction: object | null = null, uuid: string | null = 'u-1') {
  const b2c = newB2c();
  const inProcess = fetchFrom(b2c, { user: 'demo@pausa.test' });
  const runtime = testRuntime(
    clientOver(async (input, init) =>
      init?.method === 'POST' ? Response.json({ uuid, actionType, linkAction, message: null }) : inProcess(input, init),
    ),
  );
  draw(<WalletRecharge returnUrl="/coffee/selling-area/caffe-1" />, runtime);
  await userEvent.setup().click(await submit());
  return runtime;
}

test('loading: the waiting screen, which the result’s page goes on with [P2-4.24]', async () => {
  const { navigation } = await answering('loading');
  await title('Stiamo elaborandi i dati inviati.');
  expect(navigation.visits).toEqual([
    { destination: { to: 'wallet-recharge-result', uuid: 'u-1', returnUrl: '/coffee/selling-area/caffe-1' }, isReplacing: true },
  ]);
});

test('loading without an identifier: the waiting screen, and the wallet, where it will arrive [P2-4.24]', async () => {
  const { navigation } = await answering('loading', null, null);
  await title('Stiamo elaborandi i dati inviati.');
  expect(screen.getByText('Quando è arrivata, la trovi nel portafoglio.')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Vai al portafoglio' })).not.toBeNull();
  expect(navigation.visits).toEqual([]);
});

test('cancelled: Ricarica cancellata [P2-4.26]', async () => {
  await answering('cancelled');
  await title('Ricarica cancellata');
  // A voucher may have been spent before.
  expect(document.body.textContent).toContain(
    'Da qui non parte nessun altro addebito. Se avevi già usato un buono, guarda il portafoglio.',
  );
});

test('error: it failed, and nothing is claimed of the credit', async () => {
  await answering('error');
  await title("Errore durante l'elaborazione della richiesta.");
  expect(read(document.body)).toContain('Questa ricarica non è riuscita. Puoi riprovare, anche con un altro metodo.');
  expect(document.body.textContent).not.toMatch(/addebitat|non è cambiat/);
});

test('a redirect without a link is not sent again', async () => {
  await answering('redirect');
  await title('Non riusciamo a portarti avanti');
  expect(screen.getByRole('link', { name: 'Vai al portafoglio' })).not.toBeNull();
  cleanup();
});

test('in English: the form, whose amount is written with a point, and a refusal', async () => {
  const { view, runtime, user, fault: breakCalls } = setUp();
  view.unmount();
  draw(<WalletRecharge amount={1250} />, runtime, { lang: 'en' });
  const submitEnglish = await screen.findByRole('button', { name: 'Top up your wallet €12.50' });
  expect(read(document.body)).toBe(
    'Top up your walletWallet€20.00Also good for coffee and the canteenAmount€5€10€25... Another amountAnother amount€In euro: at least 1, in steps of 0.10.' +
      'Choose how to top upVICarta •••• 4242Scade 08/28ChangeAfter the top-up€32.50Top up your wallet €12.50',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Another amount' }).value).toBe('12.50');
  await breakCalls('422', { method: 'POST', message: 'Metodo non valido.' });
  await user.click(submitEnglish);
  expect(read(await screen.findByRole('alert'))).toBe(
    'There was an error while processing your request.' +
      'Metodo non valido. This top-up did not succeed. You can try again, with another method too.Your top-up€12.50Try again800 123 456',
  );
  expect(screen.getByText('Metodo non valido.').lang).toBe('it');
});
