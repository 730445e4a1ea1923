import { describe, expect, it } from 'vitest';

import { checkReferences } from './checkReferences.ts';

const targets = {
  ledgerIds: new Set(['USER-01', 'USER-02']),
  paths: new Set(['src', 'src/main.tsx', 'docs', 'docs/look.md', 'mocks/loopback/README.md']),
};
const check = (text: string, path = 'src/a.ts') => checkReferences([{ path, text }], targets);

describe('the check of references', () => {
  it.each([
    '/** A list. @see USER-01 */',
    ' * @see USER-01 to USER-02, docs/look.md, Table',
    ' * @see (USER-02): the name comes first',
    ' // @see https://www.w3.org/TR/WCAG22/#reflow',
    '/* @see src/main.tsx */',
  ])('accepts %s', line => {
    expect(check(line)).toEqual([]);
  });

  it.each([
    ['/** A list. @see spec A5 */', '@see spec'],
    [' * @see USER-77', '@see USER-77'],
    [' * @see USER-01, USER-78', '@see USER-78'],
    [' * @see docs/gone.md', '@see docs/gone.md'],
    [' * @see USER-01, gone.md 3', '@see gone.md'],
    ['# The codes of the catalogue (spec B8).', '"spec B8"'],
    ['// Amber is light, design 8.12.', '"design 8"'],
    ['// As measured in spec/loopback.md.', '"spec/loopback"'],
  ])('rejects %s', (line, found) => {
    expect(check(`\n${line}`)).toContain(
      `src/a.ts:2 ${found} is not in the repository: use a ledger id, a file or an https URL`,
    );
  });

  it('rejects a path of a page that does not exist, not one with a placeholder or of generated code', () => {
    const page = '`src/main.tsx` `docs` `src/features/<noun>` `src/generated/users` `src/*`';
    expect(check(page, 'README.md')).toEqual([]);
    expect(check('`src/gone.ts`', 'README.md')).toHaveLength(1);
    expect(check('`README.md`', 'mocks/loopback/index.md')).toEqual([]);
    expect(check("import '`src/gone.ts`'")).toEqual([]);
  });
});
