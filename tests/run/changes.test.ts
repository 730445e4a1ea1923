import { expect, it } from 'vitest';

import { findChanges, type Git } from './changes.ts';

/** A repository that responds by the beginning of a command. */
const repository =
  (responses: Readonly<Record<string, string>>): Git =>
  (...args) =>
    Object.entries(responses).find(([start]) => args.join(' ').startsWith(start))?.[1];

const everyFile = () => true;

it('compares with the commit at which the branch left the main one', () => {
  const git = repository({
    'rev-parse': 'c3\n',
    'merge-base HEAD main': 'c1\n',
    'diff --name-only --diff-filter=d c1': 'src/a.ts\nsrc/b.ts\n',
    'ls-files': 'src/new.ts\nsrc/a.ts\n',
  });
  expect(findChanges(git, everyFile)).toEqual({
    since: 'c1',
    files: ['src/a.ts', 'src/b.ts', 'src/new.ts'],
  });
});

it('compares with the last commit where there is no main branch, and leaves out what is deleted', () => {
  const git = repository({ 'rev-parse': 'c3\n', diff: 'src/a.ts\nsrc/deleted.ts\n' });
  const changes = findChanges(git, file => file !== 'src/deleted.ts');
  expect(changes).toEqual({ since: 'c3', files: ['src/a.ts'] });
});

it('rejects a folder without a repository', () => {
  expect(() => findChanges(repository({}))).toThrow('git');
});
