import { describe, expect, test } from 'vitest';
import { testRows } from '../shared/flow/test-kit.ts';
import { step, type UpsellingEvent, type UpsellingState } from './upselling.flow.ts';
import { localDateTime } from './use-upselling.ts';

const offer = { id: 'u', title: 'Manca qualcosa?', subtitle: 'Un dolce', items: [] };
const seen = (...itemIds: string[]): UpsellingEvent => ({ type: 'cart-seen', itemIds });

const INITIAL: UpsellingState = { name: 'INITIAL' };
const FETCHING: UpsellingState = { name: 'FETCHING', cart: 'a b', offer: null };
const FETCHED: UpsellingState = { name: 'FETCHED', cart: 'a b', offer };
const FAILED: UpsellingState = { name: 'ERROR_FETCHING', cart: 'a b' };

testRows(step, [
  ['a cart is seen', INITIAL, seen('b', 'a'), FETCHING, { type: 'fetch', itemIds: ['b', 'a'] }],
  ['an empty cart needs nothing', INITIAL, seen(), INITIAL],
  ['the offer comes', FETCHING, { type: 'fetched', offer }, FETCHED],
  ['there is none', FETCHING, { type: 'fetched', offer: null }, { ...FETCHED, offer: null }],
  ['it fails', FETCHING, { type: 'failed' }, FAILED],
  [
    'another set is asked for, the offer stays meanwhile',
    FETCHED,
    seen('a', 'b', 'c'),
    { name: 'FETCHING', cart: 'a b c', offer },
    { type: 'fetch', itemIds: ['a', 'b', 'c'] },
  ],
  [
    'another set while the first is on its way',
    FETCHING,
    seen('c'),
    { name: 'FETCHING', cart: 'c', offer: null },
    { type: 'fetch', itemIds: ['c'] },
  ],
  ['another set after a failure', FAILED, seen('c'), { name: 'FETCHING', cart: 'c', offer: null }, { type: 'fetch', itemIds: ['c'] }],
  ['the cart is emptied', FETCHED, seen(), INITIAL],
]);

describe('the very same state', () => {
  test.each([
    ['the same set in another order', FETCHED, seen('b', 'a')],
    ['the same set while it is on its way', FETCHING, seen('a', 'b')],
    ['a failure is not tried again by itself', FAILED, seen('a', 'b')],
    ['an answer that nobody waits for', FETCHED, { type: 'fetched', offer: null }],
    ['a failure that nobody waits for', INITIAL, { type: 'failed' }],
  ] as const)('%s', (_, state, event) => {
    const next = step(state, event);
    expect(next.state).toBe(state);
    expect(next.command).toBeUndefined();
  });
});

test.each([
  [new Date(2026, 0, 2, 3, 4, 5), '2026-01-02T03:04:05'],
  [new Date(2026, 10, 20, 23, 59, 59), '2026-11-20T23:59:59'],
])('the customer’s local time %s', (date, text) => expect(localDateTime(date.getTime())).toBe(text));
