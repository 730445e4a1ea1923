import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '../files.ts';
import { display, PROJECT } from '../project.ts';
import type { FindUses } from './compareOperations.ts';

/** Finds the hand-written files of the project that have a name as a whole word; they are read once. */
export function usesInCode(): FindUses {
  const folders = ['src', 'mocks'].map(folder => join(PROJECT, folder));
  const generated = folders.map(folder => join(folder, 'generated'));
  let texts: readonly (readonly [string, string])[] | undefined;
  return name => {
    texts ??= filesBelow(folders)
      .filter(file => /\.tsx?$/u.test(file) && !generated.some(folder => file.startsWith(folder)))
      .map(file => [display(file), readFileSync(file, 'utf8')] as const);
    const escaped = name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
    const word = new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`, 'u');
    return texts.filter(([, text]) => word.test(text)).map(([file]) => file);
  };
}
