import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { ResultsFile } from './Step.ts';

/** A failed test: its file and full title, and the first lines of its messages. */
export interface Failure {
  readonly test: string;
  readonly message: readonly string[];
}

/** The maximum number of lines of a message. */
const MAX_LINES = 20;
/** The maximum number of lines of its call stack. */
const MAX_CALLS = 3;

/** Reads the failed tests of a step; none without a results file. A file that fails to load counts as one test. */
export function readFailures(results: ResultsFile | undefined): readonly Failure[] {
  if (results === undefined || !existsSync(results.path)) return [];
  const report: unknown = JSON.parse(readFileSync(results.path, 'utf8'));
  return results.format === 'vitest'
    ? readVitest(report as VitestReport)
    : readPlaywright(report as PlaywrightSuite);
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function readVitest({ testResults = [] }: VitestReport): readonly Failure[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(each => each.status === 'failed');
    // An import or a hook failed, so no test of the file ran.
    if (failed.length === 0 && status === 'failed')
      return [{ test: file, message: summarize(message) }];
    return failed.map(({ ancestorTitles, title, failureMessages = [] }) => ({
      test: [file, ...ancestorTitles, title].join(' > '),
      message: failureMessages.flatMap(summarize),
    }));
  });
}

interface PlaywrightSuite {
  readonly title?: string;
  readonly errors?: readonly ReportedError[];
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly ReportedError[] }[];
    }[];
  }[];
}

interface ReportedError {
  readonly message?: string;
  readonly stack?: string;
}

function readPlaywright(
  suite: PlaywrightSuite,
  parentTitles: readonly string[] = [],
): readonly Failure[] {
  const { title, errors = [], suites = [], specs = [] } = suite;
  const path = title === undefined ? parentTitles : [...parentTitles, title];
  const own = specs.flatMap(spec =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: [`[${projectName}]`, ...path, spec.title].join(' > '),
        message: results.flatMap(result => (result.errors ?? []).flatMap(summarizeError)),
      })),
  );
  const outside = errors.map(error => ({
    test: 'outside of every test',
    message: summarizeError(error),
  }));
  return [...outside, ...own, ...suites.flatMap(inner => readPlaywright(inner, path))];
}

const summarizeError = ({ stack, message = '' }: ReportedError) => summarize(stack ?? message);

/** The first lines of a message, and its calls from test files. */
function summarize(message: string): readonly string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '');
  const end = lines.findIndex(line => isCall(line) || isDocument(line));
  const messageLines = end === -1 ? lines : lines.slice(0, end);
  const calls = lines.filter(line => isCall(line) && /\btests\/|\.test\./u.test(line));
  return [...messageLines.slice(0, MAX_LINES), ...calls.slice(0, MAX_CALLS)];
}

const isCall = (line: string) => /^\s+at /u.test(line);

/** Testing Library prints the whole document after this line. */
const isDocument = (line: string) => line.startsWith('Ignored nodes:');
