import { expect, test } from 'vitest';
import { demo, newB2c, sender } from './test-kit.ts';

const TEN_EURO = { amount: 10, walletRechargeData: { amountType: null, payWith: null }, resultUrl: '/wallet' };
const recharge = (send: ReturnType<typeof demo>, name?: string) =>
  send('POST', '/b2c/wallet-recharge', TEN_EURO, name === undefined ? {} : { 'idempotency-key': name });

async function setUp() {
  const b2c = newB2c();
  const send = demo(b2c);
  await send('POST', '/b2c/payment-preference/update/walletRechargeMethod', {
    paymentInstrumentId: 'carta-demo',
    category: 'card',
    provider: 'visa',
  });
  return { b2c, send, effects: () => b2c.world().ledger.length };
}

test('the same call again, one after the other or at once, has one effect and one answer', async () => {
  const { send, effects } = await setUp();
  const answers = await Promise.all([recharge(send, 'a'), recharge(send, 'a')]);
  answers.push(await recharge(send, 'a'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
  expect(effects()).toBe(1);
});

test('another name, or none, is another call', async () => {
  const { send, effects } = await setUp();
  await recharge(send, 'a');
  await recharge(send, 'b');
  await recharge(send);
  await recharge(send);
  expect(effects()).toBe(4);
});

test('a lost answer is told by the same name again', async () => {
  const { send, effects } = await setUp();
  await send('POST', '/sandbox/faults', { pattern: 'b2c/wallet-recharge', fault: 'drop', after: true, times: 1 });
  await expect(recharge(send, 'a')).rejects.toThrow();
  expect((await recharge(send, 'a')).status).toBe(200);
  expect(effects()).toBe(1);
});

test('the same name with another body is refused', async () => {
  const { send, effects } = await setUp();
  await recharge(send, 'a');
  expect((await send('POST', '/b2c/wallet-recharge', { ...TEN_EURO, amount: 20 }, { 'idempotency-key': 'a' })).status).toBe(422);
  expect(effects()).toBe(1);
});

test('a call that comes late and its retry by the same name are one', async () => {
  const { send, effects } = await setUp();
  await send('POST', '/sandbox/faults', { pattern: 'b2c/wallet-recharge', fault: 'late:30', times: 1 });
  await expect(recharge(send, 'a')).rejects.toThrow();
  expect(effects()).toBe(0);
  expect((await recharge(send, 'a')).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(effects()).toBe(1);
});

test('a refusal is no answer to keep, and a name belongs to its person', async () => {
  const { b2c, send, effects } = await setUp();
  await recharge(send, 'a');
  const other = sender(b2c, { user: 'vuoto@pausa.test' });
  expect((await recharge(other, 'a')).status).toBe(400);
  await other('POST', '/b2c/payment-preference/update/walletRechargeMethod', { category: 'wallet', provider: 'pellegrini' });
  expect((await recharge(other, 'a')).status).toBe(200);
  expect(effects()).toBe(1);
});
