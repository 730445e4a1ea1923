import { dirname, join } from 'node:path/posix';

import type { SourceFile } from './checkNames.ts';
import { readExportedFunctions } from './exportedFunctions.ts';

/** The folders whose functions are called from everywhere. */
const SHARED_FOLDERS = /^(?:src\/(?:data|resources)|codegen)\//u;
const TEST_FILE = /\.test\.tsx?$/u;

/** The number of files in other folders from which a function is no longer a part of its own folder only. */
const MIN_IMPORTING_FILES = 2;

/** Sources are formatted, so that an import is at the start of a line. A namespace and a dynamic import count for no function. */
const NAMED_IMPORT = /^(?:import|export) (?:\w+, )?\{([^}]*)\} from '(\.[^']+)';/gmu;

/**
 * Returns a message with its remedy for each exported function or hook of `src/data`, `src/resources` and `codegen` that two or
 * more files of other folders import, tests included, and whose doc comment has no `@example` that calls it.
 */
export function checkExamples(files: readonly SourceFile[]): readonly string[] {
  const importingFiles = findImportingFiles(files);
  return files
    .filter(({ path }) => SHARED_FOLDERS.test(path) && !TEST_FILE.test(path))
    .flatMap(({ path, text }) => {
      const countImports = (name: string) => importingFiles.get(`${path} ${name}`)?.size ?? 0;
      return readExportedFunctions(path, text)
        .filter(({ name, example }) => !example.includes(name))
        .flatMap(({ name, line }) =>
          countImports(name) < MIN_IMPORTING_FILES
            ? []
            : [
                `${path}:${line} ${name}: ${countImports(name)} files of other folders import it, so its doc comment needs an @example: a call with its result`,
              ],
        );
    });
}

/** Returns the files of other folders that import a name, by `path name`; of a type the name is `type Name`. */
function findImportingFiles(
  files: readonly SourceFile[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const importingFiles = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const [, names = '', specifier = ''] of text.matchAll(NAMED_IMPORT)) {
      const target = join(dirname(path), specifier);
      if (dirname(target) === dirname(path)) continue;
      for (const name of readImportedNames(names)) {
        const key = `${target} ${name}`;
        importingFiles.set(key, (importingFiles.get(key) ?? new Set()).add(path));
      }
    }
  return importingFiles;
}

/** @example readImportedNames('isId, type Cell, toArray as toList') // ['isId', 'type Cell', 'toArray'] */
const readImportedNames = (names: string): readonly string[] =>
  names
    .split(',')
    .map(name => name.trim().replace(/ as .*$/u, ''))
    .filter(name => name !== '');
