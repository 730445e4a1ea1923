import { expect, it } from 'vitest';

import { fitSlides } from './fitSlides.ts';

const slides = (...times: readonly number[]) => times.map((time, i) => ({ name: `${i}`, time }));
const fit = (times: readonly number[], duration: number) =>
  fitSlides(slides(...times), duration).map(({ name, time }) => [name, time]);

it.each([
  ['one slide is shown for all of it', [5_000], 9_000, [['0', 9_000]]],
  [
    'a longer series is cut',
    [2_000, 2_000],
    3_000,
    [
      ['0', 2_000],
      ['1', 1_000],
    ],
  ],
  [
    'a shorter series starts again',
    [2_000, 2_000],
    5_000,
    [
      ['0', 2_000],
      ['1', 2_000],
      ['0', 1_000],
    ],
  ],
  ['nothing is shown without slides', [], 5_000, []],
] as const)('%s', (_, times, duration, expected) => {
  expect(fit(times, duration)).toEqual(expected);
});

it('the last of a thousand slides stays for the rest', () => {
  const fitted = fit([1, 1], 86_400_000);
  expect(fitted).toHaveLength(1_000);
  expect(fitted.reduce((sum, [, time]) => sum + Number(time), 0)).toBe(86_400_000);
});
