import { expect, it } from 'vitest';

import { readLedger } from './ledger.ts';

it('reads the rows in their order', () => {
  const rows = readLedger(`
TREE:
  TREE-01: {src: A1, must: "It has leaves."}
  TREE-02: {src: own, must: "It stands."}
FISH:
  FISH-01: {src: B2, must: "It swims."}
`);
  expect(rows.map(({ id }) => id)).toEqual(['TREE-01', 'TREE-02', 'FISH-01']);
  expect(rows[1]).toEqual({ id: 'TREE-02', source: 'own', must: 'It stands.', parts: [] });
});

it('takes a part that is named null for a name', () => {
  const [row] = readLedger('A:\n  A-1: {src: A1, must: "x", parts: {loads: "a", null: "b"}}\n');
  expect(row?.parts).toEqual(['loads', 'null']);
});
