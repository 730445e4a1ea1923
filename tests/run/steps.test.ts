import { expect, it } from 'vitest';

import { checkSteps, type Scope, testSteps } from './steps.ts';

const namesOf = (scope: Partial<Scope>) =>
  checkSteps({ seed: 7, rounds: 1, ...scope }).map(({ name }) => name);
const commandOf = (name: string, files: readonly string[]) =>
  checkSteps({ seed: 7, rounds: 1, changes: { since: 'abc', files } })
    .find(step => step.name === name)
    ?.command.slice(2);

it('runs the unit and contract tests once per round, each with another seed', () => {
  const steps = testSteps({ seed: 7, rounds: 3 }, { browser: undefined, specs: [] });
  const repeated = steps.filter(({ name }) => name.startsWith('unit and contract'));
  expect(repeated.map(({ env }) => env?.['TEST_SEED'])).toEqual(['7', '8', '9']);
  expect(namesOf({}).filter(name => name.startsWith('unit'))).toEqual(['unit and contract 1']);
});

it('checks the files of a change and the tests that import them, and all types', () => {
  const files = ['src/domain/timeZone.ts', 'README.md'];
  expect(commandOf('oxlint', files)).toEqual(['src/domain/timeZone.ts', '--deny-warnings']);
  expect(commandOf('format', files)?.slice(-2)).toEqual(files);
  expect(commandOf('console', files)).toContain('--changed=abc');
  expect(commandOf('types', files)).toEqual(['-p', '.', '--noEmit', '--checkers', '1']);
});

it.each([
  'codegen/build/chunkGroups.ts',
  'codegen/commands/start.ts',
  'codegen/serve/consoleServer.ts',
])('checks only the files that a change of %s affects: it generates nothing', file => {
  expect(commandOf('oxlint', [file])).toEqual([file, '--deny-warnings']);
});

it.each([[['README.md']], [[]]])('lints no file of %j', files => {
  expect(commandOf('oxlint', files)).toBeUndefined();
});

it('runs the tests that read a changed file, in addition to those that import it', () => {
  const command = commandOf('tests of read files', ['src/ui/tokens.css', '.ci/run']);
  expect(command?.filter(word => word.includes('.test.'))).toEqual([
    'src/app/buildTheme.test.ts',
    'src/features/styles.test.ts',
    'src/ui/NotificationToasts.test.tsx',
    'src/ui/map/canvas/glow.test.ts',
    'src/ui/styleSheets.test.ts',
    'src/ui/typeScale.test.ts',
    'tests/console/noticeStates.test.tsx',
    'tests/contract/gate.test.ts',
  ]);
  expect(command?.join(' ')).not.toContain('--changed');
  expect(commandOf('tests of read files', ['README.md'])).toBeUndefined();
  expect(namesOf({})).not.toContain('tests of read files');
});

it.each([
  'openapi/users.yaml',
  'codegen/emit/emitTypes.ts',
  'package-lock.json',
  '.oxfmtrc.json',
  'lintPlugin.js',
])('checks everything after a change of %s', file => {
  expect(commandOf('oxlint', [file])).toEqual(['.', '--deny-warnings']);
  expect(commandOf('console', [file])).not.toContain('--changed=abc');
});

it('writes the results of a change to other files than those of the ledger', () => {
  const listResultsFiles = (scope: Partial<Scope>) =>
    checkSteps({ seed: 7, rounds: 1, ...scope }).flatMap(({ results }) => results?.path ?? []);
  const complete = listResultsFiles({});
  expect(complete).not.toEqual([]);
  for (const file of listResultsFiles({ changes: { since: 'abc', files: [] } }))
    expect(complete).not.toContain(file);
});

it('runs no step of one core alone between steps of both', () => {
  const cores = checkSteps({ seed: 7, rounds: 1 }).map(step => step.cores);
  expect(cores.slice(1).toSorted((one, other) => one - other)).toEqual(cores.slice(1));
});

it('runs the chosen browser tests, and says how many there are', () => {
  const specs = ['tests/e2e/lists.spec.ts'];
  const browserStep = testSteps({ seed: 7, rounds: 1 }, { browser: undefined, specs }).find(
    ({ name }) => name === 'browser',
  );
  expect(browserStep?.command.slice(-2)).toEqual(['test', 'tests/e2e/lists.spec.ts']);
  expect(browserStep?.note).toMatch(/^1 of \d\d files · TEST_SEED=7$/u);
});
