import { expect, it } from 'vitest';

import { forEachConcurrently } from './forEachConcurrently.ts';

it('works on six at once, in order, and on each once', async () => {
  const startedItems: number[] = [];
  let now = 0;
  let most = 0;
  await forEachConcurrently(
    Array.from({ length: 50 }, (_, index) => index),
    async item => {
      startedItems.push(item);
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    },
  );
  expect(most).toBe(6);
  expect(startedItems).toEqual(startedItems.toSorted((one, other) => one - other));
  expect(new Set(startedItems).size).toBe(50);
});

it('starts no further call after a stop, and waits for those that it started', async () => {
  const over: number[] = [];
  let goesOn = true;
  await forEachConcurrently(
    Array.from({ length: 50 }, (_, index) => index),
    async item => {
      if (item === 9) goesOn = false;
      await Promise.resolve();
      over.push(item);
    },
    () => goesOn,
  );
  expect(over.length).toBeGreaterThanOrEqual(10);
  expect(over.length).toBeLessThan(16);
});
