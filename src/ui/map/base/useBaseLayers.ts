import { useContext, useMemo } from 'react';

import { CRS_ZOOMS, type MapCrsName } from '../crs/crsZooms.ts';
import { useSiteMap } from '../SiteMap.ts';
import { BaseLayerContext } from './BaseLayerContext.ts';
import type { BaseLayer } from './baseLayer.ts';
import { type BaseLayers, resolveBaseLayers } from './resolveBaseLayers.ts';

/** The grounds of the site, and the chosen one. */
export interface SiteBaseLayers extends BaseLayers {
  readonly layer: BaseLayer;
  readonly crs: MapCrsName;
  /** The zooms of the site that the chosen ground has too. */
  readonly minZoom: number;
  readonly maxZoom: number;
}

/**
 * Returns the grounds that the site offers; the chosen one is the initial one where the site does not offer it.
 *
 * @example const { layers, initialKind } = useBaseLayers();
 */
export function useBaseLayers(): SiteBaseLayers {
  const { ground, minZoom, maxZoom } = useSiteMap();
  const chosenKind = useContext(BaseLayerContext);
  const baseLayers = useMemo(() => resolveBaseLayers(ground, location.origin), [ground]);
  const { layers, initialKind } = baseLayers;
  const find = (kind: string | undefined) => layers.find(each => each.kind === kind);
  const layer = find(chosenKind) ?? find(initialKind) ?? { kind: 'drawn' };
  const crs = layer.kind === 'tiles' ? layer.crs : 'wgs84';
  const limits = CRS_ZOOMS[crs];
  return {
    ...{ ...baseLayers, layer, crs },
    minZoom: Math.max(minZoom, limits.minZoom),
    maxZoom: Math.min(maxZoom, limits.maxZoom),
  };
}
