import { useMemo } from 'react';

import { type MapLevelRange, selectMapLevels } from '../domain/mapLevel.ts';
import { useConfiguration } from './useConfiguration.ts';

/**
 * Returns the configured zooms of the map's levels.
 *
 * @example const levels = useMapLevels(); // [{ id: 1, zoom: 9 }, …, { id: 5, zoom: 16 }]
 * @see MAP-01
 */
export function useMapLevels(): readonly MapLevelRange[] {
  const own = useConfiguration('map')?.levels;
  const ofDomains = useConfiguration('domain')?.levels;
  return useMemo(() => selectMapLevels(own, ofDomains), [own, ofDomains]);
}
