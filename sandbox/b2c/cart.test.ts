import { describe, expect, test } from 'vitest';
import { type Answer, demo, editBody, newB2c, type Send, sender } from './test-kit.ts';

const CARD = '00000000-0000-4000-8000-00000000ca4d';
const CHANGED = { error: 'Conflict', message: 'Il tuo ordine è cambiato: controllalo e conferma di nuovo.' };

const add = (send: Send, item: string, quantity: number, area?: string): Promise<Answer> =>
  send('POST', '/b2c/locker/selling-order/edit-item', editBody(item, quantity, area));

interface Seen {
  credit: number;
  wallet: number;
  rest: number;
}

function confirm(send: Send, cart: object, { credit, wallet, rest }: Seen, instrument: string | false = CARD): Promise<Answer> {
  const orderSnapshot = { ...cart, totalToPayFromCorporateCredit: credit, totalToPayFromWallet: wallet, totalToPay: rest };
  return send('POST', '/b2c/locker/selling-order/confirm', {
    lockerId: 'milano-1',
    paymentInstrumentUUID: instrument,
    partialAmountPIUUID: false,
    orderSnapshot,
  });
}

describe('edit', () => {
  test('quantities are absolute, totals exact, 0 takes the line away', async () => {
    const send = demo(newB2c());
    await add(send, 'milano-1-01', 1);
    await add(send, 'milano-1-02', 1);
    const { body } = await add(send, 'milano-1-01', 3);
    expect(body.lockerSellingOrder).toMatchObject({
      totalWithTax: 25.1,
      items: [
        {
          itemSaleableId: 'milano-1-01',
          quantity: 3,
          unitPriceWithTax: 6.4,
          totalWithTax: 19.2,
          photoUrl: '/sandbox/pictures/penne-pesto-mozzarella.svg',
        },
        { itemSaleableId: 'milano-1-02', quantity: 1, unitPriceWithTax: 5.9, totalWithTax: 5.9 },
      ],
    });
    expect((await add(send, 'milano-1-01', 0)).body.lockerSellingOrder.items).toHaveLength(1);
    expect((await add(send, 'milano-1-02', 0)).body.lockerSellingOrder).toBeNull();
  });

  test.each([
    ['an expired article', 'milano-1-12', 1, 'Polpette al sugo con piselli non è acquistabile.'],
    ['the last one twice', 'milano-1-32', 2, 'È disponibile solo 1 Tiramisù con fragola'],
    ['more than there are', 'milano-1-01', 6, 'Sono disponibili solo 5 Penne al pesto con mozzarella'],
    ['an unknown article', 'milano-1-99', 1, 'Il prodotto non è più in vendita.'],
    ['a negative quantity', 'milano-1-01', -1, ['quantity must be between 0 and 99']],
  ])('%s is refused', async (_, item, quantity, message) => {
    const { status, body } = await add(demo(newB2c()), item, quantity);
    expect([status, body]).toEqual([400, { error: 'Bad Request', message }]);
  });

  test('an article that has expired in the cart goes down and out, not up, and is not confirmed', async () => {
    const b2c = newB2c();
    const send = demo(b2c);
    b2c
      .world()
      .user('demo@pausa.test')
      .carts.set('milano-1', new Map([['milano-1-12', 3]]));
    expect((await add(send, 'milano-1-12', 4)).status).toBe(400);
    const { body: cart } = await add(send, 'milano-1-12', 2);
    expect(cart.lockerSellingOrder.items).toMatchObject([{ itemSaleableId: 'milano-1-12', quantity: 2 }]);
    expect((await confirm(send, cart.lockerSellingOrder, { credit: 5, wallet: 0, rest: 0 })).body.message).toBe(
      'Polpette al sugo con piselli non è acquistabile.',
    );
    expect((await add(send, 'milano-1-12', 0)).body.lockerSellingOrder).toBeNull();
  });

  test('a price list that is no longer true is refused', async () => {
    const body = { ...editBody('milano-1-01', 1), itemSaleablePriceListId: 'vecchio' };
    expect((await demo(newB2c())('POST', '/b2c/locker/selling-order/edit-item', body)).body.message).toBe(
      'Il prezzo è cambiato: ricarica la pagina.',
    );
  });

  test('a closed shop sells nothing, a switched-off one is gone', async () => {
    const send = demo(newB2c());
    expect((await add(send, 'chiuso-3-01', 1, 'chiuso-3')).body.message).toBe('Il negozio è chiuso: non puoi ordinare adesso.');
    expect((await add(send, 'x', 1, 'spento-4')).status).toBe(410);
  });
});

describe('confirm', () => {
  test('credit first, then the wallet, the rest by card; one order, an empty cart', async () => {
    const b2c = newB2c();
    const send = demo(b2c);
    const { body: cart } = await add(send, 'milano-1-01', 5);
    const answer = await confirm(send, cart.lockerSellingOrder, { credit: 5, wallet: 20, rest: 7 });
    expect([answer.status, answer.body]).toEqual([200, { type: 'internal', link: '/locker-selling-order/ordine-1001' }]);
    expect((await send('GET', '/b2c/wallet/')).body).toEqual({ balance: 0, corporateCredit: { balance: 0 } });
    expect((await send('GET', '/b2c/locker/selling-area/milano-1')).body.cart.lockerSellingOrder).toBeNull();
    expect((await send('GET', '/sandbox/ledger')).body).toEqual([
      { kind: 'order', intent: 'ordine-1001', cents: 3200, at: '2026-03-09T11:30:00.000Z' },
    ]);
    expect((await send('GET', '/b2c/locker/selling-order/info/ordine-1001')).body).toMatchObject({
      actionType: 'awaitingPayment',
      loading: true,
    });
    expect((await send('GET', '/b2c/locker/selling-order/info/ordine-1001')).body).toMatchObject({
      actionType: 'openingLocker',
      loading: true,
    });
  });

  test('wallet and credit switched off: the card pays all', async () => {
    const send = demo(newB2c());
    const { body: cart } = await add(send, 'milano-1-01', 1);
    expect((await confirm(send, cart.lockerSellingOrder, { credit: 0, wallet: 0, rest: 6.4 })).status).toBe(200);
    expect((await send('GET', '/b2c/wallet/')).body).toEqual({ balance: 20, corporateCredit: { balance: 5 } });
  });

  test('of 20 at once one goes through', async () => {
    const send = demo(newB2c());
    const { body: cart } = await add(send, 'milano-1-01', 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(send, cart.lockerSellingOrder, { credit: 5, wallet: 1.4, rest: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await send('GET', '/sandbox/ledger')).body).toHaveLength(1);
    expect((await send('GET', '/b2c/wallet/')).body).toEqual({ balance: 18.6, corporateCredit: { balance: 0 } });
    expect((await send('GET', '/b2c/selling-order/list?take=100')).body.data).toHaveLength(4);
  });

  test('another cart than the server’s is a conflict and costs nothing', async () => {
    const send = demo(newB2c());
    const { body: cart } = await add(send, 'milano-1-01', 1);
    await add(send, 'milano-1-02', 1);
    const { status, body } = await confirm(send, cart.lockerSellingOrder, { credit: 5, wallet: 1.4, rest: 0 });
    expect([status, body]).toEqual([409, CHANGED]);
    expect((await send('GET', '/sandbox/ledger')).body).toEqual([]);
  });

  test('a split from balances that are no longer true is a conflict', async () => {
    const send = demo(newB2c());
    const { body: cart } = await add(send, 'milano-1-01', 1);
    expect((await confirm(send, cart.lockerSellingOrder, { credit: 4, wallet: 2.4, rest: 0 })).body).toEqual(CHANGED);
  });

  test('an empty cart is refused with a list', async () => {
    const { status, body } = await confirm(demo(newB2c()), { items: [], totalWithTax: 0 }, { credit: 0, wallet: 0, rest: 0 });
    expect([status, body]).toEqual([400, { error: 'Bad Request', message: ['lockerSellingOrder must not be empty'] }]);
  });

  test('a rest without an instrument: the payment waits for one, and nothing is charged', async () => {
    const send = sender(newB2c(), { user: 'vuoto@pausa.test' });
    const { body: cart } = await add(send, 'milano-1-01', 1);
    const { status, body } = await confirm(send, cart.lockerSellingOrder, { credit: 0, wallet: 0, rest: 6.4 }, false);
    expect([status, body.type]).toEqual([200, 'internal']);
    expect(body.link).toMatch(/^\/payment\/[\w-]+$/);
    expect((await send('GET', `/b2c${body.link}`)).body).toMatchObject({ actionType: 'collectPI', message: null });
    expect((await send('GET', '/sandbox/ledger')).body).toEqual([]);
  });

  test('somebody else’s instrument is refused', async () => {
    const send = sender(newB2c(), { user: 'vuoto@pausa.test' });
    const { body: cart } = await add(send, 'milano-1-01', 1);
    expect((await confirm(send, cart.lockerSellingOrder, { credit: 0, wallet: 0, rest: 6.4 }, CARD)).status).toBe(400);
  });

  test('the effect may happen although the answer is lost', async () => {
    const send = demo(newB2c());
    const { body: cart } = await add(send, 'milano-1-01', 1);
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-order/confirm', fault: '504', after: true, times: 1 });
    const seen = { credit: 5, wallet: 1.4, rest: 0 };
    expect((await confirm(send, cart.lockerSellingOrder, seen)).status).toBe(504);
    expect((await confirm(send, cart.lockerSellingOrder, seen)).status).toBe(409);
    expect((await send('GET', '/sandbox/ledger')).body).toHaveLength(1);
  });
});

describe('the next order', () => {
  async function orderGoing(outcome: string) {
    const send = demo(newB2c());
    expect((await send('POST', '/sandbox/next-order', { outcome })).body).toEqual({ outcome });
    const { body: cart } = await add(send, 'milano-1-01', 1);
    const { body } = await confirm(send, cart.lockerSellingOrder, { credit: 5, wallet: 1.4, rest: 0 });
    const path = body.link.replace('/locker-selling-order/', '/b2c/locker/selling-order/info/');
    const info = async (suffix = '') => {
      const { actionType, loading } = (await send('GET', `${path}${suffix}`)).body;
      return `${actionType} ${loading}`;
    };
    return { send, info };
  }

  test('does not open, and opens when tried again', async () => {
    const { info } = await orderGoing('openingLockerError');
    expect([await info(), await info(), await info(), await info()]).toEqual([
      'openingLocker true',
      'openingLocker true',
      'openingLockerError false',
      'openingLockerError false',
    ]);
    expect([await info('/retry-opening'), await info()]).toEqual(['openingLocker true', 'completed false']);
  });

  test('never ends', async () => {
    const { info } = await orderGoing('neverending');
    for (let request = 0; request < 20; request += 1) expect(await info()).toBe('openingLocker true');
  });

  test('fails, and everything comes back once', async () => {
    const { info, send } = await orderGoing('failed');
    expect([await info(), await info()]).toEqual(['failed false', 'failed false']);
    expect((await send('GET', '/b2c/wallet/')).body).toEqual({ balance: 20, corporateCredit: { balance: 5 } });
    expect(
      (await send('GET', '/sandbox/ledger')).body.map(({ kind, cents }: { kind: string; cents: number }) => `${kind} ${cents}`),
    ).toEqual(['order 640', 'refund 640']);
  });

  test('the one after that is ordinary again', async () => {
    const { send } = await orderGoing('failed');
    const { body: cart } = await add(send, 'milano-1-02', 1);
    await confirm(send, cart.lockerSellingOrder, { credit: 0, wallet: 5.9, rest: 0 });
    const { body } = await send('GET', '/b2c/locker/selling-order/info/ordine-1002');
    expect(body.actionType).toBe('openingLocker');
  });

  test('an unknown outcome is refused', async () => {
    expect((await demo(newB2c())('POST', '/sandbox/next-order', { outcome: 'x' })).status).toBe(400);
  });
});

describe('what is given back is said, and the list knows', () => {
  const cancelled = 'Hai annullato il pagamento. Ti abbiamo restituito 5,00\u00a0€ nel credito aziendale, 20,00\u00a0€ nel portafoglio.';

  test('a payment that was cancelled', async () => {
    const send = demo(newB2c());
    const { body: cart } = await add(send, 'milano-1-01', 5);
    const { link } = (await confirm(send, cart.lockerSellingOrder, { credit: 5, wallet: 20, rest: 7 }, false)).body as { link: string };
    await send('GET', `/b2c${link}/cancel`);
    expect((await send('GET', '/b2c/locker/selling-order/info/ordine-1001')).body).toMatchObject({
      actionType: 'failed',
      message: cancelled,
    });
    expect((await send('GET', '/b2c/selling-order/list?take=1')).body.data[0].status).toBe('CANCELLED');
    expect((await send('GET', '/b2c/wallet/')).body.balance).toBe(20);
  });

  test('an order that failed', async () => {
    const send = demo(newB2c());
    await send('POST', '/sandbox/next-order', { outcome: 'failed' });
    const { body: cart } = await add(send, 'milano-1-01', 1);
    await confirm(send, cart.lockerSellingOrder, { credit: 5, wallet: 1.4, rest: 0 });
    expect((await send('GET', '/b2c/locker/selling-order/info/ordine-1001')).body.message).toBe(
      'Qualcosa è andato storto. Ti abbiamo restituito 5,00\u00a0€ nel credito aziendale, 1,40\u00a0€ nel portafoglio.',
    );
    expect((await send('GET', '/b2c/selling-order/list?take=1')).body.data[0].status).toBe('REFUNDED');
  });
});

describe('the list', () => {
  test('newest first, no longer than asked, pending until its customer was told', async () => {
    const send = demo(newB2c());
    const { body: cart } = await add(send, 'milano-1-01', 1);
    await confirm(send, cart.lockerSellingOrder, { credit: 5, wallet: 1.4, rest: 0 });
    const { data } = (await send('GET', '/b2c/selling-order/list?take=2')).body;
    expect(data).toEqual([
      {
        id: 'ordine-1001',
        created_at: '2026-03-09T11:30:00.000Z',
        status: 'PENDING',
        rows: [
          {
            label: 'Penne al pesto con mozzarella',
            quantity: 1,
            itemSaleableId: 'milano-1-01',
            image: '/sandbox/pictures/penne-pesto-mozzarella.svg',
            totalWithTax: 6.4,
          },
        ],
        totalWithTax: 6.4,
        sellingArea: { id: 'milano-1', type: 'locker', title: 'Frigo Torre Nord' },
        payments: [
          { provider: 'corporate_credit', label: 'Credito aziendale', amount: 5 },
          { provider: 'wallet', label: 'Portafoglio', amount: 1.4 },
        ],
      },
      {
        id: 'ordine-0903',
        created_at: '2026-03-05T11:55:00.000Z',
        status: 'COMPLETED',
        totalWithTax: 16.7,
        rows: [
          {
            label: 'Poke salmone, avocado e uovo',
            quantity: 1,
            itemSaleableId: 'milano-1-15',
            image: '/sandbox/pictures/poke-salmone-avocado-uovo.svg',
            totalWithTax: 8.9,
          },
          {
            label: 'Tiramisù con fragola',
            quantity: 2,
            itemSaleableId: 'milano-1-32',
            image: '/sandbox/pictures/tiramisu-fragola.svg',
            totalWithTax: 7.8,
          },
        ],
        sellingArea: { id: 'milano-1', type: 'locker', title: 'Frigo Torre Nord' },
        payments: [{ provider: 'wallet', label: 'Portafoglio', amount: 16.7 }],
      },
    ]);
  });
});
