import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useTimeLapse } from './useTimeLapse.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('moves on while edits render the schedule again and again', () => {
  vi.useFakeTimers();
  const moves: number[] = [];
  const onMove = (next: number) => void moves.push(next);
  const { rerender } = renderHook(() =>
    // New functions with each rendering, as the panel has.
    useTimeLapse({
      ...{ isPlaying: true, speed: 60, dayMs: 0 },
      onMove: next => onMove(next),
      onEnd: () => undefined,
    }),
  );
  for (let frame = 0; frame < 4; frame += 1) {
    vi.advanceTimersByTime(60);
    rerender();
  }
  expect(moves).toEqual([6_000, 6_000]);
});
