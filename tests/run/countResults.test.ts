import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { countResults } from './countResults.ts';

const writeReport = (report: object) => {
  const path = join(mkdtempSync(join(tmpdir(), 'results-')), 'results.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

it('counts a step without a results file as one test', () => {
  expect(countResults(true, undefined)).toEqual({ passed: 1, failed: 0 });
  expect(countResults(false, undefined)).toEqual({ passed: 0, failed: 1 });
});

it('counts the tests of vitest and of Playwright', () => {
  const vitest = writeReport({ numPassedTests: 7, numFailedTests: 2 });
  const playwright = writeReport({ stats: { expected: 5, unexpected: 1 } });
  expect(countResults(false, { format: 'vitest', path: vitest })).toEqual({ passed: 7, failed: 2 });
  expect(countResults(false, { format: 'playwright', path: playwright })).toEqual({
    passed: 5,
    failed: 1,
  });
});

it('counts a failure when the runner failed though no test did, or wrote no report', () => {
  const path = writeReport({ numPassedTests: 7, numFailedTests: 0 });
  expect(countResults(false, { format: 'vitest', path })).toEqual({ passed: 7, failed: 1 });
  expect(countResults(true, { format: 'vitest', path: `${path}.missing` })).toEqual({
    passed: 0,
    failed: 1,
  });
});
