import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, playwrightFailures, playwrightFiles, vitestFailures, vitestFiles } from './count.mjs';

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

describe('the tests that failed', () => {
  it('are Vitest’s, by file and name, with what was skipped and what could not be loaded', () => {
    const test = (status: string) => ({ status, fullName: `a price is ${status}` });
    const testResults = [
      { name: '/clone/src/api/money.test.ts', status: 'failed', assertionResults: ['passed', 'failed', 'skipped'].map(test) },
      { name: '/clone/src/api/time.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(vitestFailures({ testResults }, '/clone')).toEqual([
      'src/api/money.test.ts › a price is failed',
      'src/api/money.test.ts › a price is skipped',
      'src/api/time.test.ts',
    ]);
  });

  it('are Playwright’s, by file, line and title, with the flaky ones', () => {
    const spec = (status: string, line: number) => ({ title: `is ${status}`, line, tests: [{ status }] });
    const inner = { specs: [spec('flaky', 12), spec('expected', 20)] };
    const suite = { file: 'e2e/shop.spec.ts', specs: [spec('unexpected', 3)], suites: [inner] };
    expect(playwrightFailures({ suites: [suite] })).toEqual([
      'tests/e2e/shop.spec.ts:3 › is unexpected',
      'tests/e2e/shop.spec.ts:12 › is flaky',
    ]);
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
