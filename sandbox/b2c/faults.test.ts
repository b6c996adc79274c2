import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseFault } from './faults.ts';
import { demo, editBody, newB2c, sender } from './test-kit.ts';

describe('on one call', () => {
  test('by header', async () => {
    const { status, body } = await demo(newB2c())('GET', '/b2c/home', undefined, { 'x-sandbox-fault': '503' });
    expect([status, body]).toEqual([503, { error: 'Service Unavailable' }]);
  });

  test('by query, before the session is looked at', async () => {
    expect((await sender(newB2c())('GET', '/b2c/home?x-sandbox-fault=502')).status).toBe(502);
  });

  test('malformed: 200 and half a JSON', async () => {
    const { status, headers, body } = await demo(newB2c())('GET', '/b2c/home?x-sandbox-fault=malformed');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toBe('{"sections": [');
  });

  test('strange: the call is carried out, and answers a word that nobody knows', async () => {
    const recharge = { amount: 10, walletRechargeData: { amountType: 'DefinedAmount', payWith: null }, resultUrl: '/wallet' };
    const { status, body } = await demo(newB2c())('POST', '/b2c/wallet-recharge', recharge, { 'x-sandbox-fault': 'strange' });
    expect([status, body]).toEqual([200, expect.objectContaining({ actionType: 'POSTPONED', uuid: expect.any(String) as string })]);
  });

  test.each([
    ['html', 200],
    ['html:502', 502],
  ])('%s: a proxy’s page with status %i', async (fault, status) => {
    const answer = await demo(newB2c())('GET', `/b2c/home?x-sandbox-fault=${fault}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1>Il proxy aziendale');
  });

  test('drop: fetch rejects with a TypeError', async () => {
    await expect(demo(newB2c())('GET', '/b2c/home?x-sandbox-fault=drop')).rejects.toBeInstanceOf(TypeError);
  });

  test.each(['banana', '999', 'slow', 'slow:abc', 'html:1'])('%s is refused', (fault) => {
    expect(() => parseFault(fault)).toThrow('400 Bad Request');
  });
});

describe('slow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('answers after the time', async () => {
    const answered = vi.fn<() => void>();
    const answer = demo(newB2c())('GET', '/b2c/home?x-sandbox-fault=slow:3000').finally(answered);
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
  });

  test('a caller that gives up is let go at once', async () => {
    const b2c = newB2c();
    const caller = new AbortController();
    const answer = b2c.handle(new Request('http://sandbox.test/b2c/home?x-sandbox-fault=slow:60000', { signal: caller.signal }));
    const outcome = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('by rule', () => {
  const PATTERN = 'b2c/locker/selling-order/*';

  test('hits matching paths only, as often as told', async () => {
    const send = demo(newB2c());
    await send('POST', '/sandbox/faults', { pattern: PATTERN, fault: '500', times: 2, message: 'Riprova più tardi.' });
    const edit = () => send('POST', '/b2c/locker/selling-order/edit-item', editBody('milano-1-01', 1));
    expect((await send('GET', '/b2c/locker/selling-area/milano-1')).status).toBe(200);
    const first = await edit();
    expect([first.status, first.body]).toEqual([500, { error: 'Internal Server Error', message: 'Riprova più tardi.' }]);
    expect((await edit()).status).toBe(500);
    expect((await edit()).status).toBe(200);
  });

  test('a method narrows it', async () => {
    const send = demo(newB2c());
    await send('POST', '/sandbox/faults', { pattern: 'b2c/*', method: 'post', fault: '500' });
    expect((await send('GET', '/b2c/info')).status).toBe(200);
    expect((await send('POST', '/b2c/info', { nickName: 'Anna' })).status).toBe(500);
    expect((await send('GET', '/b2c/info')).body).toEqual({ nickName: 'Giulia' });
  });

  test('after: the effect happens, the answer is lost', async () => {
    const send = demo(newB2c());
    await send('POST', '/sandbox/faults', { pattern: 'b2c/info', method: 'POST', fault: 'drop', after: true });
    await expect(send('POST', '/b2c/info', { nickName: 'Anna' })).rejects.toBeInstanceOf(TypeError);
    expect((await send('GET', '/b2c/info')).body).toEqual({ nickName: 'Anna' });
  });

  test('listed and taken away', async () => {
    const send = demo(newB2c());
    const rule = { pattern: 'b2c/home', method: null, fault: 'slow:10', times: 3, after: false, message: null };
    expect((await send('POST', '/sandbox/faults', rule)).status).toBe(201);
    expect((await send('GET', '/sandbox/faults')).body).toEqual([rule]);
    expect((await send('DELETE', '/sandbox/faults')).body).toEqual([]);
    expect((await send('GET', '/sandbox/faults')).body).toEqual([]);
  });

  test.each([
    {},
    { pattern: 'b2c/*' },
    { pattern: '', fault: '500' },
    { pattern: 'b2c/*', fault: 'x' },
    { pattern: 'b2c/*', fault: '500', times: 0 },
    [],
  ])('the rule %j is refused', async (rule) => expect((await demo(newB2c())('POST', '/sandbox/faults', rule)).status).toBe(400));
});
