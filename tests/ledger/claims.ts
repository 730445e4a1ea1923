import type { LoadRun } from '../run/loadRuns.ts';

/** How the last run of a test went. Skipped is not passed: nothing was seen. */
export type Result = 'passed' | 'failed' | 'not run';

/** A test, or a line of the benchmark, that says which rows it proves. */
export interface Claim {
  readonly id: string;
  /** The part of the row, when it is not claimed as a whole. */
  readonly part?: string;
  /** What claims it. */
  readonly title: string;
  readonly result: Result;
}

const ID = /\[([A-Z][A-Z0-9]*-\d+)(?:\/([^\]]+))?\]/g;

/** The claims in a title. */
export function claimsIn(title: string, result: Result): readonly Claim[] {
  return [...title.matchAll(ID)].map(([, id = '', part]) => ({
    id,
    title: title.replaceAll(ID, '').trim(),
    result,
    ...(part === undefined ? {} : { part }),
  }));
}

const resultOf = (status: string): Result =>
  status === 'passed' || status === 'expected'
    ? 'passed'
    : status === 'failed' || status === 'unexpected' || status === 'flaky'
      ? 'failed'
      : 'not run';

interface VitestAccount {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The claims of a run of vitest, from what its JSON reporter wrote. */
export function vitestClaims(account: unknown): readonly Claim[] {
  return (account as VitestAccount).testResults
    .flatMap(file => file.assertionResults)
    .flatMap(({ fullName, status }) => claimsIn(fullName, resultOf(status)));
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly projectName: string }[];
  }[];
}

/** The claims of a run of Playwright. A test that runs on several screens claims once for each. */
export function playwrightClaims(account: unknown): readonly Claim[] {
  const { suites = [], specs = [] } = account as PlaywrightSuite;
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, projectName }) =>
      claimsIn(`${title} (${projectName})`, resultOf(status)),
    ),
  );
  return [...own, ...suites.flatMap(playwrightClaims)];
}

interface BenchLine {
  readonly name: string;
  readonly row?: string;
  readonly pass: boolean;
}

/** The claims of the benchmark's lines, those that measure a row. */
export function benchClaims(lines: unknown): readonly Claim[] {
  return (lines as readonly BenchLine[]).flatMap(({ name, row, pass }) =>
    row === undefined ? [] : claimsIn(`${name} [${row}]`, pass ? 'passed' : 'failed'),
  );
}

const LOAD_ROW = 'REL-06/load';
const CONSECUTIVE_RUNS = 3;

/** The claim of the whole suite under load: the last three runs are of one commit, and all passed. */
export function loadClaims(runs: unknown): readonly Claim[] {
  const latest = (runs as readonly LoadRun[]).slice(-CONSECUTIVE_RUNS);
  const { commit } = latest.at(-1) ?? {};
  const same = latest.filter(run => run.commit === commit);
  const result = same.some(({ passed }) => !passed)
    ? 'failed'
    : same.length === CONSECUTIVE_RUNS
      ? 'passed'
      : 'not run';
  return claimsIn(`npm test -- --under-load, three runs in a row [${LOAD_ROW}]`, result);
}

/** The claims that stand in the text of a test file: what is known of it before it has run. */
export function writtenClaims(file: string, text: string): readonly Claim[] {
  return claimsIn(text, 'not run').map(claim => ({ ...claim, title: file }));
}

const LINE_ROW = /\brow(?::| =) '([^']+)'/g;

/** The rows that the lines of a benchmark measure, before it has run. */
export function writtenLines(file: string, text: string): readonly Claim[] {
  return [...text.matchAll(LINE_ROW)].flatMap(([, row = '']) => writtenClaims(file, `[${row}]`));
}
