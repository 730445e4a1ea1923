import { createContext } from 'react';

import type { MapMarker } from './MapMarkers.tsx';

/** What is around a place that is picked by hand, and how near it is looked at to begin with. */
export interface LocationPickerSettings {
  readonly markers: readonly MapMarker[];
  /** Absent: that of the site. */
  readonly zoom?: number;
}

/** Drawn by whichever map somebody picks a place on. */
export const LocationPickerContext = createContext<LocationPickerSettings>({ markers: [] });
