import { expect, it } from 'vitest';

import { spreadDiscs } from './spreadDiscs.ts';

const at = (x: number, y: number) => ({ x, y, radius: 30, labelWidth: 50 });

it('moves overlapping discs apart around their middle, and leaves the others', () => {
  const [one, other, far] = spreadDiscs([at(0, 0), at(20, 0), at(500, 0)]) ?? [];
  expect(other!.x - one!.x).toBeGreaterThanOrEqual(65);
  expect((one!.x + other!.x) / 2).toBeCloseTo(10);
  expect(far).toEqual(at(500, 0));
});

it('has room for a name between discs below each other, also for discs at one position', () => {
  const [one, other] = spreadDiscs([at(0, 0), at(0, 10)]) ?? [];
  expect(other!.y - one!.y).toBeGreaterThan(85);
  const [left, right] = spreadDiscs([at(0, 0), at(0, 0)]) ?? [];
  expect(right!.x - left!.x).toBeGreaterThanOrEqual(65);
});

it('returns nothing when a disc would end far from its position', () => {
  expect(spreadDiscs(Array.from({ length: 24 }, () => at(0, 0)))).toBeUndefined();
});

it('has room for the names of neighbours next to each other', () => {
  const wide = { ...at(0, 0), labelWidth: 120 };
  const [one, other] = spreadDiscs([wide, { ...wide, x: 70 }]) ?? [];
  expect(other!.x - one!.x).toBeGreaterThanOrEqual(125);
});
