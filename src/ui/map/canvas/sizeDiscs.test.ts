import fc from 'fast-check';
import { expect, it } from 'vitest';

import { sizeDiscs } from './sizeDiscs.ts';

it('discs with room have a count in a size by it; where half of them have no room, it is short', () => {
  const apart = Float64Array.of(0, 0, 300, 0, 600, 0);
  expect(sizeDiscs(apart, 1, [0, 0.5, 1])).toMatchObject([
    { radius: 26, text: 'full' },
    { radius: 39, text: 'full' },
    { radius: 52, text: 'full' },
  ]);
  const [one, other] = sizeDiscs(apart, 0.14, [0, 1, 0]);
  expect(one).toMatchObject({ radius: 15, text: 'short' });
  expect(other!.radius).toBeGreaterThan(15);
});

it('the last disc has the room, and its close neighbours are dots', () => {
  expect(sizeDiscs(Float64Array.of(0, 0, 24, 0, 48, 0), 1, [1, 1, 0])).toMatchObject([
    { text: 'short' },
    { radius: 7, text: 'none' },
    { radius: 15, text: 'short' },
  ]);
});

it('no disc with a count covers another disc', () => {
  const coordinate = fc.integer({ min: 0, max: 900 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate, share), { maxLength: 60 }), items => {
      const discs = sizeDiscs(
        Float64Array.from(items.flatMap(([x, y]) => [x, y])),
        1,
        items.map(([, , each]) => each),
      );
      for (const [index, one] of discs.entries())
        for (const other of discs.slice(0, index))
          if (one.text !== 'none' || other.text !== 'none')
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
              one.radius + other.radius,
            );
    }),
  );
});
