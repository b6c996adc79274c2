import { afterEach, expect, test, vi } from 'vitest';
import type { IdentityPort } from '../../widgets/shared/runtime/identity.ts';
import { clientOver, deferred } from '../../widgets/shared/runtime/test-kit.ts';
import { sendLogout } from './logout.ts';

afterEach(() => void vi.useRealTimers());

function setUp(signOut: () => Promise<void>, status = 200) {
  const calls: string[] = [];
  const client = clientOver(async (input) => {
    calls.push(new URL(String(input)).pathname);
    return Response.json({ success: true }, { status });
  });
  const identity = {
    signOut: () => {
      calls.push('the provider');
      return signOut();
    },
  } as IdentityPort;
  return { calls, isHeard: sendLogout({ client, identity }, {}) };
}

test('the provider has signed out before the server hears of the logout [P1-7.8]', async () => {
  const { promise, resolve } = deferred<void>();
  const { calls, isHeard } = setUp(() => promise);
  await Promise.resolve();
  expect(calls).toEqual(['the provider']);
  resolve();
  await isHeard;
  expect(calls).toEqual(['the provider', '/b2c/auth/logout']);
});

test.each([
  ['fails', async () => Promise.reject(new Error('offline')), 0],
  ['does not answer for 3 seconds', () => new Promise<void>(() => undefined), 3000],
])('a provider that %s keeps nobody signed in', async (_, signOut, ms) => {
  vi.useFakeTimers();
  const { calls, isHeard } = setUp(signOut);
  await vi.advanceTimersByTimeAsync(Math.max(0, ms - 1));
  expect(calls).toHaveLength(ms === 0 ? 2 : 1);
  await vi.advanceTimersByTimeAsync(1);
  await isHeard;
  expect(calls).toEqual(['the provider', '/b2c/auth/logout']);
});

test('a session that is over already is a logout; a failure is none', async () => {
  await expect(setUp(async () => undefined, 401).isHeard).resolves.toBeUndefined();
  await expect(setUp(async () => undefined, 500).isHeard).rejects.toMatchObject({ failure: { kind: 'http', status: 500 } });
});
