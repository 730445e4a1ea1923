import { createContext } from 'react';

import type { SearchPage, SearchRange } from '../../data/mapSearch.ts';
import type { MapLevelRange } from '../../domain/mapLevel.ts';

/** What the search of a map finds, and how near it is shown. */
export interface MapSearchSource {
  readonly readPage: (text: string, range: SearchRange, signal: AbortSignal) => Promise<SearchPage>;
  readonly countDomainDevices: (
    id: string,
    signal: AbortSignal,
  ) => Promise<{ readonly count: number }>;
  /** The levels of the map with their zooms. */
  readonly levels: readonly MapLevelRange[];
}

/** Absent in a console without domains and devices. */
export const MapSearchContext = createContext<MapSearchSource | undefined>(undefined);
