import { expect, it, vi } from 'vitest';

import { createListeners } from './createListeners.ts';

it('calls each listener with the arguments, until it unsubscribes', () => {
  const ends = createListeners<[id: string]>();
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = ends.subscribe(first);
  ends.subscribe(second);
  ends.notify('a');
  unsubscribe();
  ends.notify('b');
  expect(first.mock.calls).toEqual([['a']]);
  expect(second.mock.calls).toEqual([['a'], ['b']]);
});

it('starts with the first listener and stops with the last one, each time', () => {
  const calls: string[] = [];
  const changes = createListeners({
    onStart: () => calls.push('start'),
    onStop: () => calls.push('stop'),
  });
  const unsubscribers = [changes.subscribe(vi.fn()), changes.subscribe(vi.fn())];
  expect(calls).toEqual(['start']);
  unsubscribers[0]?.();
  unsubscribers[0]?.();
  expect(calls).toEqual(['start']);
  unsubscribers[1]?.();
  unsubscribers[1]?.();
  expect(calls).toEqual(['start', 'stop']);
  changes.subscribe(vi.fn());
  expect(calls).toEqual(['start', 'stop', 'start']);
});
