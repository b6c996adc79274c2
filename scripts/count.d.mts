export interface Counts {
  readonly passed: number;
  readonly failed: number;
}
export function countVitest(report: {
  numTotalTests: number;
  numPassedTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}): Counts;
export function countPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
}): Counts;
