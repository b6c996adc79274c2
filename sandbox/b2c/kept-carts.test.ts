import { expect, test } from 'vitest';
import { editBody, newB2c, sender } from './test-kit.ts';

const AREA = '/b2c/locker/selling-area/milano-1';
const CONFIRM = '/b2c/locker/selling-order/confirm';

/** A cart of 32,00 €, confirmed without an instrument for the last 7,00 €. */
async function setUp() {
  const b2c = newB2c();
  const send = sender(b2c, { user: 'demo@pausa.test' });
  await send('POST', '/sandbox/kept-carts', { enabled: true });
  await send('POST', '/b2c/locker/selling-order/edit-item', editBody('milano-1-01', 5));
  const cart = async () => (await send('GET', AREA)).body.cart;
  const confirm = async () =>
    send('POST', CONFIRM, {
      lockerId: 'milano-1',
      paymentInstrumentUUID: false,
      partialAmountPIUUID: false,
      orderSnapshot: (await cart()).lockerSellingOrder,
    });
  const { link } = (await confirm()).body as { link: string };
  return { b2c, send, cart, confirm, uuid: link.replace('/payment/', '') };
}

test('the cart stays with its payment, and is neither changed nor confirmed again', async () => {
  const { send, cart, confirm, uuid } = await setUp();
  expect(await cart()).toMatchObject({ lockerSellingOrder: { totalWithTax: 32 }, actionType: 'collectPI', paymentUUID: uuid });
  expect((await send('POST', '/b2c/locker/selling-order/edit-item', editBody('milano-1-01', 1))).status).toBe(409);
  expect((await confirm()).status).toBe(409);
});

test('paid: the cart is empty', async () => {
  const { send, cart, uuid, b2c } = await setUp();
  await send('POST', `/b2c/payment/${uuid}/update-pi`, { uuid: '00000000-0000-4000-8000-00000000ca4d' });
  expect(await cart()).toEqual({ lockerSellingOrder: null, actionType: null, paymentUUID: null });
  expect(b2c.world().ledger.map(({ kind, cents }) => `${kind} ${cents}`)).toEqual(['order 3200']);
});

test('cancelled: the cart can be confirmed again', async () => {
  const { send, cart, confirm, uuid } = await setUp();
  await send('GET', `/b2c/payment/${uuid}/cancel`);
  expect(await cart()).toMatchObject({ lockerSellingOrder: { totalWithTax: 32 }, actionType: null, paymentUUID: null });
  expect((await confirm()).status).toBe(200);
});
