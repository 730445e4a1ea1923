import fc from 'fast-check';
import { expect, it } from 'vitest';

import { type LabelBox, overlaps, layOutLabels } from './layOutLabels.ts';

const pixel = fc.integer({ min: -400, max: 400 });
const side = fc.integer({ min: 1, max: 250 });
const label = fc.record({
  left: pixel,
  top: pixel,
  width: side,
  height: side,
  priority: fc.integer({ min: 0, max: 5 }),
});

it('no two labels overlap, and each left out overlaps one at least as important, or an obstacle', () => {
  fc.assert(
    fc.property(
      fc.array(label, { maxLength: 40 }),
      fc.array(label, { maxLength: 5 }),
      (labels, obstacles) => {
        const placed = layOutLabels(labels, obstacles);
        const boxes = placed.map(index => labels[index] as LabelBox);
        boxes.forEach((box, index) => {
          for (const other of [...boxes.slice(index + 1), ...obstacles])
            expect(overlaps(box, other)).toBe(false);
        });
        labels.forEach((box, index) => {
          if (placed.includes(index)) return;
          const winners = boxes.filter(({ priority }) => priority >= box.priority);
          expect([...winners, ...obstacles].some(other => overlaps(box, other))).toBe(true);
        });
      },
    ),
  );
});

it('labels that only touch are both placed', () => {
  const size = { width: 50, height: 20, priority: 1 };
  expect(
    layOutLabels([
      { left: 0, top: 0, ...size },
      { left: 50, top: 0, ...size },
      { left: 49, top: 20, ...size },
    ]),
  ).toEqual([0, 1, 2]);
});

it('ten thousand labels that have room are all placed', () => {
  const labels = Array.from({ length: 10_000 }, (_, index) => ({
    ...{ left: (index % 100) * 60, top: Math.floor(index / 100) * 30 },
    ...{ width: 50, height: 20, priority: index },
  }));
  expect(layOutLabels(labels)).toHaveLength(10_000);
});
