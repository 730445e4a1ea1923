import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { Account } from './steps.ts';

/** A test that did not pass: where it stands, its whole title, and the first lines of what it said. */
export interface Failure {
  readonly test: string;
  readonly said: readonly string[];
}

/** So much of a message, and so many of its calls. */
const LINES = 20;
const CALLS = 3;

/** The tests that failed, by the account of their step; none when it left no account. A file that could not even start is one. */
export function readFailures(account: Account | undefined): readonly Failure[] {
  if (account === undefined || !existsSync(account.file)) return [];
  const told: unknown = JSON.parse(readFileSync(account.file, 'utf8'));
  return account.by === 'vitest' ? ofVitest(told as VitestAccount) : ofPlaywright(told as Suite);
}

interface VitestAccount {
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

function ofVitest({ testResults = [] }: VitestAccount): readonly Failure[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(each => each.status === 'failed');
    // Its imports or its hooks broke down, and no test of it was tried.
    if (failed.length === 0 && status === 'failed') return [{ test: file, said: opening(message) }];
    return failed.map(({ ancestorTitles, title, failureMessages = [] }) => ({
      test: [file, ...ancestorTitles, title].join(' > '),
      said: failureMessages.flatMap(opening),
    }));
  });
}

interface Suite {
  readonly title?: string;
  readonly errors?: readonly Said[];
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly Said[] }[];
    }[];
  }[];
}

interface Said {
  readonly message?: string;
  readonly stack?: string;
}

function ofPlaywright(suite: Suite, above: readonly string[] = []): readonly Failure[] {
  const { title, errors = [], suites = [], specs = [] } = suite;
  const path = title === undefined ? above : [...above, title];
  const own = specs.flatMap(spec =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: [`[${projectName}]`, ...path, spec.title].join(' > '),
        said: results.flatMap(result => (result.errors ?? []).flatMap(words)),
      })),
  );
  const outside = errors.map(error => ({ test: 'outside of every test', said: words(error) }));
  return [...outside, ...own, ...suites.flatMap(inner => ofPlaywright(inner, path))];
}

const words = ({ stack, message = '' }: Said) => opening(stack ?? message);

/** The first lines of a message, and the lines of the tests that it comes from. */
function opening(message: string): readonly string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '');
  const end = lines.findIndex(line => isCall(line) || isDocument(line));
  const spoken = end === -1 ? lines : lines.slice(0, end);
  const from = lines.filter(line => isCall(line) && /\btests\/|\.test\./u.test(line));
  return [...spoken.slice(0, LINES), ...from.slice(0, CALLS)];
}

const isCall = (line: string) => /^\s+at /u.test(line);

/** Here begins what a query looked in: the whole document. */
const isDocument = (line: string) => line.startsWith('Ignored nodes:');
