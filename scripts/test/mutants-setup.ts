/**
 * Without this file each mutant would meet all tests of its room: StrykerJS 9.5.1 takes the first argument of `afterAll` for the suite,
 * and since Vitest 4.1 it is the second.
 */
import { afterAll } from 'vitest';

interface Counts {
  mutantCoverage?: unknown;
  hitCount?: number;
}

// oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures' names from the first argument
afterAll(({}, { meta }) => {
  const { mutantCoverage, hitCount } = (globalThis as unknown as Record<string, Counts | undefined>)['__stryker__'] ?? {};
  Object.assign(meta, { mutantCoverage, hitCount });
});
