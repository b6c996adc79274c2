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

/** The names of the tests of Vitest's report that did not pass, and the files that could not be loaded. */
export const vitestFailures = (report, root) =>
  report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [file];
    return assertionResults.filter((test) => test.status !== 'passed').map(({ fullName }) => `${file} › ${fullName}`);
  });

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The same of Playwright's report, whose files are relative to its folder of tests. A flaky test did not pass. */
export const playwrightFailures = ({ suites }) =>
  suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
      .map(({ line, title }) => `tests/${suite.file}:${line} › ${title}`),
  );

/** How many tests each file of Playwright's report has, and how long they took. */
export const playwrightFiles = ({ suites }) =>
  suites.map((suite) => {
    const tests = specsOf(suite).flatMap((spec) => spec.tests);
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    return { file: `tests/${suite.file}`, tests: tests.length, seconds: ms / 1000 };
  });
