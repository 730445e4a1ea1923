import { expect, it } from 'vitest';

import { formatFileSize } from './formatFileSize.ts';

it('formats a size in the largest unit that it fills, a small one in bytes', () => {
  const sizes = [0, 1, 640, 999, 1000, 1_250_000, 3_200_000_000];
  expect(sizes.map(size => formatFileSize(size, 'en'))).toEqual([
    ...['0 B', '1 B', '640 B', '999 B', '1 kB', '1.3 MB', '3.2 GB'],
  ]);
  expect(formatFileSize(640, 'zh')).toBe('640 B');
});
