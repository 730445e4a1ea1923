import { expect, it } from 'vitest';

import { parseJsonCell } from './parseJsonCell.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const textOf = (length: number) => JSON.stringify('x'.repeat(length - 2));

it.each([
  ['a prototype', '{"__proto__": {"polluted": true}}', 'jsonNames'],
  ['a prototype in a list', '[{"a": {"__proto__": 1}}]', 'jsonNames'],
  ['a constructor', '{"constructor": {"prototype": {"polluted": true}}}', 'jsonNames'],
  ['the name of a constructor', '{"constructor": {"a": 1}}', 'jsonNames'],
  ['the name of a prototype', '{"a": {"prototype": 1}}', 'jsonNames'],
  ['25 levels', nested(25), 'jsonNames'],
  ['100,000 levels', nested(100_000), 'jsonNames'],
  ['more than 200,000 characters', textOf(200_001), 'jsonSize'],
  ['no JSON', '{"a": 1', 'json'],
])(
  'rejects an imported cell with %s, and changes no prototype [SEC-06/imports]',
  (_, cell, key) => {
    expect(parseJsonCell(cell)).toEqual({ error: { key: `transfer.wrong.${key}` } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  },
);

it('takes 24 levels, 200,000 characters, and any other name [SEC-06/imports]', () => {
  for (const cell of [nested(24), textOf(200_000), '{"proto": {"toString": 1}}'])
    expect(parseJsonCell(cell)).toEqual({ value: JSON.parse(cell) as unknown });
});
