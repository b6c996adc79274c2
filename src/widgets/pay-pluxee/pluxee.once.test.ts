import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ofTenThousand } from '../shared/flow/once/test-kit.ts';
import { playMany } from '../shared/payment/voucher/test-kit.ts';
import type { PluxeeStatus } from './pluxee.flow.ts';
import { pluxeeService } from './use-pluxee.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const ticket = (status: PluxeeStatus) => ({ status, redirect: null });

test('whatever the schedule: a ticket is charged once at most', async () => {
  const sum = await playMany<PluxeeStatus>(
    pluxeeService,
    {
      codes: { '100001': 'COMPLETED', '100002': 'AWAITING_COMPLETION', '100003': 'REFUNDED', '100004': 'DRAFT' },
      read: ticket,
      submitted: (status, isRefused) => ({
        success: !isRefused,
        data: { ...ticket(status), errors: null },
        errorMessage: isRefused ? 'Scaduto.' : null,
      }),
    },
    () => void vi.advanceTimersByTime(2000),
  );
  // Something was at stake: money moved in many of them, and often nobody was told.
  expect(sum.charges).toBeGreaterThan(ofTenThousand(2000));
  expect(sum.lostAfter).toBeGreaterThan(ofTenThousand(300));
  expect(sum.posts).toBeGreaterThan(sum.charges);
});
