import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, playwrightFiles, vitestFiles } from './count.mjs';

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }, () => ({})) });

describe('the sum of npm test', () => {
  it('counts a skipped unit test as failed', () => {
    expect(countVitest({ numTotalTests: 10, numPassedTests: 7, testResults: [file('failed', 10)] })).toEqual({ passed: 7, failed: 3 });
  });

  it('counts a file that could not be loaded', () => {
    expect(countVitest({ numTotalTests: 4, numPassedTests: 4, testResults: [file('passed', 4), file('failed', 0)] })).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  it('counts flaky and skipped journeys and errors outside of tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 7 });
  });
});

describe('the slowest files', () => {
  it('are Vitest’s, by their place in the repository', () => {
    const report = { testResults: [{ name: '/clone/src/api/money.test.ts', startTime: 1000, endTime: 3500, assertionResults: [{}, {}] }] };
    expect(vitestFiles(report, '/clone')).toEqual([{ file: 'src/api/money.test.ts', tests: 2, seconds: 2.5 }]);
  });

  it('are Playwright’s, with the tests of every describe', () => {
    const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const suite = { file: 'e2e/shop.spec.ts', specs: [spec(500)], suites: [{ specs: [spec(1000), spec(250, 250)] }] };
    expect(playwrightFiles({ suites: [suite] })).toEqual([{ file: 'tests/e2e/shop.spec.ts', tests: 3, seconds: 2 }]);
  });
});
