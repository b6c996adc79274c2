import { describe, expect, test } from 'vitest';
import { createPolledPaymentFlow } from '../shared/payment/polled-payment.ts';
import { type VoucherState, voucherRules } from '../shared/payment/voucher/voucher.ts';
import { pellegriniService, type PellegriniStatus } from './Pellegrini.tsx';

const step = createPolledPaymentFlow(voucherRules(pellegriniService));
const redirect = { type: 'internal', link: '/wallet' } as const;

test.each([
  ['', 'Codice obbligatorio'],
  ['500000', 'Codice non valido. Lunghezza corretta 7 cifre'],
  ['50000001', 'Codice non valido. Lunghezza corretta 7 cifre'],
  ['4', 'Codice non valido. Lunghezza corretta 7 cifre'],
  ['4000001', 'Codice non valido. Il codice deve iniziare con il numero 5'],
  ['abcdefg', 'Codice non valido. Il codice deve iniziare con il numero 5'],
  ['5abcdef', 'Codice non valido. Lunghezza corretta 7 cifre'],
  ['5-00000', 'Codice non valido. Lunghezza corretta 7 cifre'],
  ['5٠٠٠٠٠١', 'Codice non valido. Lunghezza corretta 7 cifre'],
  ['5000001', null],
  ['5999999', null],
])('the code "%s": %s', (code, problem) => {
  expect(pellegriniService.problemOf(code)).toBe(problem);
});

describe.each<[PellegriniStatus, VoucherState<PellegriniStatus>['name'], string | undefined]>([
  ['DRAFT', 'DECISION', undefined],
  // Treated as an error: nothing asks again by itself.
  ['AWAITING_COMPLETION', 'DECISION', undefined],
  ['COMPLETED', 'REDIRECT', 'follow'],
  ['CONFIRMED', 'REDIRECT', 'follow'],
  ['CANCEL', 'DECISION', undefined],
])('%s', (status, name, command) => {
  const data = { status, redirect, message: null };
  const draft = { ...data, status: 'DRAFT' } as const;
  test.each<VoucherState<PellegriniStatus>>([
    { name: 'READING', data: null, problem: null },
    { name: 'READING', data: null, problem: 'Non è arrivata risposta.' },
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
