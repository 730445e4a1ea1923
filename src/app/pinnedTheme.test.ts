import { afterEach, expect, it, vi } from 'vitest';

import { syncTheme, readPinnedTheme } from './pinnedTheme.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Mocks a system theme that can change. */
function systemThat(isDark: boolean) {
  const system = { matches: isDark, tell: () => {} };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_: string, listener: () => void) => (system.tell = listener),
  }));
  return (dark: boolean) => {
    system.matches = dark;
    system.tell();
  };
}

const shown = () => document.documentElement.dataset['theme'];

it('follows the system, also when that changes, until a theme is pinned [UX-09/theme]', () => {
  const change = systemThat(true);
  syncTheme();
  expect(shown()).toBe('dark');
  change(false);
  expect(shown()).toBe('light');
  localStorage.setItem('RaStore.theme', '"light"');
  change(true);
  expect(shown()).toBe('light');
  localStorage.removeItem('RaStore.theme');
  change(true);
  expect(shown()).toBe('dark');
});

it.each(['"blue"', '{', '7', 'null', '""'])(
  'takes no %s for a pinned theme [UX-09/theme]',
  stored => {
    localStorage.setItem('RaStore.theme', stored);
    expect(readPinnedTheme()).toBeUndefined();
  },
);
