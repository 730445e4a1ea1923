import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import vitestConfig from '../../vitest.config.ts';
import { testSteps } from '../run/steps.ts';

/** The continuous integration says how many rounds it runs: `ROUNDS=3 npm test`. */
const [, asked = '1'] = /^ROUNDS=(\d+) npm test$/mu.exec(readFileSync('.ci/run', 'utf8')) ?? [];

const steps = testSteps({ seed: 7, rounds: Number(asked) }, '/usr/bin/chromium');
const rounds = steps.filter(({ name }) => name.startsWith('unit and contract'));

it('runs unit and contract tests three times, each in an order of its own that is printed [REL-06/rounds]', () => {
  expect(rounds).toHaveLength(3);
  expect(new Set(rounds.map(({ env }) => env?.TEST_SEED)).size).toBe(3);
  for (const { note, env, command } of rounds) {
    expect(note).toBe(`TEST_SEED=${env?.TEST_SEED}`);
    expect(command.join(' ')).toContain('--project unit --project drawn --project contract');
  }
});

it('shuffles files and tests, and feeds the same seed to every generated value [REL-06/seeded]', () => {
  const { sequence, env, setupFiles } = vitestConfig.test ?? {};
  expect(sequence).toMatchObject({ shuffle: true, seed: Number(env?.TEST_SEED) });
  expect(setupFiles).toContain('tests/support/seed.ts');
});

it('gives every test file to a project [REL-06]', () => {
  const included = (vitestConfig.test?.projects ?? []).flatMap(project =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  const files = globSync('{src,codegen,mocks,tests}/**/*.test.{ts,tsx}');
  const run = new Set(globSync(included));
  expect(files.filter(file => !run.has(file))).toEqual([]);
});

it('has a reason beside every rule that is switched off', () => {
  const files = globSync('{src,codegen,mocks,tests}/**/*.{ts,tsx}', {
    exclude: ['**/generated/**'],
  });
  const silent = files.filter(file =>
    /eslint-disable(?!.* -- \S)/.test(readFileSync(file, 'utf8').replaceAll(/\/eslint-.*\//g, '')),
  );
  expect(silent).toEqual([]);
});
