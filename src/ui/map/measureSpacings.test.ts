import { expect, it } from 'vitest';

import { measureSpacings } from './measureSpacings.ts';

it('says how large each may be: beside another one, above it with its name, and alone', () => {
  expect(measureSpacings([{ x: 0, y: 0 }])).toEqual([Infinity]);
  const points = [
    { x: 0, y: 0 },
    { x: 80, y: 0 },
    { x: 80, y: 100 },
    { x: 400, y: 0 },
  ];
  expect(measureSpacings(points)).toEqual([80, 76, 76, 320]);
});
