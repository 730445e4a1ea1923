import { describe, expect, it } from 'vitest';

import { clipText } from './clipText.ts';

describe('a text of one line', () => {
  it.each([
    ['lamp', 4, 'lamp'],
    ['lamps', 4, 'lamp…'],
    ['灯💡', 2, '灯…'],
    ['a'.repeat(100_000), 5, 'aaaaa…'],
    ['', 5, ''],
  ])('%.6j in %d characters is %j', (text, longest, clipped) => {
    expect(clipText(text, longest)).toBe(clipped);
  });
});
