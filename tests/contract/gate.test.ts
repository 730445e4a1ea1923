import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import vitestConfig from '../../vitest.config.ts';
import { findSleeps } from '../run/findSleeps.ts';
import { testSteps } from '../run/steps.ts';

/** The continuous integration sets the number of rounds: `WALKS=complete ROUNDS=3 npm test`. */
const [, roundsText = '1'] =
  /^WALKS=complete ROUNDS=(\d+) npm test$/mu.exec(readFileSync('.ci/run', 'utf8')) ?? [];

/** A time limit as the last argument of a test, or in its options; the number of a row of a table is none. */
const TEST_LIMIT =
  /(?:^\}, |^ +\}, |^ {2,4}\{ timeout: |^ {2,4}(?=[\d_]+,\n {0,2}\);))(\d+_\d{3})(?:,| \},)?(?:\);)?$/gmu;

const steps = testSteps(
  { seed: 7, rounds: Number(roundsText) },
  { browser: '/usr/bin/chromium', specs: [] },
);
const rounds = steps.filter(({ name }) => name.startsWith('unit and contract'));

it('runs unit and contract tests three times, each in an order of its own that is printed [REL-06/rounds]', () => {
  expect(rounds).toHaveLength(3);
  expect(new Set(rounds.map(({ env }) => env?.TEST_SEED)).size).toBe(3);
  for (const { note, env, command } of rounds) {
    expect(note).toBe(`TEST_SEED=${env?.TEST_SEED}`);
    expect(command.join(' ')).toContain(
      ['unit', 'dom', 'dom isolated', 'contract'].map(name => `--project ${name}`).join(' '),
    );
  }
});

it('replaces modules only in files that have modules of their own [REL-06/rounds]', () => {
  const files = globSync('{src,codegen,mocks,tests}/**/*.test.{ts,tsx}');
  expect(files.length).toBeGreaterThan(300);
  const replacing = files.filter(file =>
    /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/u.test(readFileSync(file, 'utf8')),
  );
  expect(replacing).not.toEqual([]);
  expect(replacing.filter(file => !/\.isolated\.test\.tsx?$/u.test(file))).toEqual([]);
});

it('shuffles files and tests, and feeds the same seed to every generated value [REL-06/seeded]', () => {
  const { sequence, env, setupFiles } = vitestConfig.test ?? {};
  expect(sequence).toMatchObject({ shuffle: true, seed: Number(env?.TEST_SEED) });
  expect(setupFiles).toContain('tests/support/seed.ts');
});

/** The reviewed waits for a fixed time, by the file and the line. */
const REVIEWED_SLEEPS: Readonly<Record<string, string>> = {
  'tests/e2e/support/axe.ts: wait => new Promise(resolve => setTimeout(resolve, wait)),':
    'only after a violation: looks again when an element in transition has come to rest',
  'tests/support/animationFrames.ts: const timer = globalThis.setTimeout;':
    'draws the frames of the page, which wait for nothing',
  'tests/support/lateTasks.ts: const { setImmediate: immediate, setTimeout: startTimer } = globalThis;':
    'makes every task of React late, which no test waits for',
  'tests/support/resetPage.ts: const timer = (worker[TIMER] ??= globalThis.setTimeout);':
    'compares the timer after each file with that of the worker',
  'tests/support/resetPage.ts: globalThis.setTimeout = timer;':
    'the timer of the worker, after a file that left a fake one',
  'tests/support/resetPage.ts: if (globalThis.setTimeout === timer) return;':
    'compares the timer after each file with that of the worker',
};

it('waits for no fixed time, also behind a name [REL-06/sleeps]', () => {
  const files = globSync([
    '{src,codegen,mocks,tests}/**/*.{test,spec}.{ts,tsx}',
    'tests/{console,contract,commands,e2e,ledger,names,support,worked}/**/*.{ts,tsx}',
  ]);
  expect(files.length).toBeGreaterThan(400);
  const sleeps = [...new Set(files)].flatMap(file =>
    findSleeps(readFileSync(file, 'utf8')).map(({ line, text }) => ({
      reviewed: `${file}: ${text}`,
      at: `${file}:${line} ${text}`,
    })),
  );
  const isReviewed = ({ reviewed }: { readonly reviewed: string }) =>
    Object.hasOwn(REVIEWED_SLEEPS, reviewed);
  expect(sleeps.filter(sleep => !isReviewed(sleep)).map(({ at }) => at)).toEqual([]);
  expect(
    sleeps
      .filter(isReviewed)
      .map(({ reviewed }) => reviewed)
      .toSorted(),
  ).toEqual(Object.keys(REVIEWED_SLEEPS));
});

it('has no test with a shorter time limit than its project, which allows for a busy machine', () => {
  const { testTimeout = Infinity, projects = [] } = vitestConfig.test ?? {};
  const shorter = projects.flatMap(project => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const limitMs = project.test?.testTimeout ?? testTimeout;
    return globSync(project.test?.include ?? []).flatMap(file =>
      Array.from(readFileSync(file, 'utf8').matchAll(TEST_LIMIT), ([, ms = '']) => ms)
        .filter(ms => Number(ms.replaceAll('_', '')) < limitMs)
        .map(ms => `${file}: ${ms}`),
    );
  });
  expect(shorter).toEqual([]);
});

it('gives every test file to a project', () => {
  const included = (vitestConfig.test?.projects ?? []).flatMap(project =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  const files = globSync('{src,codegen,mocks,tests}/**/*.test.{ts,tsx}');
  const run = new Set(globSync(included));
  expect(files.filter(file => !run.has(file))).toEqual([]);
});

it('has a reason next to every rule that is switched off', () => {
  const files = globSync('{src,codegen,mocks,tests}/**/*.{ts,tsx}', {
    exclude: ['**/generated/**'],
  });
  const silent = files.filter(file =>
    /(?:es|ox)lint-disable(?!.* -- \S)/.test(
      readFileSync(file, 'utf8').replaceAll(/\/(?:eslint-|\(\?:es).*\//g, ''),
    ),
  );
  expect(silent).toEqual([]);
});
