import { localStorageStore } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { withMemoryFallback } from './withMemoryFallback.ts';

afterEach(() => localStorage.clear());

const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

function openStore() {
  const store = withMemoryFallback(localStorageStore());
  store.setup();
  return store;
}

describe('the store of a browser whose storage is full', () => {
  it('holds a value in memory, and notifies its subscribers', () => {
    const store = openStore();
    store.setItem('density.a', 'compact');
    const listener = vi.fn();
    store.subscribe('density.a', listener);
    fillStorage();
    store.setItem('density.a', 'wide');
    expect(listener).toHaveBeenCalledExactlyOnceWith('wide');
    expect(store.getItem('density.a')).toBe('wide');
    expect(store.listItems?.('density.')).toEqual({ 'density.a': 'wide' });
  });

  it('opens', () => {
    fillStorage();
    const store = openStore();
    store.setItem('locale', 'zh');
    expect(store.getItem('locale')).toBe('zh');
  });

  it('stores the next value again once there is room', () => {
    const store = openStore();
    const full = fillStorage();
    store.setItem('density.a', 'compact');
    full.mockRestore();
    store.setItem('density.a', 'wide');
    expect(store.getItem('density.a')).toBe('wide');
    expect(openStore().getItem('density.a')).toBe('wide');
  });

  it.each([
    ['its removal', 'removeItem', 'density.a'],
    ['the removal of its prefix', 'removeItems', 'density.'],
    ['a reset', 'reset', ''],
  ] as const)('deletes a value in memory at %s', (_, method, key) => {
    const store = openStore();
    fillStorage();
    store.setItem('density.a', 'compact');
    const listener = vi.fn();
    const unsubscribe = store.subscribe('density.a', listener);
    store[method](key);
    expect(store.getItem('density.a', 'default')).toBe('default');
    expect(listener).toHaveBeenCalledWith(undefined);
    unsubscribe();
    listener.mockClear();
    store.setItem('density.a', 'wide');
    expect(listener).not.toHaveBeenCalled();
  });
});
