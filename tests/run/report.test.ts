import { expect, it } from 'vitest';

import { formatFailures, formatTotals } from './report.ts';

const failure = { test: 'a.test.ts > works', message: ['Error: no', '    at a.test.ts:3:1'] };

it('shows the failed tests first, then the output of the step without the passed tests', () => {
  const output = [
    ' ✓ |console| a.test.ts (2 tests) 12ms',
    '   ✓ is well 7ms',
    ' ❯ |console| a.test.ts (2 tests | 1 failed)',
    '  ok 3 [desktop en] › lists.spec.ts:8:1 › has rows (1.2s)',
    ' Tests  1 failed | 1 passed',
  ].join('\n');
  expect(formatFailures([failure], output)).toEqual([
    'FAILED  a.test.ts > works',
    '        Error: no',
    '            at a.test.ts:3:1',
    ' ❯ |console| a.test.ts (2 tests | 1 failed)',
    ' Tests  1 failed | 1 passed',
  ]);
});

it('omits the beginning of a long output, and shows the number of lines', () => {
  const output = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
  const lines = formatFailures([], output);
  expect(lines).toHaveLength(121);
  expect(lines[0]).toBe('... 380 lines omitted');
  expect(lines.at(-1)).toBe('line 499');
});

const outcome = (name: string, passed: number, failures: readonly (typeof failure)[]) => ({
  name,
  passed,
  failed: failures.length,
  seconds: 1,
  output: '',
  failures,
});

it('repeats the names of the failed tests right before the totals', () => {
  expect(formatTotals([outcome('types', 1, []), outcome('console', 609, [failure])])).toEqual([
    '',
    'failed: console',
    '  console: a.test.ts > works',
    '',
    '610 passed, 1 failed',
  ]);
  expect(formatTotals([outcome('types', 1, [])])).toEqual(['', '1 passed, 0 failed']);
});
