import { createContext } from 'react';

interface Playback {
  /** The shown moment, in milliseconds since 1970; the present when absent. */
  readonly time?: number;
  /** Whether long texts move. */
  readonly isMoving: boolean;
}

/** How the items below are shown. */
export const ItemPlayback = createContext<Playback>({ isMoving: true });
