import { describe, expect, test } from 'vitest';
import { createVoucherStep, type VoucherState } from '../shared/payment/voucher/voucher.flow.ts';
import { pluxeeRules, type PluxeeStatus } from './pluxee.flow.ts';

const step = createVoucherStep(pluxeeRules);
const link = { type: 'internal', link: '/wallet' } as const;

test.each([
  ['', 'Codice obbligatorio'],
  ['1', 'Codice non valido.'],
  ['12345', 'Codice non valido.'],
  ['1234567890', 'Codice non valido.'],
  ['a12345', 'Codice non valido.'],
  ['-123456', 'Codice non valido.'],
  ['123456', null],
  ['123456789', null],
  ['1abcde', null],
])('the code "%s": %s', (code, problem) => {
  expect(pluxeeRules.problemOf(code)).toBe(problem);
});

describe.each<[PluxeeStatus, VoucherState<PluxeeStatus>['name'], string | undefined]>([
  ['DRAFT', 'DRAFT', undefined],
  ['AWAITING_COMPLETION', 'WAITING', undefined],
  ['COMPLETED', 'LEAVING', 'follow'],
  ['CANCELLED', 'LEAVING', 'follow'],
  ['REFUNDED', 'LEAVING', 'follow'],
  ['AWAITING_REFUND', 'LEAVING', 'follow'],
])('%s', (status, name, command) => {
  test.each<VoucherState<PluxeeStatus>>([
    { name: 'LOADING', code: '' },
    { name: 'SUBMITTING', code: '100001' },
    { name: 'CHECKING', code: '100001', doubt: 'unanswered' },
    { name: 'CHECKING', code: '100001', doubt: 'busy' },
    { name: 'WAITING', code: '100001', status: 'AWAITING_COMPLETION' },
  ])('while $name', (before) => {
    const next = step(before, { type: 'answered', ticket: { status, redirect: link, message: null } });
    // After the press somebody has to begin asking; everybody else is asking already.
    const asks = status === 'AWAITING_COMPLETION' && before.name === 'SUBMITTING' ? 'wait' : command;
    expect([next.state.name, next.command?.type]).toEqual([name, asks]);
    expect(next.state).toMatchObject(status === 'DRAFT' ? { code: before.code } : { status, code: before.code });
  });
});
