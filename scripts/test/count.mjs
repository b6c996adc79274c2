// Reads the reporters' files. A skipped test counts as failed.
import { relative } from 'node:path';

/** Vitest's JSON report. A file that could not be loaded has no tests and counts as one failure. */
export function countVitest(report) {
  const passed = report.numPassedTests;
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  return { passed, failed: report.numTotalTests - passed + unloaded };
}

/** Playwright's JSON report. A flaky test counts as failed; so does an error outside of a test. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** How many tests each file of Vitest's report has, and how long they took. */
export const vitestFiles = (report, root) =>
  report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));

/** The same of Playwright's report, whose files are relative to its folder of tests. */
export const playwrightFiles = ({ suites }) => {
  const testsOf = ({ specs = [], suites: inner = [] }) => [...specs.flatMap(({ tests }) => tests), ...inner.flatMap(testsOf)];
  return suites.map((suite) => {
    const tests = testsOf(suite);
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    return { file: `tests/${suite.file}`, tests: tests.length, seconds: ms / 1000 };
  });
};
