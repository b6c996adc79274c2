// Counts of the reporters. A skipped test counts as failed: nothing is passed over in silence.

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
