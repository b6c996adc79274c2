import { createOfflineCache } from './offline-cache.ts';

/**
 * The last answers to the few reads that help a person to look at the shop and at their orders. It holds the data of the
 * signed-in person only; `session.tsx` deletes it at sign-in and sign-out.
 * @param name of the cache
 */
export const personalCache = (name: string) =>
  createOfflineCache({
    name,
    reads: [
      [/\/b2c\/navigation$/, 1],
      [/\/b2c\/home$/, 1],
      [/\/b2c\/locker\/selling-area\/[\w-]+$/, 3],
      [/\/b2c\/selling-order\/list$/, 1],
    ],
    allowsFuture: false,
  });
