import { describe, expect, test } from 'vitest';
import type { CoffeeOrder } from '../../api/index.ts';
import { testForeign, testRows } from '../shared/flow/test-kit.ts';
import { isPending, type OrderCommand, type OrderEvent, type OrderState, step } from './order.flow.ts';

const failure = { kind: 'network' } as const;
const poll = { type: 'poll' } as const;
const orderIn = (status: CoffeeOrder['status']): CoffeeOrder => ({
  id: 'c-1',
  status,
  label: 'Cappuccino',
  coffeeSellingPointId: 'caffe-1',
});
const draft = orderIn('draft');
const done = orderIn('completed');

const S = {
  loading: { name: 'loading', order: null },
  followed: { name: 'followed', order: draft },
  late: { name: 'late', order: draft },
  settled: { name: 'settled', order: orderIn('confirmed') },
  final: { name: 'final', order: done },
  failed: { name: 'failed', failure, order: draft },
} as const satisfies { readonly [Name in OrderState['name']]: OrderState };

const STATUSES = [
  ['draft', 'followed'],
  ['dispensing', 'followed'],
  ['confirmed', 'followed'],
  ['completed', 'final'],
  ['error', 'final'],
  ['failed', 'final'],
  ['expired', 'final'],
  ['cancelled', 'final'],
] as const;

describe.each(STATUSES)('%s', (status, name) => {
  test(`${name === 'final' ? 'ends' : 'goes on'} the asking`, () => {
    expect(isPending(orderIn(status))).toBe(name === 'followed');
  });

  test.each([S.loading, S.followed, S.late])('answered while $name', (state) => {
    expect(step(state, { type: 'answered', order: orderIn(status) })).toEqual({ state: { name, order: orderIn(status) } });
  });

  test('an answer that comes after the end is not heard', () => {
    expect(step(S.final, { type: 'answered', order: orderIn(status) }).state).toBe(S.final);
  });
});

type Row = readonly [what: string, from: OrderState, event: OrderEvent, to: OrderState, command?: OrderCommand];

const rows: readonly Row[] = [
  ['opening asks', S.loading, { type: 'opened' }, S.loading, poll],
  ['asked often enough', S.followed, { type: 'exhausted' }, S.late],
  ['asked often enough, and confirmed to the last', { ...S.followed, order: S.settled.order }, { type: 'exhausted' }, S.settled],
  ['dispensed later', S.settled, { type: 'answered', order: done }, S.final],
  ['confirmed once more', S.settled, { type: 'answered', order: S.settled.order }, S.settled],
  ['asked again by the person', S.late, { type: 'reload-pressed' }, S.followed, poll],
  ['not readable at first', S.loading, { type: 'read-failed', failure }, { name: 'failed', failure, order: null }],
  ['not readable later: what is known stays', S.followed, { type: 'read-failed', failure }, S.failed],
  ['not readable when late', S.late, { type: 'read-failed', failure }, S.failed],
  ['read again, with what is known', S.failed, { type: 'reload-pressed' }, S.followed, poll],
  ['read again from nothing', { ...S.failed, order: null }, { type: 'reload-pressed' }, S.loading, poll],
  ['read again when it is seen again', S.failed, { type: 'seen-again' }, S.followed, poll],
];

testRows(step, rows);

const events: readonly OrderEvent[] = [
  { type: 'opened' },
  { type: 'answered', order: done },
  { type: 'exhausted' },
  { type: 'read-failed', failure },
  { type: 'reload-pressed' },
  { type: 'seen-again' },
];
testForeign(step, Object.values(S), events, {
  loading: ['opened', 'answered', 'read-failed'],
  followed: ['answered', 'exhausted', 'read-failed'],
  late: ['answered', 'read-failed', 'reload-pressed'],
  settled: ['answered'],
  final: [],
  failed: ['reload-pressed', 'seen-again'],
});
