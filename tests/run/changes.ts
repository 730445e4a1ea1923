import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs git with some arguments; undefined when it fails. */
export type Git = (...args: readonly string[]) => string | undefined;

/** Files that differ from a commit, those that git does not track yet included, and deleted ones not. */
export interface Changes {
  readonly since: string;
  readonly files: readonly string[];
}

const runGit: Git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};

/**
 * Finds what has changed since the branch left the main one; on the main branch itself, since its last commit.
 *
 * @throws Error where there is no repository
 */
export function findChanges(git: Git = runGit, exists = existsSync): Changes {
  const head = git('rev-parse', 'HEAD')?.trim();
  if (head === undefined) throw new Error('--changed needs a git repository with a commit.');
  const since =
    ['origin/main', 'main']
      .map(branch => git('merge-base', 'HEAD', branch)?.trim())
      .find(commit => commit !== undefined) ?? head;
  const lines = (...args: readonly string[]) => (git(...args) ?? '').split('\n').filter(Boolean);
  const files = [
    ...lines('diff', '--name-only', '--diff-filter=d', since),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  return { since, files: [...new Set(files)].filter(file => exists(file)) };
}
