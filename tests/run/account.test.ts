import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { count } from './account.ts';

const written = (told: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'account-')), 'results.json');
  writeFileSync(file, JSON.stringify(told));
  return file;
};

it('counts a step without an account as one', () => {
  expect(count(true, undefined)).toEqual({ passed: 1, failed: 0 });
  expect(count(false, undefined)).toEqual({ passed: 0, failed: 1 });
});

it('counts the tests of vitest and of Playwright', () => {
  const vitest = written({ numPassedTests: 7, numFailedTests: 2 });
  const playwright = written({ stats: { expected: 5, unexpected: 1 } });
  expect(count(false, { by: 'vitest', file: vitest })).toEqual({ passed: 7, failed: 2 });
  expect(count(false, { by: 'playwright', file: playwright })).toEqual({ passed: 5, failed: 1 });
});

it('counts a failure when the runner failed though no test did, or left no account', () => {
  const file = written({ numPassedTests: 7, numFailedTests: 0 });
  expect(count(false, { by: 'vitest', file })).toEqual({ passed: 7, failed: 1 });
  expect(count(true, { by: 'vitest', file: `${file}.missing` })).toEqual({ passed: 0, failed: 1 });
});
