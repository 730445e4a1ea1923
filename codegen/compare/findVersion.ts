import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { PROJECT_ROOT } from '../project.ts';

/** A version of documents as files; `release` removes the extracted files. */
export interface DocumentVersion {
  readonly files: readonly string[];
  readonly release: () => void;
}

/**
 * Finds the documents of a version: a document, a folder of documents, or a commit of this project (its `openapi/`).
 *
 * @throws Error that names the argument and the valid forms
 */
export function findVersion(argument: string): DocumentVersion {
  const path = resolve(argument);
  if (existsSync(path)) return { files: listDocuments(path), release: () => undefined };
  const commit = resolveCommit(argument);
  if (commit === undefined)
    throw new Error(
      `${argument} is no file, no folder and no commit; name a document, a folder of documents, or a commit such as HEAD`,
    );
  const folder = extractCommit(commit);
  return {
    files: listDocuments(join(folder, 'openapi')),
    release: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function listDocuments(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  const files = readdirSync(path)
    .filter(name => /\.(?:ya?ml|json)$/u.test(name) && !name.endsWith('.schema.json'))
    .toSorted()
    .map(name => join(path, name));
  if (files.length === 0)
    throw new Error(`${path} has no documents: no .yaml, .yml or .json in it`);
  return files;
}

const runGit = (...args: readonly string[]) =>
  execFileSync('git', args, {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e9,
  });

function resolveCommit(name: string): string | undefined {
  if (name.startsWith('-')) return undefined;
  try {
    return runGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`).toString().trim();
  } catch {
    return undefined;
  }
}

/** Documents refer to files in the same folder, so the whole folder is extracted. */
function extractCommit(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const archive = join(folder, 'openapi.tar');
  writeFileSync(archive, runGit('archive', '--format=tar', commit, 'openapi'));
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  return folder;
}
