import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../widgets/shared/runtime/test-kit.ts';
import type { HostConfig } from '../config.ts';
import { createIdentity } from './identity.ts';

const sdk = { ready: vi.fn<() => Promise<boolean>>(), idToken: async () => 'jwt' };
vi.mock('./firebase.ts', () => ({ createFirebaseIdentity: () => sdk }));

const create = () => createIdentity({ firebase: {} } as HostConfig);

beforeEach(() => void sdk.ready.mockReset().mockResolvedValue(true));
afterEach(() => void vi.useRealTimers());

test('the ID token is undefined until the provider has said who is signed in, and loads nothing by itself', async () => {
  const { promise, resolve } = deferred<boolean>();
  sdk.ready.mockReturnValue(promise);
  const identity = create();
  expect(await identity.idToken(false)).toBeUndefined();
  expect(sdk.ready).not.toHaveBeenCalled();
  const waiting = identity.idToken(true);
  await vi.waitFor(() => expect(sdk.ready).toHaveBeenCalledTimes(1));
  expect(await identity.idToken(false)).toBeUndefined();
  resolve(true);
  expect(await waiting).toBe('jwt');
  expect(await identity.idToken(false)).toBe('jwt');
});

test.each([
  ['fails', async () => Promise.reject(new Error('offline'))],
  ['does not answer for 5 seconds', () => new Promise<boolean>(() => undefined)],
])('a provider that %s keeps no call back', async (_, ready) => {
  vi.useFakeTimers();
  sdk.ready.mockImplementation(ready);
  const waiting = create().idToken(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await waiting).toBeUndefined();
});
