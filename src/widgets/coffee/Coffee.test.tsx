import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { faultsOf, newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { createClient, type Lang } from '../../api/index.ts';
import { createMemoryStorage, createStorage, type StoragePort } from '../shared/runtime/storage.ts';
import { clientOver, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, newGate, read, sentence } from '../shared/ui/test-dom.tsx';
import { Coffee } from './Coffee.tsx';

const CONFIGS = 'b2c/coffee/selling-area/*/configs';
const CONFIRM = 'b2c/coffee/selling-area/*/confirm';

interface Setting {
  email?: string;
  areaId?: string;
  lang?: Lang;
  storage?: StoragePort;
  /** The back end knows idempotency keys, and tells its time. */
  hasKeys?: boolean;
  b2c?: ReturnType<typeof newB2c>;
  /** What the server says otherwise. */
  change?: (path: string, answer: Record<string, unknown>) => unknown;
  prepare?: (b2c: ReturnType<typeof newB2c>) => void;
}

function setUp(setting: Setting = {}) {
  const {
    email = 'demo@pausa.test',
    areaId = 'caffe-1',
    storage = createMemoryStorage(),
    b2c = newB2c(),
    lang = 'it',
    hasKeys = false,
  } = setting;
  const { change, prepare } = setting;
  prepare?.(b2c);
  const inProcess = fetchFrom(b2c, { user: email });
  const gate = newGate();
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    if (init?.method === 'POST') await gate.opened();
    const answer = await inProcess(input, init);
    if (change === undefined || !answer.ok) return answer;
    return Response.json(await change(new URL(String(input), 'http://x').pathname, (await answer.json()) as Record<string, unknown>));
  });
  const client = hasKeys
    ? createClient({ baseUrl: 'http://sandbox.test', fetch, idempotencyHeader: 'Idempotency-Key' })
    : clientOver(fetch);
  const runtime = testRuntime(client, { storage });
  const show = () => draw(<Coffee areaId={areaId} />, runtime, { lang });
  return {
    b2c,
    runtime,
    storage,
    show,
    view: show(),
    user: userEvent.setup(),
    customer: b2c.world().user(email),
    visits: runtime.navigation.visits,
    ledger: () => b2c.world().ledger.map(({ kind, cents }) => `${kind} ${cents}`),
    sent: () => fetch.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(init.body as string) as unknown] : [])),
    reads: () => fetch.mock.calls.filter(([, init]) => init?.method === 'GET').length,
    /** No order reaches the server until the returned function is called. */
    hold: gate.close,
    ...faultsOf(b2c),
  };
}

const eroga = (name: string) => screen.findByRole('button', { name: `eroga: ${name}` });
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.findByRole('button', { name });
const alertText = () => read(screen.getAllByRole('alert').find((each) => read(each) !== '') ?? null);
const ORDER = (orderId: string) => ({ destination: { to: 'coffee-order', orderId }, isReplacing: false });

describe('the coffee machine', () => {
  test('what it shows: the greeting with modifica, the credit, each drink with photo, name, price and eroga [P2-2.99] [P2-2.101] [P2-3.16] [P2-2.100]', async () => {
    setUp();
    expect(screen.getByText('Caricamento delle bevande')).not.toBeNull();
    expect(read(await title('Ciao, Giulia'))).toBe('Ciao, Giulia');
    expect(read(screen.getByRole('heading', { level: 1 }))).toBe('Caffè Torre Nord');
    expect(screen.getByText('Aperto')).not.toBeNull();
    const edit = screen.getByRole('link', { name: 'modifica il tuo nome' });
    expect([read(edit), edit.getAttribute('href')]).toEqual(['modifica', '#coffee-nick-name']);
    expect(read(screen.getByRole('link', { name: /Portafoglio$/ }))).toBe('5,00 € di credito aziendale e 20,00 € nel Portafoglio');
    const cards = within(screen.getByRole('list', { name: 'Bevande' })).getAllByRole('listitem');
    expect(cards.map((card) => [read(card.querySelector('h3')), read(card.querySelector('p'))])).toEqual([
      ['Caffè espresso', '0,60 €'],
      ['Caffè lungo', '0,60 €'],
      ['Caffè macchiato', '0,70 €'],
      ['Caffè decaffeinato', '0,70 €'],
      ['Ginseng', '0,80 €'],
      ['Cappuccino', '0,90 €'],
      ['Latte macchiato', '0,90 €'],
      ['Cioccolata', '1,00 €'],
      ['Tè al limone', '0,60 €'],
      ['Orzo', '0,70 €'],
    ]);
    expect(cards.every((card) => card.querySelector('img') !== null)).toBe(true);
    expect(cards.map((card) => read(card.querySelector('button:last-of-type')))).toEqual(cards.map(() => 'eroga'));
  });

  test('the drinks stand in the server’s order, whatever order they come in [P2-3.17]', async () => {
    setUp({
      change: (_path, answer) => {
        const { recipes } = answer['catalog'] as { recipes: object[] };
        return { ...answer, catalog: { recipes: [...recipes].reverse() } };
      },
    });
    await eroga('Orzo');
    expect(screen.getAllByRole('heading', { level: 3 }).map(read).slice(0, 2)).toEqual(['Caffè espresso', 'Caffè lungo']);
  });

  test('nobody has told a name yet', async () => {
    setUp({ email: 'vuoto@pausa.test' });
    expect(read(await title('Ciao'))).toBe('Ciao');
    expect(screen.getByRole('link', { name: /Portafoglio$/ }).textContent).toMatch(/^0,00\s€ nel Portafoglio$/);
  });

  test('a closed machine: its sentence, nothing to press but the name’s modifica [P2-2.102]', async () => {
    const { visits } = setUp({ areaId: 'caffe-2' });
    expect(await title('La macchina riapre alle 7:00.')).not.toBeNull();
    expect(await title('Ciao, Giulia')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'modifica il tuo nome' }).getAttribute('href')).toBe('#coffee-nick-name');
    expect(screen.getByText('Chiuso')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(visits).toEqual([]);
  });

  test('a double tap pays one, by the corporate credit first, and leads to the order [P2-5.21] [P2-7.30]', async () => {
    const { user, sent, ledger, visits } = setUp();
    await user.dblClick(await eroga('Cappuccino'));
    await waitFor(() => expect(visits).toEqual([ORDER('caffe-1001')]));
    expect(sent()).toEqual([
      {
        paymentInfo: { totalToPayFromWallet: 0, totalToPayFromCorporateCredit: 0.9 },
        order: { coffeeRecipeId: 'cappuccino', price: 0.9 },
      },
    ]);
    expect(ledger()).toEqual(['coffee 90']);
    expect(await title('Ordine inviato')).not.toBeNull();
  });

  test('what the corporate credit does not cover comes from the wallet [P2-5.23]', async () => {
    const { user, sent } = setUp({ prepare: (b2c) => void (b2c.world().user('demo@pausa.test').creditCents = 35) });
    await user.click(await eroga('Cappuccino'));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ paymentInfo: { totalToPayFromWallet: 0.55, totalToPayFromCorporateCredit: 0.35 } }]),
    );
  });

  test('a corporate credit that was switched off is left alone, for 12 hours [P2-5.22]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const storage = createMemoryStorage();
      storage.write('corporateCreditOff', '1');
      const { user, sent } = setUp({ storage });
      expect(read(await screen.findByRole('link', { name: /Portafoglio$/ }))).toBe('20,00 € nel Portafoglio');
      await user.click(await eroga('Cappuccino'));
      await waitFor(() => expect(sent()).toMatchObject([{ paymentInfo: { totalToPayFromWallet: 0.9, totalToPayFromCorporateCredit: 0 } }]));
      await user.click(await button('Ordina un altro caffè'));
      vi.setSystemTime(Date.now() + 43_200_000);
      await user.click(await eroga('Orzo'));
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[1]).toMatchObject({ paymentInfo: { totalToPayFromWallet: 0, totalToPayFromCorporateCredit: 0.7 } });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['nothing at all', 0, null, '0,90 €'],
    ['a cent too little', 40, 49, '0,01 €'],
  ])(
    '%s: nothing is sent, and the way leads to the insufficient fund and back [P2-5.24]',
    async (_what, walletCents, creditCents, missing) => {
      const { user, sent, visits } = setUp({
        prepare: (b2c) => void Object.assign(b2c.world().user('demo@pausa.test'), { walletCents, creditCents }),
      });
      await user.dblClick(await eroga('Cappuccino'));
      await waitFor(() =>
        expect(visits).toEqual([
          { destination: { to: 'insufficient-fund', returnUrl: '/coffee/selling-area/caffe-1', amountCents: 90 }, isReplacing: false },
        ]),
      );
      expect(sent()).toEqual([]);
      expect(alertText()).toBe(`Il tuo credito non basta: Cappuccino costa 0,90 €, ti mancano ${missing}.`);
    },
  );

  test('to the cent it is enough', async () => {
    const { user, ledger, customer } = setUp({
      prepare: (b2c) => void Object.assign(b2c.world().user('demo@pausa.test'), { walletCents: 40, creditCents: 50 }),
    });
    await user.click(await eroga('Cappuccino'));
    await waitFor(() => expect(ledger()).toEqual(['coffee 90']));
    expect([customer.walletCents, customer.creditCents]).toEqual([0, 0]);
  });

  test('the price went up since the page was read: nothing is sent before it was seen', async () => {
    let cents = 90;
    const { user, sent } = setUp({
      change: (_path, answer) => {
        const catalog = answer['catalog'] as { recipes: { recipeId: string; price: object }[] } | undefined;
        for (const recipe of catalog?.recipes ?? [])
          if (recipe.recipeId === 'cappuccino') recipe.price = { value: cents / 100, label: `${cents} cent` };
        return answer;
      },
    });
    const press = await eroga('Cappuccino');
    cents = 95;
    await user.click(press);
    await waitFor(() => expect(alertText()).toBe('Il prezzo è cambiato nel frattempo. Controllalo e premi di nuovo.'));
    expect(screen.getByText('95 cent')).not.toBeNull();
    expect(sent()).toEqual([]);
  });

  test('a drink that is gone, and a machine that closed', async () => {
    let isGone = false;
    let isClosed = false;
    const { user, sent } = setUp({
      change: (_path, answer) => {
        const { recipes } = answer['catalog'] as { recipes: { recipeId: string }[] };
        return {
          ...answer,
          catalog: { recipes: recipes.filter(({ recipeId }) => !isGone || recipeId !== 'orzo') },
          ...(isClosed ? { shop: { status: 'CLOSE', title: 'Caffè Torre Nord', closePhrease: null } } : {}),
        };
      },
    });
    const press = await eroga('Orzo');
    isGone = true;
    await user.click(press);
    await waitFor(() => expect(alertText()).toBe('Questa bevanda non è più disponibile: scegline un’altra.'));
    expect(screen.queryByRole('button', { name: 'eroga: Orzo' })).toBeNull();
    isClosed = true;
    await user.click(await eroga('Ginseng'));
    expect(await title('Ora siamo chiusi')).not.toBeNull();
    expect(sent()).toEqual([]);
  });

  test('while it is on its way nothing else can be pressed; what it is, how much, and from which credit is said', async () => {
    const { promise, resolve } = deferred<void>();
    const { user, sent, visits } = setUp({
      prepare: (b2c) => void (b2c.world().user('demo@pausa.test').creditCents = 35),
      change: (path, answer) => (path.endsWith('/confirm') ? promise.then(() => answer) : answer),
    });
    const press = await eroga('Cappuccino');
    await user.click(press);
    expect(
      await screen.findByText(
        sentence('Stiamo inviando il tuo ordine: Cappuccino, 0,35 € dal credito aziendale e 0,55 € dal Portafoglio.'),
      ),
    ).not.toBeNull();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(await eroga('Orzo'));
    await user.click(press);
    expect(sent()).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^eroga/ }).every((each) => each.getAttribute('aria-disabled') === 'true')).toBe(true);
    resolve();
    await waitFor(() => expect(visits).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  test.each(['500', '401', '429', 'drop', 'html', 'malformed'])(
    'paid, and the answer lost (%s): the server is asked with the same key, and nothing is paid again',
    async (kind) => {
      const { user, fault, mend, sent, ledger, visits, view, show } = setUp({ hasKeys: true });
      const press = await eroga('Cappuccino');
      await fault(CONFIRM, kind, { after: true });
      await user.click(press);
      await waitFor(() => expect(ledger()).toHaveLength(1));
      // After a 401 the app goes to the login, and comes back.
      view.unmount();
      show();
      expect(await title('Non sappiamo se il tuo ordine è partito')).not.toBeNull();
      expect(read(screen.getByRole('alert'))).toContain(
        'Non è arrivata risposta al tuo ordine. ' +
          'Premi «Completa l’ordine» davanti alla macchina: se era già partito non lo ripetiamo, altrimenti parte adesso.' +
          'Cappuccino0,90 €Credito prima25,00 €Credito adesso24,10 €',
      );
      await mend();
      await user.click(await button('Completa l’ordine'));
      await waitFor(() => expect(visits).toEqual([ORDER('caffe-1001')]));
      expect([sent()[1], ledger()]).toEqual([sent()[0], ['coffee 90']]);
    },
  );

  test('another device buys a coffee while the call never arrives: nothing is claimed', async () => {
    const { user, fault, customer, ledger } = setUp();
    const press = await eroga('Cappuccino');
    await fault(CONFIRM, 'drop');
    await user.click(press);
    customer.walletCents -= 90;
    expect(await title('Non sappiamo se il tuo ordine è partito')).not.toBeNull();
    await user.click(await button('Controlla di nuovo'));
    await waitFor(() => expect(read(screen.getByRole('alert'))).toContain('Credito adesso24,10 €'));
    expect(read(screen.getByRole('alert'))).toContain('Non lo sappiamo ancora: non è arrivata risposta al tuo ordine.');
    expect(ledger()).toEqual([]);
  });

  test('a browser that stores nothing: asked before anything is sent', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    const { user, sent, visits } = setUp({ storage: createStorage(refuse, Date.now) });
    await user.dblClick(await eroga('Cappuccino'));
    expect(await title('Hai già ordinato?')).not.toBeNull();
    expect(read(screen.getByText(/^Questo browser/))).toBe(
      'Questo browser non può ricordare il tuo ordine: se la risposta si perde, non sapremo dirti com’è andata. Se hai già ordinato, ' +
        'guarda prima la macchina e il tuo credito: adesso hai 5,00 € di credito aziendale e 20,00 € nel Portafoglio.',
    );
    expect(sent()).toEqual([]);
    await user.click(await button('Ordina: Cappuccino'));
    await waitFor(() => expect(visits).toEqual([ORDER('caffe-1001')]));
  });

  test('lost before it was paid: looked at again, and only the person begins anew', async () => {
    const { user, fault, mend, sent, ledger } = setUp();
    const press = await eroga('Cappuccino');
    await fault(CONFIRM, '502');
    await user.click(press);
    expect(await title('Non sappiamo se il tuo ordine è partito')).not.toBeNull();
    expect(read(screen.getByRole('alert'))).toContain('Cappuccino0,90 €Credito prima25,00 €Credito adesso25,00 €');
    await mend();
    await user.click(await button('Controlla di nuovo'));
    expect(await title('Non sappiamo se il tuo ordine è partito')).not.toBeNull();
    expect(ledger()).toEqual([]);
    await user.click(await button('Ricomincia'));
    await user.click(await eroga('Cappuccino'));
    await waitFor(() => expect(ledger()).toEqual(['coffee 90']));
    expect(sent()).toHaveLength(2);
  });

  test('without a line not even the credit is known, and nothing can be begun anew until it is back', async () => {
    let hasLine = true;
    const { user, sent, ledger } = setUp({
      change: (path, answer) => {
        if (path.endsWith('/confirm')) hasLine = false;
        if (!hasLine) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    await user.click(await eroga('Cappuccino'));
    expect(await title('Non sappiamo se il tuo ordine è partito')).not.toBeNull();
    expect(read(screen.getByRole('alert'))).toContain('non riusciamo a leggere il tuo credito');
    expect(screen.queryByRole('button', { name: 'Ricomincia' })).toBeNull();
    hasLine = true;
    await user.click(await button('Controlla di nuovo'));
    expect(await screen.findByText(sentence(/Credito prima25,00 €Credito adesso24,10 €$/))).not.toBeNull();
    expect([sent().length, ledger()]).toEqual([1, ['coffee 90']]);
  });

  test.each([
    ['400', { message: 'La macchina è occupata.' }, 'La macchina è occupata. Non ti abbiamo addebitato nulla.'],
    ['409', {}, 'Non ti abbiamo addebitato nulla.'],
  ])('refused by %s: the sentence, and Riprova [P2-8.21]', async (status, more, sentence) => {
    const { user, fault, mend, ledger } = setUp();
    const press = await eroga('Cappuccino');
    await fault(CONFIRM, status, more);
    await user.click(press);
    expect(await title("Errore durante l'invio dei dati.")).not.toBeNull();
    expect(read(screen.getByRole('alert'))).toContain(sentence);
    await mend();
    await user.click(await button('Riprova'));
    expect(await eroga('Cappuccino')).not.toBeNull();
    expect(ledger()).toEqual([]);
  });

  test('refused in a 200: the server’s sentence [P2-7.31]', async () => {
    const { user } = setUp({
      change: (path, answer) => (path.endsWith('/confirm') ? { error: 'busy', message: 'La macchina è occupata.' } : answer),
    });
    await user.click(await eroga('Cappuccino'));
    expect(await title("Errore durante l'invio dei dati.")).not.toBeNull();
    expect(read(screen.getByRole('alert'))).toContain('La macchina è occupata.');
  });

  test.each(['500', 'html', 'malformed', 'drop'])('the data do not come (%s): the sentence, and Riprova [P2-8.20]', async (kind) => {
    const { fault, mend, show, user, view } = setUp();
    view.unmount();
    await fault(CONFIGS, kind);
    show();
    expect(await title('Errore durante il caricamento dei dati.')).not.toBeNull();
    expect(screen.getByRole('link', { name: '800 123 456' })).not.toBeNull();
    await mend();
    await user.click(await button('Riprova'));
    expect(await eroga('Cappuccino')).not.toBeNull();
  });

  test('a machine that nobody knows', async () => {
    setUp({ areaId: 'nessuna' });
    expect(await title('Macchina non trovata')).not.toBeNull();
  });

  test('left in the middle: who comes back is told of the order that came of it, until a press or three seconds in view', async () => {
    const { user, hold, view, show, visits, ledger, sent } = setUp();
    const press = await eroga('Cappuccino');
    const release = hold();
    await user.click(press);
    await waitFor(() => expect(sent()).toHaveLength(1));
    view.unmount();
    // React may mount a screen again at once: one that is left ends in the next task.
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    await release();
    await waitFor(() => expect(ledger()).toEqual(['coffee 90']));
    expect(visits).toEqual([]);
    for (const _ of [1, 2]) {
      const again = show();
      expect(await title('Ordine inviato')).not.toBeNull();
      expect(screen.getByText('Cappuccino: il tuo ordine è già partito. Seguilo prima di ordinare un altro caffè.')).not.toBeNull();
      again.unmount();
    }
    const last = show();
    await user.click(await screen.findByRole('link', { name: 'Segui il tuo ordine' }));
    expect(visits).toEqual([ORDER('caffe-1001')]);
    last.unmount();
    show();
    expect(await eroga('Cappuccino')).not.toBeNull();
    expect(sent()).toHaveLength(1);
  });

  test('another window has ordered since: the first press says so, the second is another one', async () => {
    const storage = createMemoryStorage();
    const b2c = newB2c();
    const first = setUp({ storage, b2c });
    const press = await eroga('Cappuccino');
    const other = setUp({ storage, b2c });
    const inOther = within(other.view.container);
    await other.user.click(await inOther.findByRole('button', { name: 'eroga: Orzo' }));
    await waitFor(() => expect(other.ledger()).toEqual(['coffee 70']));
    await waitFor(() => expect(other.visits).toHaveLength(1));
    await first.user.click(press);
    const inFirst = within(first.view.container);
    expect(
      await inFirst.findByText('Nel frattempo hai ordinato un caffè in un’altra finestra. Premi di nuovo solo se ne vuoi un altro.'),
    ).not.toBeNull();
    expect(first.ledger()).toEqual(['coffee 70']);
    await first.user.click(press);
    await waitFor(() => expect(first.ledger()).toEqual(['coffee 70', 'coffee 90']));
  });

  test('seen again, it reads again, quietly; while hidden it asks nothing', async () => {
    const { runtime, customer, reads } = setUp();
    await eroga('Cappuccino');
    const before = reads();
    runtime.environment.setVisible(false);
    customer.walletCents = 100;
    expect(reads()).toBe(before);
    act(() => runtime.environment.setVisible(true));
    expect(await screen.findByText(sentence(/1,00 € nel Portafoglio$/))).not.toBeNull();
    expect(reads()).toBe(before + 1);
  });

  test('what is in it: allergens by themselves and in the list, the operator, eroga from there', async () => {
    const { user, sent } = setUp();
    await user.click(await button('VEDI INGREDIENTI: Cioccolata'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cioccolata' }));
    expect(read(dialog.getByText('Allergeni:').parentElement)).toBe('Allergeni:Lattesoia');
    const list = dialog.getByText('Ingredienti:').parentElement;
    expect(read(list)).toBe('Ingredienti: Cacao, zucchero, latte in polvere, lecitina di soia');
    // The words of allergens come with a file of their own.
    await waitFor(() => expect([...(list?.querySelectorAll('span b') ?? [])].map(read)).toEqual(['latte', 'soia']));
    expect(read(dialog.getByText('Gestore:').parentElement)).toBe('Gestore: Pausa S.p.A., via Torino 1, Milano, 800 123 456');
    await user.click(dialog.getByRole('button', { name: 'eroga: Cioccolata' }));
    await waitFor(() => expect(sent()).toMatchObject([{ order: { coffeeRecipeId: 'cioccolata', price: 1 } }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what the server does not declare is not shown, and nothing is said to be absent', async () => {
    const { user } = setUp({
      change: (_path, answer) => {
        const { recipes } = answer['catalog'] as { recipes: { recipeId: string; itemSaleable: Record<string, unknown> }[] };
        for (const { recipeId, itemSaleable } of recipes) {
          delete itemSaleable['allergensString'];
          if (recipeId === 'orzo') {
            delete itemSaleable['ingredients'];
            delete itemSaleable['operator'];
          }
        }
        return answer;
      },
    });
    await eroga('Orzo');
    expect(screen.queryByRole('button', { name: 'VEDI INGREDIENTI: Orzo' })).toBeNull();
    await user.click(await button('VEDI INGREDIENTI: Cappuccino'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cappuccino' }));
    expect(dialog.queryByText('Allergeni:')).toBeNull();
    expect(dialog.getByText('Ingredienti:')).not.toBeNull();
  });
});

test('in English: our sentences and the balances; drinks and the machine stay as the server writes them', async () => {
  const { user, fault } = setUp({ lang: 'en' });
  expect(read(await title('Hello, Giulia'))).toBe('Hello, Giulia');
  expect(screen.getByRole('heading', { level: 1, name: 'Caffè Torre Nord' })).toBeTruthy();
  expect(read(screen.getByRole('link', { name: /wallet$/ }))).toBe('€5.00 of company credit and €20.00 in your wallet');
  const [first] = within(screen.getByRole('list', { name: 'Drinks' })).getAllByRole('heading', { level: 3 });
  expect([read(first!), first!.lang]).toEqual(['Caffè espresso', 'it']);
  await user.click(await button('See ingredients: Cioccolata'));
  const detail = within(await screen.findByRole('dialog', { name: 'Cioccolata' }));
  // 'Milk' would be read aloud as a foreign word.
  expect([detail.getByText('Allergens:').lang, detail.getByText('Latte').lang]).toEqual(['', 'it']);
  await user.click(detail.getByRole('button', { name: 'Close' }));
  await fault(CONFIRM, '502');
  await user.click(await button('Dispense: Caffè espresso'));
  expect(read(await title('We do not know whether your order went out'))).not.toBe('');
  expect(await button('Check again')).toBeTruthy();
});
