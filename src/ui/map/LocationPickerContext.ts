import { createContext } from 'react';

import type { MapMarker } from './mapMarker.ts';
import type { MapPosition } from './SiteMap.ts';

/** The nearby markers of a location picker, and its initial view. */
export interface LocationPickerSettings {
  readonly markers: readonly MapMarker[];
  /** The center while no position is set. Absent: that of the site. */
  readonly center?: MapPosition;
  /** Absent: that of the site. */
  readonly zoom?: number;
}

/** Consumed by every map with a location picker. */
export const LocationPickerContext = createContext<LocationPickerSettings>({ markers: [] });
