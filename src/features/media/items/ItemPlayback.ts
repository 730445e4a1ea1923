import { createContext } from 'react';

interface Playback {
  /** The shown moment, in milliseconds since 1970; the present when absent. */
  readonly time?: number;
  /** Whether long texts move. */
  readonly isMoving: boolean;
  /** Called with 1 when a text that can move is shown, and with -1 when it no longer is. */
  readonly onLongText?: (change: 1 | -1) => void;
}

/** How the items below are shown. */
export const ItemPlayback = createContext<Playback>({ isMoving: true });
