import type { LoadRun } from '../run/loadRuns.ts';
import { SAMPLED } from '../run/walks.ts';

/**
 * The result of the last run of a test. A skipped test counts as not run; `sampled` is a test that passed with a part of
 * its cases.
 */
export type Result = 'passed' | 'sampled' | 'failed' | 'not run';

/** A test, or a line of the benchmark, with a row that it proves. */
export interface Claim {
  readonly id: string;
  /** The part of the row, when it is not claimed as a whole. */
  readonly part?: string;
  /** The title of the test, or the name of the line. */
  readonly title: string;
  readonly result: Result;
}

const ID = /\[([A-Z][A-Z0-9]*-\d+)(?:\/([^\]]+))?\]/g;

export function claimsIn(title: string, result: Result): readonly Claim[] {
  return [...title.matchAll(ID)].map(([, id = '', part]) => ({
    id,
    title: title.replaceAll(ID, '').trim(),
    result,
    ...(part === undefined ? {} : { part }),
  }));
}

const resultOf = (status: string, isSampled = false): Result =>
  status === 'passed' || status === 'expected'
    ? isSampled
      ? SAMPLED
      : 'passed'
    : status === 'failed' || status === 'unexpected' || status === 'flaky'
      ? 'failed'
      : 'not run';

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta?: { readonly [SAMPLED]?: boolean };
    }[];
  }[];
}

/** Returns the claims of a run of vitest, from the output of its JSON reporter. */
export function vitestClaims(report: unknown): readonly Claim[] {
  return (report as VitestReport).testResults
    .flatMap(file => file.assertionResults)
    .flatMap(({ fullName, status, meta }) =>
      claimsIn(fullName, resultOf(status, meta?.[SAMPLED] === true)),
    );
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly annotations?: readonly { readonly type: string }[];
    }[];
  }[];
}

/** Returns the claims of a run of Playwright, one for each project that runs a test. */
export function playwrightClaims(report: unknown): readonly Claim[] {
  const { suites = [], specs = [] } = report as PlaywrightSuite;
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, projectName, annotations = [] }) => {
      const isSampled = annotations.some(({ type }) => type === SAMPLED);
      return claimsIn(`${title} (${projectName})`, resultOf(status, isSampled));
    }),
  );
  return [...own, ...suites.flatMap(playwrightClaims)];
}

interface BenchLine {
  readonly name: string;
  readonly row?: string;
  readonly pass: boolean;
}

/** Returns the claims of the benchmark's lines that measure a row. */
export function benchClaims(lines: unknown): readonly Claim[] {
  return (lines as readonly BenchLine[]).flatMap(({ name, row, pass }) =>
    row === undefined ? [] : claimsIn(`${name} [${row}]`, pass ? 'passed' : 'failed'),
  );
}

const LOAD_ROW = 'REL-06/load';
const CONSECUTIVE_RUNS = 3;

/** Returns the claim of the whole suite under load: the last three runs are of one commit, and all passed. */
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

const QUOTED = /(["'`])(.+)\1/u;
/** A part that vitest puts in from the case of the test: only a run has its name. */
const FROM_CASE = /[$%]/u;

/** Returns the claims in the text of a test file, which has not run; the title starts with the file. */
export function writtenClaims(file: string, text: string): readonly Claim[] {
  return text.split('\n').flatMap(line => {
    const title = (QUOTED.exec(line)?.[2] ?? '').replaceAll(ID, '').trim();
    return claimsIn(line, 'not run')
      .filter(({ part = '' }) => !FROM_CASE.test(part))
      .map(claim => ({ ...claim, title: title === '' ? file : `${file}: ${title}` }));
  });
}

const LINE_ROW = /\brow(?::| =) '([^']+)'/g;

/** Returns the rows that the lines of a benchmark measure, which has not run. */
export function writtenLines(file: string, text: string): readonly Claim[] {
  return [...text.matchAll(LINE_ROW)].flatMap(([, row = '']) => writtenClaims(file, `[${row}]`));
}
