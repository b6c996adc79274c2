import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count.mjs';

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
