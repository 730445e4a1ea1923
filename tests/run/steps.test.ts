import { expect, it } from 'vitest';

import { checkSteps, type Scope, testSteps } from './steps.ts';

const namesOf = (scope: Partial<Scope>) =>
  checkSteps({ seed: 7, rounds: 1, ...scope }).map(({ name }) => name);
const commandOf = (name: string, files: readonly string[]) =>
  checkSteps({ seed: 7, rounds: 1, changes: { since: 'abc', files } })
    .find(step => step.name === name)
    ?.command.slice(2);

it('runs the unit and contract tests as often as asked, each time with another seed', () => {
  const steps = testSteps({ seed: 7, rounds: 3 }, undefined);
  const repeated = steps.filter(({ name }) => name.startsWith('unit and contract'));
  expect(repeated.map(({ env }) => env?.['TEST_SEED'])).toEqual(['7', '8', '9']);
  expect(namesOf({}).filter(name => name.startsWith('unit'))).toEqual(['unit and contract 1']);
});

it('checks of a change the files that differ and the tests that import them; types as a whole', () => {
  const files = ['src/domain/timeZone.ts', 'README.md'];
  expect(commandOf('eslint', files)).toEqual(['src/domain/timeZone.ts', '--max-warnings', '0']);
  expect(commandOf('prettier', files)?.slice(-2)).toEqual(files);
  expect(commandOf('console', files)).toContain('--changed=abc');
  expect(commandOf('types', files)).toEqual(['-p', '.', '--noEmit']);
});

it.each([
  'codegen/build/chunkGroups.ts',
  'codegen/commands/start.ts',
  'codegen/serve/consoleServer.ts',
])('checks only what a change of %s reaches: it generates nothing', file => {
  expect(commandOf('eslint', [file])).toEqual([file, '--max-warnings', '0']);
});

it.each([[['README.md']], [[]]])('has no source to lint in %j', files => {
  expect(commandOf('eslint', files)).toBeUndefined();
});

it.each(['openapi/users.yaml', 'codegen/emit/emitTypes.ts', 'package-lock.json', '.prettierrc'])(
  'checks everything after a change of %s',
  file => {
    expect(commandOf('eslint', [file])).toEqual(['.', '--max-warnings', '0']);
    expect(commandOf('console', [file])).not.toContain('--changed=abc');
  },
);

it('leaves whole results to the ledger: those of a change have another name', () => {
  const accounts = (scope: Partial<Scope>) =>
    checkSteps({ seed: 7, rounds: 1, ...scope }).flatMap(({ account }) => account?.file ?? []);
  const whole = accounts({});
  expect(whole).not.toEqual([]);
  for (const file of accounts({ changes: { since: 'abc', files: [] } }))
    expect(whole).not.toContain(file);
});
