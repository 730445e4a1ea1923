import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Gives the page of a test the width of a phone, or of a desktop.
 *
 * @returns a function that changes it
 * @example const setNarrow = installWindowWidth(true);
 */
export function installWindowWidth(isInitiallyNarrow: boolean): (isNarrow: boolean) => void {
  const listeners = new Set<() => void>();
  let isWindowNarrow = isInitiallyNarrow;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isWindowNarrow && query.includes('max-width');
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return isNarrow =>
    act(() => {
      isWindowNarrow = isNarrow;
      for (const listener of listeners) listener();
    });
}
