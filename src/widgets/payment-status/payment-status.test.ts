import { describe, expect, test } from 'vitest';
import type { ApiFailure, Payment } from '../../api/index.ts';
import type { SubmitResult } from '../shared/payment/money-operation.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import { outcomeOfCancel, outcomeOfUpdate, paymentStatusRules as rules } from './payment-status.ts';

const LINK = { type: 'internal', link: '/locker-selling-order/ordine-1001' } as const;
const CARD = newInstrument();
const NETWORK = { kind: 'network' } as const;
const GONE = { kind: 'http', status: 404, error: 'Not Found', message: null } as const;
/** A gateway's 404, without the contract's JSON. */
const ASTRAY = { ...GONE, error: null } as const;
const DECLINED: ApiFailure = { kind: 'http', status: 422, error: 'Unprocessable Entity', message: 'Non più.' };

const payment = (actionType: Payment['actionType']): Payment => ({ uuid: 'p', actionType, linkAction: LINK, message: null });

test.each<[Payment['actionType'], string, acceptsAnAction: boolean]>([
  ['loading', 'wait', false],
  ['redirect', 'redirect', false],
  ['collectPI', 'decision', true],
  ['error', 'decision', true],
  ['cancelled', 'decision', false],
])('%s: %s', (actionType, requirement, isAllowed) => {
  const read = payment(actionType);
  expect([rules.requirementOf(read), rules.linkOf(read)]).toEqual([requirement, LINK]);
  expect([rules.allows({ type: 'cancel' }, read), rules.allows({ type: 'update', picked: CARD }, read)]).toEqual([isAllowed, isAllowed]);
  // What a refused press has to say goes with the state that is found afterwards.
  const problem = { name: 'refused', sentence: 'Non più.' } as const;
  expect(rules.problemOf(read, problem, null)).toEqual(problem);
});

const done = (actionType: Payment['actionType']): SubmitResult<Payment, Payment> => ({ type: 'done', answer: payment(actionType) });
const changed = (actionType: Payment['actionType']): SubmitResult<Payment, Payment> => ({
  type: 'changed',
  now: payment(actionType),
  why: 'state',
});
const read = (name: string | null, sentence: string | null = null) => ({ type: 'read', problem: name && { name, sentence } });

describe('after an update the status is read, whatever became of it', () => {
  test.each<[string, SubmitResult<Payment, Payment>, unknown]>([
    ['done', done('loading'), read(null)],
    ['changed', changed('redirect'), read(null)],
    ['another window', { type: 'busy' }, read(null)],
    ['nobody knows', { type: 'outcome-unknown', failure: NETWORK }, read(null)],
    ['refused in the server’s words', { type: 'refused', failure: DECLINED }, read('refused', 'Non più.')],
    ['refused without a word', { type: 'refused', failure: { ...DECLINED, message: null } }, read('refused')],
    // Nothing was sent: the pick is kept for the next press.
    ['not sent', { type: 'not-sent', failure: NETWORK }, { type: 'unsent' }],
    ['not sent, by a gateway', { type: 'not-sent', failure: ASTRAY }, { type: 'unsent' }],
    ['not sent, no such payment', { type: 'not-sent', failure: GONE }, { type: 'failed', failure: GONE }],
  ])('%s', (_, result, outcome) => expect(outcomeOfUpdate(result)).toEqual(outcome));
});

describe('after a cancellation', () => {
  const answered = (actionType: Payment['actionType']) => ({ type: 'answered', data: payment(actionType), problem: null });
  test.each<[string, SubmitResult<Payment, Payment>, unknown]>([
    ['cancelled', done('cancelled'), { type: 'left' }],
    ['cancelled elsewhere', changed('cancelled'), { type: 'left' }],
    // Too late: it was paid meanwhile, or is on its way.
    ['paid', done('redirect'), answered('redirect')],
    ['under way', done('loading'), answered('loading')],
    ['failed', changed('error'), answered('error')],
    ['another window', { type: 'busy' }, read(null)],
    // Nobody knows: the status does.
    ['nobody knows', { type: 'outcome-unknown', failure: NETWORK }, read(null)],
    ['not sent', { type: 'not-sent', failure: NETWORK }, read(null)],
    ['refused', { type: 'refused', failure: DECLINED }, read('cancelRefused', 'Non più.')],
  ])('%s', (_, result, outcome) => expect(outcomeOfCancel(result)).toEqual(outcome));
});
