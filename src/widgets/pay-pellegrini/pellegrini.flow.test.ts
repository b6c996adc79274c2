import { describe, expect, test } from 'vitest';
import { createVoucherStep, type VoucherState } from '../shared/payment/voucher/voucher.flow.ts';
import { pellegriniRules, type PellegriniStatus } from './pellegrini.flow.ts';

const step = createVoucherStep(pellegriniRules);
const link = { type: 'internal', link: '/wallet' } as const;

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
  expect(pellegriniRules.problemOf(code)).toBe(problem);
});

describe.each<[PellegriniStatus, VoucherState<PellegriniStatus>['name'], string | undefined]>([
  ['DRAFT', 'DRAFT', undefined],
  // Treated as an error: nothing asks again by itself.
  ['AWAITING_COMPLETION', 'HALTED', undefined],
  ['COMPLETED', 'LEAVING', 'follow'],
  ['CONFIRMED', 'LEAVING', 'follow'],
  ['CANCEL', 'OVER', undefined],
])('%s', (status, name, command) => {
  test.each<VoucherState<PellegriniStatus>>([
    { name: 'LOADING', code: '' },
    { name: 'SUBMITTING', code: '5000001' },
    { name: 'CHECKING', code: '5000001', doubt: 'unanswered' },
    { name: 'CHECKING', code: '5000001', doubt: 'busy' },
  ])('while $name', (before) => {
    const next = step(before, { type: 'answered', ticket: { status, redirect: link, message: null } });
    expect([next.state.name, next.command?.type]).toEqual([name, command]);
    expect(next.state).toMatchObject(status === 'DRAFT' ? { code: before.code } : { status, code: before.code });
  });
});
