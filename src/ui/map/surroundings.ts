import { createContext } from 'react';

import type { MapDot } from './MapDots.tsx';

/** What is around a place that is picked by hand, and how near it is looked at to begin with. */
export interface Surroundings {
  readonly dots: readonly MapDot[];
  /** Absent: that of the site. */
  readonly zoom?: number;
}

/** Drawn by whichever map somebody picks a place on. */
export const SurroundingsContext = createContext<Surroundings>({ dots: [] });
