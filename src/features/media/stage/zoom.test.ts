import { expect, it } from 'vitest';

import { getFitZoom, limitZoom, zoomIn, zoomOut } from './zoom.ts';

const VIEW = { width: 864, height: 504 };

it.each([
  ['a large stage', { width: 16_384, height: 1_080 }, 800 / 16_384],
  ['a tall stage', { width: 200, height: 16_000 }, 400 / 16_000],
  ['a small stage', { width: 1_600, height: 100 }, 0.5],
])('the whole of %s fits', (_, stage, scale) => {
  expect(getFitZoom(stage, VIEW)).toBeCloseTo(scale * 100);
});

it('fits a tiny stage at most at 800 %, and no stage at nothing', () => {
  expect(getFitZoom({ width: 8, height: 8 }, VIEW)).toBe(800);
  expect(getFitZoom({ width: 800, height: 800 }, { width: 60, height: 60 })).toBe(1);
});

it('is chosen between 10 and 800 %, also from a smaller fit', () => {
  expect([limitZoom(4), limitZoom(900)]).toEqual([10, 800]);
  expect([zoomIn(4.9), zoomOut(4.9)]).toEqual([10, 10]);
});
