import { existsSync, readFileSync } from 'node:fs';

import type { ResultsFile } from './Step.ts';

/** The numbers of passed and failed tests. */
export interface ResultCounts {
  readonly passed: number;
  readonly failed: number;
}

/** The totals of a report: those of vitest, or those of Playwright. */
interface ReportTotals {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number };
}

/** Counts the tests of a step; a step without a results file is one test. A failed step has at least one failure. */
export function countResults(succeeded: boolean, results: ResultsFile | undefined): ResultCounts {
  if (results === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const { passed, failed } = existsSync(results.path)
    ? readCounts(results)
    : { passed: 0, failed: 1 };
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function readCounts({ format, path }: ResultsFile): ResultCounts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as ReportTotals;
  return format === 'vitest'
    ? { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
    : { passed: report.stats?.expected ?? 0, failed: report.stats?.unexpected ?? 0 };
}
