import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getPageCount, getVisiblePages } from './pageNumbers.ts';

describe('pagesAround', () => {
  it.each([
    [1, 20, 5, [1, 2, 3, 4, 5]],
    [2, 20, 5, [1, 2, 3, 4, 5]],
    [4, 20, 5, [2, 3, 4, 5, 6]],
    [19, 20, 5, [16, 17, 18, 19, 20]],
    [20, 20, 5, [16, 17, 18, 19, 20]],
    [1, 4, 5, [1, 2, 3, 4]],
    [1, 1, 5, [1]],
    [10, 20, 6, [8, 9, 10, 11, 12]],
    [10, 20, 7, [7, 8, 9, 10, 11, 12, 13]],
  ])('of page %i of %i with %i buttons', (page, pages, buttons, expected) => {
    expect(getVisiblePages(page, pages, buttons)).toEqual(expected);
  });

  it('is an odd number of neighbours around the page, unless there are fewer pages [CALL-04/odd]', () => {
    const cases = fc
      .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 12 }))
      .chain(([pages, buttons]) =>
        fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages), fc.constant(buttons)),
      );
    fc.assert(
      fc.property(cases, ([page, pages, buttons]) => {
        const shown = getVisiblePages(page, pages, buttons);
        expect(shown).toContain(page);
        expect(shown[0]).toBeGreaterThanOrEqual(1);
        expect(shown.at(-1)).toBeLessThanOrEqual(pages);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length % 2 === 1 || shown.length === pages).toBe(true);
      }),
    );
  });
});

describe('pageCount', () => {
  it.each([
    [0, 15, 1],
    [1, 15, 1],
    [15, 15, 1],
    [16, 15, 2],
    [5000, 15, 334],
  ])('of %i rows, %i a page, is %i', (total, size, pages) => {
    expect(getPageCount(total, size)).toBe(pages);
  });
});
