import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { checkSourceTerms } from './checkSourceTerms.ts';
import { readRetiredTerms } from './retiredTerms.ts';
import { readSourceTerms } from './sourceTerms.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const terms = {
  names: readRetiredTerms(glossary, 'Retired terms in all names'),
  prose: readRetiredTerms(glossary, 'Retired words in comments and test titles'),
};
const check = (text: string) => checkSourceTerms([{ path: 'a.test.ts', text }], terms);

describe('the check of names, comments and titles', () => {
  it('names the retired term, the file, the line and the replacement', () => {
    expect(check('const a = 1;\nconst lastTold = a;')).toEqual([
      'a.test.ts:2 lastTold: "told" is retired, use messages, notifications, notify, expected',
    ]);
    expect(check('/**\n * Locks the account of somebody.\n */')).toEqual([
      'a.test.ts:2 * Locks the account of somebody.: "somebody" is retired, use another user, a signed-in user',
    ]);
  });

  it.each([
    'const f = (asked: string) => asked;',
    'const { rows: kept } = page;',
    'interface Page { readonly kept: number }',
    "it('lets nobody in', () => {});",
    "test.describe('whoever signs in', () => {});",
    "await test.step('he signs in', async () => {});",
    "it.each([1])('is sent to everybody', () => {});",
    'const a = 1; // His choice.',
  ])('finds the retired term in %s', text => {
    expect(check(text)).toHaveLength(1);
  });

  it.each([
    "const row = { told: 1, url: 'https://he.example' };",
    "const text = 'somebody'; const pattern = /nobody/u;",
    'const text = `// ${row} he`;',
    'const tasked = page.told;',
    '// The header of the theme.',
    "import { he } from 'he';",
    "it('is rejected [USER-07/his]', () => {});",
  ])('finds nothing in %s', text => {
    expect(check(text)).toEqual([]);
  });
});

describe('the terms of a source file', () => {
  it('have their lines', () => {
    const text = "// One\nlet two = 2;\n\nit('three', () => {\n  /* Four */\n});";
    expect(readSourceTerms('a.ts', text)).toEqual({
      names: [{ text: 'two', line: 2 }],
      comments: [
        { text: '// One', line: 1 },
        { text: '/* Four */', line: 5 },
      ],
      titles: [{ text: "'three'", line: 4 }],
    });
  });
});
