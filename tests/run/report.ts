import { stripVTControlCharacters } from 'node:util';

import type { Failure } from './failures.ts';
import type { Outcome } from './schedule.ts';

/** As many lines of a failed step's own words are told; fewer where its failed tests are named. */
const TAIL = { named: 40, unnamed: 120 };

/** Of so many failed tests the words are told; where more fail, it is for one reason. */
const WITH_WORDS = 12;

/**
 * What a failed step is told by: first the tests that failed, shortly, since a long report may be cut; then the end of
 * what the step printed, without the tests that passed.
 */
export function formatFailures(failures: readonly Failure[], output: string): readonly string[] {
  const kept = stripVTControlCharacters(output)
    .split('\n')
    .filter(line => !isPassed(line));
  const tail = failures.length > 0 ? TAIL.named : TAIL.unnamed;
  const left = kept.length - tail;
  return [
    ...failures.flatMap(({ test, said }, place) => [
      `FAILED  ${test}`,
      ...(place < WITH_WORDS ? said.map(line => `        ${line}`) : []),
    ]),
    ...(left > 0 ? [`... ${left} lines left out`] : []),
    ...kept.slice(-tail),
  ];
}

/** A line of vitest's or Playwright's list about what passed or was not meant to run. */
const isPassed = (line: string) => /^\s*(?:✓|↓|ok |-  )/u.test(line);

/** The last lines of a run: the names of the failed tests once more, and the totals. */
export function formatTotals(outcomes: readonly Outcome[]): readonly string[] {
  const sum = (what: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[what], 0);
  const failed = outcomes.filter(outcome => outcome.failed > 0);
  return [
    ...(failed.length === 0 ? [] : ['', `failed: ${failed.map(({ name }) => name).join(', ')}`]),
    ...failed.flatMap(({ name, failures }) => failures.map(({ test }) => `  ${name}: ${test}`)),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
