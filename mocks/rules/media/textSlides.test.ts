import { describe, expect, it } from 'vitest';

import type { TextStyle } from '../../model/media/mediaModel.ts';
import { toParagraphs } from './textLayout.ts';
import { createTextSlides } from './textSlides.ts';

/** Two lines of four letters of 20 pixels. */
const BOX = { width: 80, height: 40 };

/** The time of each slide, and where its lines start: x, and the text below the upper edge. */
const show = (text: string, style: TextStyle) =>
  createTextSlides(toParagraphs(text), { skipTime: 4_000, ...style }, BOX).map(
    ({ time, render }) => [
      time,
      [...render().matchAll(/<text x="([-\d.]+)" y="([\d.]+)"[^>]*><tspan[^>]*>([^<]*)</g)].map(
        ([, x, y, line]) => `${x} ${y} ${line}`,
      ),
    ],
  );

describe('a text that is longer than its area', () => {
  it('is shown page by page, each for its page time', () => {
    expect(show('一二三四五六七八九', { skipType: 'page' })).toEqual([
      [4_000, ['0 17 一二三四', '0 37 五六七八']],
      [4_000, ['0 27 九']],
    ]);
    expect(show('一二三四五六七八九', {})).toHaveLength(2);
  });

  it('moves up by lines until it is through, by one area in its page time', () => {
    expect(show('一二三四五六七八九', { skipType: 'scrollUp' })).toEqual([
      [2_000, ['0 17 一二三四', '0 37 五六七八', '0 57 九']],
      [2_000, ['0 17 五六七八', '0 37 九']],
      [2_000, ['0 17 九']],
    ]);
  });

  it('moves to the left on one line until it is through, by one area in its page time', () => {
    const slides = show('一二三四五六七八\n九', { skipType: 'scrollLeft', alignment: 'right' });
    // Nine letters of 20 pixels and two spaces of 10, in steps of 10.
    expect(slides).toHaveLength(20);
    expect(slides.slice(0, 2)).toEqual([
      [500, ['0 27 一二三四五六七八']],
      [500, ['-10 27 一二三四五六七八']],
    ]);
    expect(slides.at(-1)).toEqual([500, ['-190 27 一二三四五六七八']]);
  });

  it.each(['scrollUp', 'scrollLeft'] as const)('ends at some time with %s', skipType => {
    expect(show('长'.repeat(20_000), { skipType }).length).toBeLessThanOrEqual(400);
  });
});

it.each(['page', 'scrollUp', 'scrollLeft'] as const)(
  'a text that fits its area is shown for its duration with %s',
  skipType => {
    expect(show('一', { skipType })).toEqual([[5_000, ['0 27 一']]]);
  },
);
