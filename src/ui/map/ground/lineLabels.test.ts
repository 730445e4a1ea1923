import fc from 'fast-check';
import { expect, it } from 'vitest';

import { findLineLabels, getLabelBox } from './lineLabels.ts';

it('a text stands in the middle of a straight line, along it, and never upside down', () => {
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

it('every text is upright, on its line, and within its rectangle', () => {
  fc.assert(
    fc.property(
      fc.array(pixel, { minLength: 4, maxLength: 24 }),
      fc.integer({ min: 10, max: 150 }),
      (values, width) => {
        const path = values.slice(0, values.length - (values.length % 2));
        for (const label of findLineLabels(path, width)) {
          expect(Math.abs(label.angle)).toBeLessThanOrEqual(Math.PI / 2 + 1e-9);
          // A bend of 0.2 moves the middle of a chord by less than a fifth of the width.
          expect(distanceToPath(path, label.x, label.y)).toBeLessThan(width / 5);
          const box = getLabelBox(label, width, 20);
          const end = label.x + (Math.cos(label.angle) * width) / 2;
          expect(end).toBeLessThanOrEqual(box.left + box.width + 1e-6);
        }
      },
    ),
  );
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
