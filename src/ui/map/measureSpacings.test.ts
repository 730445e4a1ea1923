import fc from 'fast-check';
import { expect, it } from 'vitest';

import { measureSpacings } from './measureSpacings.ts';

it('returns the distance to the nearest one in pixels, limited for one that is alone', () => {
  expect(measureSpacings(Float64Array.of(0, 0), 1)).toEqual([128]);
  const points = Float64Array.of(0, 0, 80, 0, 80, 60, 400, 0);
  expect(measureSpacings(points, 1)).toEqual([80, 60, 60, 128]);
  expect(measureSpacings(points, 0.5)).toEqual([40, 30, 30, 128]);
});

it('is the distance to the nearest one of all', () => {
  const coordinate = fc.integer({ min: 0, max: 600 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 40 }), points => {
      const expected = points.map(([x, y], index) =>
        Math.min(
          128,
          ...points
            .filter((_, other) => other !== index)
            .map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y)),
        ),
      );
      expect(measureSpacings(Float64Array.from(points.flat()), 1)).toEqual(expected);
    }),
  );
});
