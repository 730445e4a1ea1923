import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useOutage } from './useOutage.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['after 10 s, twice that after the next', undefined, [10_000, 20_000]],
  ['no earlier than the platform requires', 15_000, [15_000, 20_000]],
] as const)('retries %s', (_, retryAfterMs, delays) => {
  vi.useFakeTimers();
  const retry = vi.fn();
  const { result } = renderHook(() => useOutage(retry));
  for (const [index, delay] of delays.entries()) {
    act(() => void result.current.recordFailures([{ status: 429, retryAfterMs }]));
    act(() => void vi.advanceTimersByTime(delay - 1));
    expect(retry).toHaveBeenCalledTimes(index);
    act(() => void vi.advanceTimersByTime(1));
    expect(retry).toHaveBeenCalledTimes(index + 1);
  }
});
