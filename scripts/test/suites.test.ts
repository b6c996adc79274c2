import { describe, expect, it } from 'vitest';
import { startable, summary } from './suites.mjs';

const BUILD = { name: 'Build', cores: 1 };
const UNIT = { name: 'Unit', cores: 2 };
const LINT = { name: 'Lint', cores: 1 };
const JOURNEYS = { name: 'Journeys', cores: 2, needs: ['Build'] };
const names = (suites: readonly { name: string }[]) => suites.map(({ name }) => name);

describe('which suites start', () => {
  it.each([
    { cores: 3, waiting: [BUILD, UNIT, LINT, JOURNEYS], running: [], finished: [], start: ['Build', 'Unit'] },
    { cores: 3, waiting: [LINT, JOURNEYS], running: [UNIT], finished: ['Build'], start: ['Lint'] },
    { cores: 3, waiting: [JOURNEYS], running: [UNIT], finished: ['Build'], start: [] },
    { cores: 3, waiting: [JOURNEYS], running: [LINT], finished: ['Build'], start: ['Journeys'] },
    { cores: 5, waiting: [UNIT, JOURNEYS], running: [], finished: ['Build'], start: ['Unit', 'Journeys'] },
    // One that wants more cores than there are still runs, alone.
    { cores: 1, waiting: [UNIT, LINT], running: [], finished: [], start: ['Unit'] },
  ])('$start on $cores cores', ({ cores, waiting, running, finished, start }) => {
    expect(names(startable(waiting, running, new Set(finished), cores))).toEqual(start);
  });
});

describe('the table at the end', () => {
  const table = summary(
    [
      { name: 'Unit', passed: 7, failed: 1, seconds: 61.04, files: [{ file: 'src/quick.test.ts', tests: 5, seconds: 0.5 }] },
      { name: 'Journeys', passed: 3, failed: 0, seconds: 30, files: [{ file: 'tests/e2e/slow.spec.ts', tests: 3, seconds: 25.25 }] },
    ],
    119.7,
  );

  it('ends in the sum', () => {
    expect(table.split('\n').at(-1)).toBe('10 passed, 1 failed');
  });

  it('names what failed, and a suite that failed without a name', () => {
    const named = { name: 'Unit', passed: 7, failed: 2, seconds: 61, failures: ['src/api/money.test.ts › adds', 'src/api/time.test.ts'] };
    const lines = summary([named, { name: 'Size', passed: 0, failed: 1, seconds: 20 }], 90).split('\n');
    expect(lines.slice(lines.indexOf('  failed') + 1, -2)).toEqual([
      '  ✗ Unit: src/api/money.test.ts › adds',
      '  ✗ Unit: src/api/time.test.ts',
      '  ✗ Size',
    ]);
    expect(table).not.toContain('✗ Journeys');
  });

  it('names at most 40', () => {
    const failures = Array.from({ length: 43 }, (_, index) => `test ${index}`);
    const all = summary([{ name: 'Unit', passed: 0, failed: 43, seconds: 1, failures }], 1);
    expect(all.match(/✗/g)).toHaveLength(40);
    expect(all).toContain('… and 3 more');
  });

  it('says how many and how long, for the suites and for the slowest files', () => {
    expect(table).toMatch(/Unit +7 +1 +61\.0 s/);
    expect(table).toMatch(/slow\.spec\.ts +3 +25\.3 s\n.*quick\.test\.ts +5 +0\.5 s/);
    expect(table).toContain('In all 2 min 0 s.');
  });
});
