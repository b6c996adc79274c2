import { expect, test } from 'vitest';
import { demo, editBody, newB2c, sender } from './test-kit.ts';

test('worlds do not see each other', async () => {
  const b2c = newB2c();
  const [here, there] = [demo(b2c, 'here'), demo(b2c, 'there')];
  await here('POST', '/b2c/locker/selling-order/edit-item', editBody('milano-1-01', 2));
  await here('POST', '/sandbox/faults', { pattern: 'b2c/home', fault: '500' });
  expect((await here('GET', '/b2c/locker/selling-area/milano-1')).body.cart.lockerSellingOrder.totalWithTax).toBe(12.8);
  expect((await here('GET', '/b2c/home')).status).toBe(500);
  expect((await there('GET', '/b2c/locker/selling-area/milano-1')).body.cart.lockerSellingOrder).toBeNull();
  expect((await there('GET', '/b2c/home')).status).toBe(200);
});

test('one sign-in serves every world, by header or by cookie', async () => {
  const b2c = newB2c();
  await demo(b2c, 'blue')('POST', '/b2c/info', { nickName: 'Blu' });
  const cookie = `pausa_session=${b2c.signIn('demo@pausa.test')}; sandbox-world=blue`;
  expect((await sender(b2c)('GET', '/b2c/info', undefined, { cookie })).body).toEqual({ nickName: 'Blu' });
});

test('no name is the world called demo', async () => {
  const b2c = newB2c();
  await demo(b2c)('POST', '/b2c/info', { nickName: 'Casa' });
  expect((await demo(b2c, 'demo')('GET', '/b2c/info')).body).toEqual({ nickName: 'Casa' });
});

test.each(['a b', '../x', 'x'.repeat(65), ''])('the name %j is refused', async (world) => {
  expect((await demo(newB2c(), world)('GET', '/b2c/home')).status).toBe(400);
});

test('reset puts data and faults back and keeps the session', async () => {
  const b2c = newB2c();
  const send = demo(b2c, 'here');
  await send('POST', '/b2c/info', { nickName: 'Altra' });
  await send('POST', '/sandbox/faults', { pattern: 'b2c/home', fault: '500' });
  expect((await send('POST', '/sandbox/reset')).status).toBe(200);
  expect((await send('GET', '/b2c/info')).body).toEqual({ nickName: 'Giulia' });
  expect((await send('GET', '/sandbox/faults')).body).toEqual([]);
});

test('of more than 500 worlds the least recently used is forgotten', async () => {
  const b2c = newB2c();
  await demo(b2c, 'old')('POST', '/b2c/info', { nickName: 'Vecchia' });
  await demo(b2c, 'used')('POST', '/b2c/info', { nickName: 'Usata' });
  for (let index = 0; index < 498; index += 1) b2c.world(`w${index}`);
  b2c.world('used');
  b2c.world('one-more');
  expect((await demo(b2c, 'used')('GET', '/b2c/info')).body).toEqual({ nickName: 'Usata' });
  expect((await demo(b2c, 'old')('GET', '/b2c/info')).body).toEqual({ nickName: 'Giulia' });
});
