import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createPolygonTest, getBoundingBox, getBoxCorners, splitBox } from './polygon.ts';

const at = (lat: number, lng: number) => ({ lat, lng });

describe('a polygon on a map', () => {
  it('contains what is inside of a concave outline, and not its notch', () => {
    // A U, open to the north.
    const isInside = createPolygonTest([
      ...[at(3, 0), at(3, 1), at(1, 1), at(1, 2)],
      ...[at(3, 2), at(3, 3), at(0, 3), at(0, 0)],
    ]);
    expect([at(2, 0.5), at(2, 2.5), at(0.5, 1.5)].map(isInside)).toEqual([true, true, true]);
    expect([at(2, 1.5), at(4, 0.5), at(-1, 1), at(1, 4)].map(isInside)).toEqual([
      ...[false, false, false, false],
    ]);
  });

  it('has the edges that are straight on a Mercator map', () => {
    // Halfway along the longitude, the edge from the equator to 60° north is at 35° 16′, not at 30°.
    const isInside = createPolygonTest([at(0, 0), at(60, 10), at(0, 10)]);
    expect(isInside(at(35.2, 5))).toBe(true);
    expect(isInside(at(35.4, 5))).toBe(false);
  });

  it('of a box contains every position in it, and its quarters cover it', () => {
    const degrees = fc.double({ min: -60, max: 60, noNaN: true });
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, share, share, (south, west, up, right) => {
        const box = { west, south, east: west + 1, north: south + 1 };
        const position = at(south + up, west + right);
        expect(createPolygonTest(getBoxCorners(box))(position)).toBe(true);
        expect(
          splitBox(box).filter(
            part =>
              part.west <= position.lng &&
              position.lng <= part.east &&
              part.south <= position.lat &&
              position.lat <= part.north,
          ).length,
        ).toBeGreaterThan(0);
        expect(getBoundingBox(getBoxCorners(box))).toEqual(box);
      }),
    );
  });
});
