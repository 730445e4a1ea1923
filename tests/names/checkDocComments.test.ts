import { describe, expect, it } from 'vitest';

import { checkDocComments } from './checkDocComments.ts';

const check = (text: string, path = 'src/a.ts') => checkDocComments([{ path, text }]);

describe('the check of doc comments', () => {
  it('names the comment, the file, the line and the remedy', () => {
    expect(check('let a;\n/** The pagination. */\nexport const pagination = 1;')).toEqual([
      'src/a.ts:2 "The pagination." only repeats pagination: delete it, or say why, a unit, a constraint',
    ]);
  });

  it.each([
    '/** Returns the sorted rows. */\nfunction sortRows() {}',
    '/**\n * The rows\n * to sort.\n */\nconst rowsToSort = 1;',
    'interface ListProps {\n  /** The title of the list. */\n  title: string;\n}',
    'const list = {\n  /** The title of the list. */\n  title: 1,\n};',
    '/** The sorted rows. */\ntype Rows = 1;',
  ])('finds a comment that repeats names in %j', text => {
    expect(check(text, 'src/sort.ts')).toHaveLength(1);
  });

  it.each([
    '/** The rows of the last page. */\nconst rows = 1;',
    '/** Rows. @see SHELL-02 */\nconst rows = 1;',
    '/** The rows, at most 5. */\nconst rows = 1;',
    '/** The `rows`. */\nconst rows = 1;',
    '/** 页面。 */\nconst pages = 1;',
    '// The rows.\nconst rows = 1;',
    "const text = '/** The rows. */';\nconst rows = 1;",
  ])('finds nothing in %j', text => {
    expect(check(text)).toEqual([]);
  });
});
