import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from '../generatedFiles.ts';
import { formatPath, PROJECT_ROOT } from '../project.ts';
import type { FindUses } from './compareOperations.ts';

const BLOCK_COMMENTS = /^\s*\/\*\*.*?\*\//gmsu;

/**
 * Finds the hand-written files of the project whose code contains a name as a whole word, tests last. A name in a doc
 * comment does not count. Each file is read once.
 */
export function createCodeSearch(): FindUses {
  const folders = ['src', 'mocks'].map(folder => join(PROJECT_ROOT, folder));
  const generated = folders.map(folder => join(folder, 'generated'));
  let texts: readonly (readonly [string, string])[] | undefined;
  return name => {
    texts ??= listFiles(folders)
      .filter(file => /\.tsx?$/u.test(file) && !generated.some(folder => file.startsWith(folder)))
      .map(file => [formatPath(file), readCode(file)] as const)
      .toSorted(([one], [other]) => Number(isTest(one)) - Number(isTest(other)));
    const escaped = name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
    const wholeWord = new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`, 'u');
    return texts.filter(([, text]) => wholeWord.test(text)).map(([file]) => file);
  };
}

const readCode = (file: string) => readFileSync(file, 'utf8').replaceAll(BLOCK_COMMENTS, '');

const isTest = (path: string) => /\.test\.tsx?$/u.test(path);
