import { expect, it } from 'vitest';

import { SourceText, formatLiteral, member } from './formatLiteral.ts';

it('prints plain data as source text that means the same', () => {
  const data = {
    a: [1, 'two', [true, null]],
    'odd key': { __proto__: 1, deep: [] },
    gone: undefined,
  };
  const text = formatLiteral(data);
  expect(text).not.toContain('gone');
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- reads back what was printed
  expect(new Function(`return ${text}`)()).toEqual(data);
});

it('leaves source text unchanged', () => {
  expect(formatLiteral({ list: new SourceText('operations.list') })).toBe(
    '{\n  list: operations.list,\n}',
  );
});

it('reads a member whatever its name', () => {
  expect([member('it', 'name'), member('it', 'odd-name')]).toEqual(['it.name', 'it["odd-name"]']);
});
