import { expect, it } from 'vitest';

import { getNextSheetHeight, getSnappedSheetHeight, type SheetHeight } from './sheetHeights.ts';

it('a press of the handle leads through three heights and back', () => {
  const heights: SheetHeight[] = ['summary'];
  for (let press = 0; press < 3; press += 1)
    heights.push(getNextSheetHeight(heights.at(-1) ?? 'summary'));
  expect(heights).toEqual(['summary', 'half', 'full', 'summary']);
});

it.each([
  [-20, 'summary'],
  [100, 'summary'],
  [200, 'half'],
  [500, 'half'],
  [520, 'full'],
  [900, 'full'],
])('a sheet dragged to %d px of 800 snaps to %s', (visible, height) => {
  expect(getSnappedSheetHeight(visible, 800)).toBe(height);
});
