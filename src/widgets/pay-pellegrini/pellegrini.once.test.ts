import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ofTenThousand } from '../shared/flow/once/test-kit.ts';
import { playMany } from '../shared/payment/voucher/test-kit.ts';
import type { PellegriniStatus } from './pellegrini.flow.ts';
import { pellegriniService } from './use-pellegrini.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const ticket = (status: PellegriniStatus) => ({ status, redirect: null, message: null });

test('whatever the schedule: a ticket is charged once at most', async () => {
  const sum = await playMany<PellegriniStatus>(
    pellegriniService,
    {
      codes: { '5000001': 'COMPLETED', '5000002': 'DRAFT', '5000003': 'AWAITING_COMPLETION', '5000009': 'CONFIRMED' },
      read: ticket,
      submitted: ticket,
    },
    () => void vi.advanceTimersByTime(2000),
  );
  // Something was at stake: money moved in many of them, and often nobody was told.
  expect(sum.charges).toBeGreaterThan(ofTenThousand(2000));
  expect(sum.lostAfter).toBeGreaterThan(ofTenThousand(300));
  expect(sum.posts).toBeGreaterThan(sum.charges);
});
