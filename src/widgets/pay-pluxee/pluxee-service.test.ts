import { describe, expect, test } from 'vitest';
import { createClient } from '../../api/index.ts';
import { createPolledPaymentFlow } from '../shared/payment/polled-payment.ts';
import { voucherRules } from '../shared/payment/voucher/voucher.ts';
import { pluxeeService, type PluxeeStatus } from './Pluxee.tsx';

const step = createPolledPaymentFlow(voucherRules(pluxeeService));
type State = Parameters<typeof step>[0];
const redirect = { type: 'internal', link: '/wallet' } as const;

test.each([
  ['1', 'invalid'],
  ['12345', 'invalid'],
  ['1234567890', 'invalid'],
  ['a12345', 'invalid'],
  ['-123456', 'invalid'],
  ['123456', null],
  ['123456789', null],
  ['1abcde', null],
])('the code "%s": %s [P2-5.9] [P2-9.9]', (code, problem) => {
  expect(pluxeeService.problemOf(code)).toBe(problem);
});

test('a refusal may come without data; a success without them is no answer', async () => {
  const submit = (answer: object) =>
    pluxeeService.submit(createClient({ baseUrl: 'http://test', fetch: async () => Response.json(answer) }), 'ticket-1', '100001');
  const refused = await submit({ success: false, data: null, errorMessage: 'Codice scaduto.' });
  expect(refused).toEqual({ status: 'DRAFT', redirect: null, message: 'Codice scaduto.' });
  await expect(submit({ success: true, data: null, errorMessage: null })).rejects.toThrow();
});

describe.each<[PluxeeStatus, State['name'], string | undefined]>([
  ['DRAFT', 'DECISION', undefined],
  ['AWAITING_COMPLETION', 'READING', undefined],
  ['COMPLETED', 'REDIRECT', 'follow'],
  ['CANCELLED', 'REDIRECT', 'follow'],
  ['REFUNDED', 'REDIRECT', 'follow'],
  ['AWAITING_REFUND', 'REDIRECT', 'follow'],
])('%s', (status, name, command) => {
  const data = { status, redirect, message: null };
  const draft = { ...data, status: 'DRAFT' } as const;
  test.each<State>([
    { name: 'READING', data: null, problem: null },
    { name: 'READING', data: null, problem: { name: 'unanswered' } },
    { name: 'READING', data: { ...data, status: 'AWAITING_COMPLETION' }, problem: null },
    { name: 'ACTING', action: { code: '100001', ticket: draft } },
  ])('while $name', (before) => {
    const next = step(
      before,
      before.name === 'ACTING' ? { type: 'acted', outcome: { type: 'answered', data, problem: null } } : { type: 'answered', data },
    );
    // After the press somebody has to begin asking; everybody else is asking already.
    const asks = status === 'AWAITING_COMPLETION' && before.name === 'ACTING' ? 'poll' : command;
    expect([next.state.name, next.command?.type]).toEqual([name, asks]);
    expect(next.state).toMatchObject({ data });
  });
  test('takes a code only as a draft', () => {
    const pressed = step({ name: 'DECISION', data, problem: null }, { type: 'pressed', action: { code: '100001', ticket: data } });
    expect(pressed.command?.type).toBe(status === 'DRAFT' ? 'act' : undefined);
  });
});
