import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type ScreenBox, getOverlapCost, findFreePosition } from './findFreePosition.ts';

const AREA: ScreenBox = { left: 16, top: 56, right: 1424, bottom: 884 };
const SIZE = { width: 360, height: 64 };
const at = (left: number, top: number, width: number, height: number, weight = 10) => ({
  box: { left, top, right: left + width, bottom: top + height },
  weight,
});

describe('the position of toasts', () => {
  it('is the top right corner when nothing is there', () => {
    expect(findFreePosition(SIZE, AREA, [])).toEqual({ left: 1064, top: 56 });
  });

  it('is left of a drawer, and below the buttons of a page', () => {
    const drawer = at(1040, 48, 392, 844, 1000);
    expect(findFreePosition(SIZE, AREA, [drawer])).toEqual({ left: 664, top: 56 });
    const button = at(1300, 60, 110, 32);
    const { left, top } = findFreePosition(SIZE, AREA, [button]);
    expect(getOverlapCost({ left, top }, SIZE, [button])).toBe(0);
    expect([left, top]).toEqual([1064, 104]);
  });

  it('covers what matters least where nothing is free', () => {
    const everywhere = at(0, 0, 1440, 900, 1);
    const focus = at(1100, 60, 200, 40, 100);
    const found = findFreePosition(SIZE, AREA, [everywhere, focus]);
    expect(getOverlapCost(found, SIZE, [focus])).toBe(0);
  });

  it('fits into a window that is smaller than it', () => {
    const small: ScreenBox = { left: 8, top: 8, right: 200, bottom: 60 };
    expect(findFreePosition(SIZE, small, [])).toEqual({ left: 8, top: 8 });
  });

  it('covers nothing as long as there is a free position, and stays in the window', () => {
    const boxes = fc.record({
      left: fc.integer({ min: 0, max: 1400 }),
      top: fc.integer({ min: 0, max: 880 }),
    });
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 60 }), all => {
        const obstacles = all.map(({ left, top }) => at(left, top, 90, 32));
        const found = findFreePosition(SIZE, AREA, obstacles);
        expect(found.left).toBeGreaterThanOrEqual(AREA.left);
        expect(found.left + SIZE.width).toBeLessThanOrEqual(AREA.right);
        expect(found.top).toBeGreaterThanOrEqual(AREA.top);
        expect(found.top + SIZE.height).toBeLessThanOrEqual(AREA.bottom);
        const cost = getOverlapCost(found, SIZE, obstacles);
        const costs: number[] = [];
        for (let left = 1064; left >= 16; left -= 16)
          for (let top = 56; top <= 820; top += 16)
            costs.push(getOverlapCost({ left, top }, SIZE, obstacles));
        expect(cost).toBe(Math.min(...costs));
      }),
      { numRuns: 100 },
    );
  });
});
