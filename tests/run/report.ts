import { stripVTControlCharacters } from 'node:util';

import type { Failure } from './failures.ts';
import type { Outcome } from './schedule.ts';

/** The maximum number of printed lines of a failed step: fewer when its failed tests are known. */
const MAX_OUTPUT_LINES = { withFailures: 40, withoutFailures: 120 };

/** The maximum number of failed tests with a message: more of them usually have one cause. */
const MAX_MESSAGES = 12;

/**
 * Formats a failed step: first a summary of the failed tests, since a long report may be truncated, then the end of its
 * output without the passed tests.
 */
export function formatFailures(failures: readonly Failure[], output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter(line => !isPassed(line));
  const maxLines =
    failures.length > 0 ? MAX_OUTPUT_LINES.withFailures : MAX_OUTPUT_LINES.withoutFailures;
  const omitted = lines.length - maxLines;
  return [
    ...failures.flatMap(({ test, message }, index) => [
      `FAILED  ${test}`,
      ...(index < MAX_MESSAGES ? message.map(line => `        ${line}`) : []),
    ]),
    ...(omitted > 0 ? [`... ${omitted} lines omitted`] : []),
    ...lines.slice(-maxLines),
  ];
}

/** A line of vitest or Playwright about a passed or skipped test. */
const isPassed = (line: string) => /^\s*(?:✓|↓|ok |-  )/u.test(line);

/** The last lines of a run: the names of the failed tests again, and the totals. */
export function formatTotals(outcomes: readonly Outcome[]): readonly string[] {
  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = outcomes.filter(outcome => outcome.failed > 0);
  return [
    ...(failed.length === 0 ? [] : ['', `failed: ${failed.map(({ name }) => name).join(', ')}`]),
    ...failed.flatMap(({ name, failures }) => failures.map(({ test }) => `  ${name}: ${test}`)),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
