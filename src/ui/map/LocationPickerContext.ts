import { createContext } from 'react';

import type { MapMarker } from './mapMarker.ts';

/** The nearby markers of a location picker, and its initial zoom. */
export interface LocationPickerSettings {
  readonly markers: readonly MapMarker[];
  /** Absent: that of the site. */
  readonly zoom?: number;
}

/** Consumed by every map with a location picker. */
export const LocationPickerContext = createContext<LocationPickerSettings>({ markers: [] });
