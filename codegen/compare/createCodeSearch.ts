import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from '../generatedFiles.ts';
import { formatPath, PROJECT_ROOT } from '../project.ts';
import type { FindUses } from './compareOperations.ts';

/** Finds the hand-written files of the project that contain a name as a whole word; each file is read once. */
export function createCodeSearch(): FindUses {
  const folders = ['src', 'mocks'].map(folder => join(PROJECT_ROOT, folder));
  const generated = folders.map(folder => join(folder, 'generated'));
  let texts: readonly (readonly [string, string])[] | undefined;
  return name => {
    texts ??= listFiles(folders)
      .filter(file => /\.tsx?$/u.test(file) && !generated.some(folder => file.startsWith(folder)))
      .map(file => [formatPath(file), readFileSync(file, 'utf8')] as const);
    const escaped = name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
    const wholeWord = new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`, 'u');
    return texts.filter(([, text]) => wholeWord.test(text)).map(([file]) => file);
  };
}
