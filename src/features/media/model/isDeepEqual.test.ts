import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isDeepEqual } from './isDeepEqual.ts';

const json = fc.jsonValue({ maxDepth: 3 });

it('finds that a value equals its copy, whatever the order of its properties', () => {
  const reverse = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(reverse);
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, each]) => [name, reverse(each)]),
    );
  };
  fc.assert(fc.property(json, value => isDeepEqual(value, reverse(structuredClone(value)))));
});

it('finds what the texts of two values find', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      // Positive and negative zero have one text.
      fc.pre(!`${JSON.stringify(a)}${JSON.stringify(b)}`.includes('0'));
      const isEqual = JSON.stringify(sortNames(a)) === JSON.stringify(sortNames(b));
      expect(isDeepEqual(a, b)).toBe(isEqual);
    }),
  );
});

const sortNames = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortNames);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sortNames(each)]),
  );
};

it.each([
  [{ x: 1 }, { x: 1, y: undefined }, true],
  [{ y: undefined, x: 1 }, { x: 1 }, true],
  [{ x: 1 }, { x: 1, y: 2 }, false],
  [{ x: 1, y: 2 }, { x: 1 }, false],
  [{ x: undefined }, { y: undefined }, true],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [null, {}, false],
  [undefined, null, false],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, true],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, false],
])('%j and %j: %s', (a, b, isEqual) => {
  expect([isDeepEqual(a, b), isDeepEqual(b, a)]).toEqual([isEqual, isEqual]);
});
