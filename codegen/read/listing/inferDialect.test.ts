import { expect, it } from 'vitest';

import type { SchemaObject } from '../../openapi.ts';
import { inferDialect } from './inferDialect.ts';

const infer = (names: readonly string[], filter: SchemaObject = {}) =>
  inferDialect(
    names.map(name => ({
      ...{ name, normalizedName: name, description: '' },
      schema: name === 'filter' ? filter : {},
    })),
  );

it.each([
  [['filter', 'range', 'sort'], 'simple-rest'],
  [['filter'], 'loopback'],
  [['filter', 'range'], 'loopback'],
  [['filter', 'sort'], 'loopback'],
  [['filter', 'page'], 'plain'],
  [['range', 'sort'], 'plain'],
  [[], 'plain'],
])('a list with the parameters %j is %s', (names, dialect) => {
  expect(infer(names)).toBe(dialect);
});

it('a filter with the keywords of LoopBack is its filter, and one with other properties is not', () => {
  expect(infer(['filter'], { properties: { where: {}, limit: {} } })).toBe('loopback');
  expect(infer(['filter'], { properties: { name: {}, colour: {} } })).toBe('plain');
});
