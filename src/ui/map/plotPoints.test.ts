import fc from 'fast-check';
import { expect, it } from 'vitest';

import { plotPoints, type StaticMapPoint } from './plotPoints.ts';

const SIZE = { width: 520, height: 180 };
const states = ['normal', 'fault', 'offline', 'unknown', undefined] as const;

it('puts one place in the middle, and none nowhere', () => {
  expect(plotPoints([{ lat: 30, lng: 120, state: 'fault' }], SIZE)).toEqual(
    new Map([['fault', [[260, 92]]]]),
  );
  expect(plotPoints([], SIZE).size).toBe(0);
});

it('has north above and east at the right', () => {
  const plotted = plotPoints(
    [
      { lat: 31, lng: 120, state: 'normal' },
      { lat: 30, lng: 121, state: 'fault' },
    ],
    SIZE,
  );
  const [[westX, northY]] = plotted.get('normal') as [[number, number]];
  const [[eastX, southY]] = plotted.get('fault') as [[number, number]];
  expect(northY).toBeLessThan(southY);
  expect(westX).toBeLessThan(eastX);
});

it('shows the worst of those that cover each other, whichever comes first', () => {
  const here = { lat: 30, lng: 120 };
  const all: StaticMapPoint[] = states.map(state => ({ ...here, state }));
  for (const dots of [all, all.toReversed()]) {
    expect([...plotPoints(dots, SIZE).keys()]).toEqual(['fault']);
  }
});

it('draws the most severe points last', () => {
  const dots = states.map((state, index) => ({ lat: 30 + index / 100, lng: 120, state }));
  expect([...plotPoints(dots, SIZE).keys()]).toEqual([
    ...['none', 'normal', 'unknown', 'offline', 'fault'],
  ]);
});

it('keeps every dot inside, and has no more of them than there is room for', () => {
  const place = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    state: fc.constantFrom(...states),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), dots => {
      const points = [...plotPoints(dots, SIZE).values()].flat();
      expect(points.length).toBeLessThanOrEqual(dots.length);
      for (const [x, y] of points) {
        expect(x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height).toBe(true);
      }
    }),
  );
});
