import { useEffect, useEffectEvent } from 'react';

import { DAY_LENGTH_MS } from '../../../domain/media/planTimes.ts';

/** How many times faster than the clock of the city the schedule is played: an hour takes 60, 6 or 1 s. */
export const TIME_LAPSE_SPEEDS = [60, 600, 3_600] as const;

export type TimeLapseSpeed = (typeof TIME_LAPSE_SPEEDS)[number];

const FRAME_MS = 100;

interface TimeLapseOptions {
  readonly isPlaying: boolean;
  readonly speed: TimeLapseSpeed;
  readonly dayMs: number;
  readonly onMove: (dayMs: number) => void;
  /** Called at midnight, when the next day starts. */
  readonly onEnd: () => void;
}

/** Moves the explained moment of the schedule forward while it is played. @see MEDIA-11 */
export function useTimeLapse({ isPlaying, speed, dayMs, onMove, onEnd }: TimeLapseOptions): void {
  // An edit renders the schedule again, and does not start the frame again.
  const move = useEffectEvent(() => {
    const next = dayMs + FRAME_MS * speed;
    if (next < DAY_LENGTH_MS) onMove(next);
    else onEnd();
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => move(), FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
}
