export interface Count {
  readonly passed: number;
  readonly failed: number;
}
export interface FileTime {
  readonly file: string;
  readonly tests: number;
  /** How long its tests took, in seconds. */
  readonly seconds: number;
}
export function countVitest(report: {
  numTotalTests: number;
  numPassedTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}): Count;
export function countPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
}): Count;
export function vitestFiles(
  report: { testResults: readonly { name: string; startTime: number; endTime: number; assertionResults: readonly unknown[] }[] },
  root: string,
): readonly FileTime[];
export function vitestFailures(
  report: {
    testResults: readonly { name: string; status: string; assertionResults: readonly { status: string; fullName: string }[] }[];
  },
  root: string,
): readonly string[];
interface PlaywrightSuite {
  file?: string;
  specs?: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly PlaywrightSuite[];
}
export function playwrightFiles(report: { suites: readonly PlaywrightSuite[] }): readonly FileTime[];
interface TitledSuite {
  file?: string;
  specs?: readonly { title: string; line: number; tests: readonly { status: string }[] }[];
  suites?: readonly TitledSuite[];
}
export function playwrightFailures(report: { suites: readonly TitledSuite[] }): readonly string[];
