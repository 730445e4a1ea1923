import { expect, it, vi } from 'vitest';

import { createStore } from './createStore.ts';

it('listeners are called for another value only, and until they unsubscribe', () => {
  const store = createStore(1);
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = store.subscribe(first);
  store.subscribe(second);
  store.set(1);
  expect(first).not.toHaveBeenCalled();
  store.set(2);
  expect(store.get()).toBe(2);
  unsubscribe();
  store.set(3);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});

it('two stores have nothing to do with each other', () => {
  const [one, other] = [createStore<readonly string[]>([]), createStore<readonly string[]>([])];
  one.set(['lamp']);
  expect(other.get()).toEqual([]);
});
