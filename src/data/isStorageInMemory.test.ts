import { afterEach, expect, it } from 'vitest';

import { isStorageInMemory } from './isStorageInMemory.ts';
import { replaceDeniedStorage } from '../api/memoryStorage.ts';

const ownStorage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
afterEach(() => {
  Object.defineProperty(window, 'localStorage', ownStorage);
  localStorage.clear();
});

it('leaves a storage that can be read', () => {
  localStorage.setItem('appLanguage', 'zh');
  replaceDeniedStorage();
  expect(localStorage.getItem('appLanguage')).toBe('zh');
  expect(isStorageInMemory()).toBe(false);
});

it('replaces a storage that the browser denies with one in memory [REL-01]', () => {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
    configurable: true,
  });
  replaceDeniedStorage();
  expect(isStorageInMemory()).toBe(true);
  localStorage.setItem('a.1', 'x');
  localStorage.setItem('a.2', '');
  expect(Object.keys(localStorage)).toEqual(['a.1', 'a.2']);
  expect([localStorage.length, localStorage.key(1), localStorage.key(2)]).toEqual([2, 'a.2', null]);
  expect(['a.1', 'a.2', 'length'].map(name => localStorage.getItem(name))).toEqual(['x', '', null]);
  localStorage.removeItem('a.1');
  expect(localStorage.getItem('a.1')).toBeNull();
  localStorage.clear();
  expect(localStorage).toHaveLength(0);
});
