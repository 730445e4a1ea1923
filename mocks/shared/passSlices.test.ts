import { expect, it, vi } from 'vitest';

import { passSlices } from './passSlices.ts';

it('lets other work have its turn between slices that took 10 ms, and ends where a slice is rejected', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const done: unknown[] = [];
  const pass = vi.fn((slice: Uint8Array, isLast: boolean) => {
    now += 6;
    done.push(...slice, isLast);
    return slice[0] !== 7;
  });
  setTimeout(() => done.push('other work'));
  await passSlices(Uint8Array.of(1, 2, 3, 4, 5), 2, pass);
  clock.mockRestore();
  expect(done).toEqual([1, 2, false, 3, 4, false, 'other work', 5, true]);
  await passSlices(Uint8Array.of(7, 8), 1, pass);
  expect(pass).toHaveBeenCalledTimes(4);
});
