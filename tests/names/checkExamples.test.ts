import { describe, expect, it } from 'vitest';

import { checkExamples } from './checkExamples.ts';
import type { SourceFile } from './checkNames.ts';

const source = (path: string, text: string): SourceFile => ({ path, text });

/** A file that imports from `src/data/ids.ts`. */
const importing = (path: string, names = 'isId') =>
  source(
    path,
    `import { ${names} } from '${'../'.repeat(path.split('/').length - 2)}data/ids.ts';\n`,
  );

const twoFolders = [importing('src/ui/Link.tsx'), importing('src/features/users/Row.tsx')];

const ERROR =
  'isId: 2 files of other folders import it, so its doc comment needs an @example: a call with its result';

const check = (text: string, importers: readonly SourceFile[] = twoFolders) =>
  checkExamples([source('src/data/ids.ts', text), ...importers]);

describe('the check of examples', () => {
  it('names the file, the line and the remedy of a function without an example', () => {
    const text = '/** Whether it is an id. */\nexport function isId(): boolean {}\n';
    expect(check(text)).toEqual([`src/data/ids.ts:2 ${ERROR}`]);
    expect(check('\n\nexport const isId = () => true;')).toEqual([`src/data/ids.ts:3 ${ERROR}`]);
  });

  it('accepts an example that calls the function', () => {
    expect(check('/** @example isId(7) // true */\nexport const isId = () => true;')).toEqual([]);
    const lines =
      '/**\n * An id.\n *\n * @example\n * if (isId(value)) open(value);\n * @throws Error\n */';
    expect(check(`${lines}\nexport function isId() {}`)).toEqual([]);
    expect(check('/** @example see there */\nexport const isId = () => true;')).toHaveLength(1);
  });

  it('counts the files of other folders, each once, and no imports of types', () => {
    const text = 'export const isId = () => true;';
    const [first] = twoFolders;
    expect(check(text, [importing('src/data/rows.ts'), first!])).toEqual([]);
    expect(check(text, [first!, importing('src/ui/Link.tsx')])).toEqual([]);
    expect(check(text, [first!, importing('src/app/Shell.tsx', 'type isId')])).toEqual([]);
    expect(
      check(text, [first!, importing('src/app/Shell.tsx', 'Row, isId as isKey')]),
    ).toHaveLength(1);
  });

  it('checks hooks that a call returns, and neither components nor values', () => {
    const importers = ['src/ui/a.tsx', 'src/app/b.tsx'].map(path =>
      importing(path, 'useIds, IdLink, MAX_IDS'),
    );
    const text =
      'export const useIds = createHook();\nexport const IdLink = () => null;\nexport const MAX_IDS = 9;\n';
    expect(check(text, importers).map(message => message.split(':')[1])).toEqual(['1 useIds']);
  });

  it('reads an overloaded function as one', () => {
    const text =
      '/** @example isId(7) // true */\nexport function isId(id: number): true;\nexport function isId(): boolean {}';
    expect(check(text)).toEqual([]);
  });

  it('checks the shared folders only', () => {
    const importers = ['src/a/a.ts', 'src/b/b.ts'].map(path =>
      source(path, "import { format } from '../ui/format.ts';\n"),
    );
    const text = 'export const format = () => 1;';
    expect(checkExamples([source('src/ui/format.ts', text), ...importers])).toEqual([]);
  });
});
