import { expect, test } from 'vitest';
import { createMemoryNavigation, createMemoryTracking } from '../runtime/memory.ts';
import { followAction } from './link-action.ts';

const LINK = { type: 'internal', link: '/locker-selling-order/ordine-1001' } as const;

function setUp(accepts: boolean) {
  const calls: unknown[] = [];
  const tracking = createMemoryTracking();
  const navigation = { ...createMemoryNavigation(), follow: (...call: unknown[]) => (calls.push(call), accepts) };
  return { calls, tracking, runtime: { navigation, tracking } };
}

test('a link is followed once, in the place of the route [P2-4.7] [P2-4.8]', () => {
  const { runtime, calls, tracking } = setUp(true);
  expect(followAction(runtime, LINK)).toBe(true);
  expect(calls).toEqual([[LINK, { replace: true }]]);
  expect(tracking.events).toEqual([]);
});

test('a link that the guard refuses is an error, reported without its address', () => {
  const { runtime, tracking } = setUp(false);
  expect(followAction(runtime, { type: 'external', link: 'javascript:alert(1)' })).toBe(false);
  expect(tracking.events).toEqual([{ category: 'Error/Payment', label: 'refused external link' }]);
});

test('no link is an error', () => {
  const { runtime, calls, tracking } = setUp(true);
  expect(followAction(runtime, null)).toBe(false);
  expect(calls).toEqual([]);
  expect(tracking.events).toEqual([{ category: 'Error/Payment', label: 'redirect without a link' }]);
});
