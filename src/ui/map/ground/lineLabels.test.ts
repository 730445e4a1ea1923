import fc from 'fast-check';
import { expect, it } from 'vitest';

import { type LineLabel, listLineLabels } from './lineLabels.ts';

/** The best place of each repetition. */
const findLineLabels = (path: readonly number[], width: number) =>
  listLineLabels(path, width).flatMap(([first]) => first ?? []);

it('a text is in the middle of a straight line, along it, and never upside down', () => {
  expect(findLineLabels([0, 0, 200, 0], 80)).toEqual([{ x: 100, y: 0, angle: 0 }]);
  expect(findLineLabels([200, 0, 0, 0], 80)).toEqual([{ x: 100, y: 0, angle: 0 }]);
  const [down] = findLineLabels([0, 200, 0, 0], 80);
  expect(Math.abs(down?.angle ?? 0)).toBeCloseTo(Math.PI / 2);
});

it('a text needs a stretch that is long and straight enough', () => {
  expect(findLineLabels([0, 0, 60, 0], 80)).toEqual([]);
  expect(findLineLabels([0, 0, 60, 0, 60, 60], 80)).toEqual([]);
  expect(findLineLabels([], 80)).toEqual([]);
});

it('a long line has its text several times', () => {
  const xs = findLineLabels([0, 0, 900, 0], 80).map(({ x }) => x);
  expect(xs).toEqual([225, 675]);
});

const pixel = fc.integer({ min: -500, max: 1500 });

it('every text is upright, and on its line or at most 42 pixels away from it, the candidates on the line first', () => {
  fc.assert(
    fc.property(
      fc.array(pixel, { minLength: 4, maxLength: 24 }),
      fc.integer({ min: 10, max: 150 }),
      (values, width) => {
        const path = values.slice(0, values.length - (values.length % 2));
        for (const [first, ...others] of listLineLabels(path, width)) {
          if (!first) throw new Error('A repetition without candidates');
          // A bend of 0.2 moves the middle of a chord by less than a fifth of the width.
          expect(distanceToPath(path, first.x, first.y)).toBeLessThan(width / 5);
          const all = [first, ...others];
          const angles = all.map(({ angle }) => Math.abs(angle));
          expect(Math.max(...angles)).toBeLessThanOrEqual(Math.PI / 2 + 1e-9);
          const distances = all.map(({ x, y }) => distanceToPath(path, x, y));
          expect(Math.max(...distances)).toBeLessThan(width / 5 + 42 + 1e-6);
        }
      },
    ),
  );
});

const round = ({ x, y, angle }: LineLabel) => ({ x: Math.round(x), y: Math.round(y), angle });

it('a text is moved along its line first, and never beyond its ends; then away from it', () => {
  const [candidates = []] = listLineLabels([0, 0, 200, 0], 100);
  expect(candidates.slice(0, 3).map(round)).toEqual([
    { x: 100, y: 0, angle: 0 },
    { x: 136, y: 0, angle: 0 },
    { x: 64, y: 0, angle: 0 },
  ]);
  expect(candidates[3]).toEqual({ x: 100, y: 15, angle: 0 });
  expect(new Set(candidates.map(candidate => round(candidate).x))).toEqual(new Set([100, 136, 64]));
});

function distanceToPath(path: readonly number[], x: number, y: number): number {
  let nearest = Infinity;
  for (let at = 2; at < path.length; at += 2) {
    const [fromX, fromY] = [path[at - 2] ?? 0, path[at - 1] ?? 0];
    const [right, down] = [(path[at] ?? 0) - fromX, (path[at + 1] ?? 0) - fromY];
    const length = right ** 2 + down ** 2;
    const share = length === 0 ? 0 : ((x - fromX) * right + (y - fromY) * down) / length;
    const at0to1 = Math.max(0, Math.min(1, share));
    nearest = Math.min(nearest, Math.hypot(x - fromX - at0to1 * right, y - fromY - at0to1 * down));
  }
  return nearest;
}
