import { describe, expect, test } from 'vitest';
import { createPolledPaymentFlow } from '../shared/payment/polled-payment.ts';
import { voucherRules } from '../shared/payment/voucher/voucher.ts';
import { pellegriniService, type PellegriniStatus } from './Pellegrini.tsx';

const step = createPolledPaymentFlow(voucherRules(pellegriniService));
type State = Parameters<typeof step>[0];
const redirect = { type: 'internal', link: '/wallet' } as const;

test.each([
  ['500000', 'length'],
  ['50000001', 'length'],
  ['4', 'length'],
  ['4000001', 'start'],
  ['abcdefg', 'start'],
  ['5abcdef', 'length'],
  ['5-00000', 'length'],
  ['5٠٠٠٠٠١', 'length'],
  ['5000001', null],
  ['5999999', null],
])('the code "%s": %s [P2-9.8]', (code, problem) => {
  expect(pellegriniService.problemOf(code)).toBe(problem);
});

describe.each<[PellegriniStatus, State['name'], string | undefined]>([
  ['DRAFT', 'DECISION', undefined],
  // Treated as an error: nothing asks again by itself.
  ['AWAITING_COMPLETION', 'DECISION', undefined],
  ['COMPLETED', 'REDIRECT', 'follow'],
  ['CONFIRMED', 'REDIRECT', 'follow'],
  ['CANCEL', 'DECISION', undefined],
])('%s', (status, name, command) => {
  const data = { status, redirect, message: null };
  const draft = { ...data, status: 'DRAFT' } as const;
  test.each<State>([
    { name: 'READING', data: null, problem: null },
    { name: 'READING', data: null, problem: { name: 'unanswered' } },
    { name: 'ACTING', action: { code: '5000001', ticket: draft } },
  ])('while $name', (before) => {
    const next = step(
      before,
      before.name === 'ACTING' ? { type: 'acted', outcome: { type: 'answered', data, problem: null } } : { type: 'answered', data },
    );
    expect([next.state.name, next.command?.type]).toEqual([name, command]);
    expect(next.state).toMatchObject({ data });
  });
  test('takes a code only as a draft', () => {
    const pressed = step({ name: 'DECISION', data, problem: null }, { type: 'pressed', action: { code: '5000001', ticket: data } });
    expect(pressed.command?.type).toBe(status === 'DRAFT' ? 'act' : undefined);
  });
});

test('an error is read again on a press; what is over needs none', () => {
  expect([pellegriniService.meanings.AWAITING_COMPLETION, pellegriniService.meanings.CANCEL]).toEqual(['error', 'over']);
});
