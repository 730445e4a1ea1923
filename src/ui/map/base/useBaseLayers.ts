import { useContext, useMemo } from 'react';

import { CRS_ZOOMS, type MapCrsName, type ZoomRange } from '../crs/crsZooms.ts';
import { useSiteMap } from '../SiteMap.ts';
import { BaseLayerContext } from './BaseLayerContext.ts';
import type { BaseLayer, BaseLayerKind } from './baseLayer.ts';
import { type BaseLayers, resolveBaseLayers } from './resolveBaseLayers.ts';

/** The grounds of the site, and the chosen one, with the zooms of the site that it has too. */
export interface SiteBaseLayers extends BaseLayers, ZoomRange {
  readonly layer: BaseLayer;
  readonly crs: MapCrsName;
}

/**
 * Returns the grounds that the site offers; the chosen one is the initial one where the site does not offer it.
 *
 * @example const { layers, initialKind } = useBaseLayers();
 *
 * @param kind the chosen one, outside of the map that shows it; absent: that of the map
 */
export function useBaseLayers(kind?: BaseLayerKind): SiteBaseLayers {
  const { ground, minZoom, maxZoom } = useSiteMap();
  const kindOfMap = useContext(BaseLayerContext);
  const baseLayers = useMemo(() => resolveBaseLayers(ground, location.origin), [ground]);
  const { layers, initialKind } = baseLayers;
  const find = (name: BaseLayerKind | undefined) => layers.find(each => each.kind === name);
  const layer = find(kind ?? kindOfMap) ?? find(initialKind) ?? { kind: 'drawn' };
  return {
    ...{ ...baseLayers, layer, crs: getCrs(layer) },
    ...getLayerZooms(layer, { minZoom, maxZoom }),
  };
}

const getCrs = (layer: BaseLayer): MapCrsName => (layer.kind === 'tiles' ? layer.crs : 'wgs84');

/** Returns the zooms of the site that a ground has too. @see MAP-08 */
export function getLayerZooms(layer: BaseLayer, { minZoom, maxZoom }: ZoomRange): ZoomRange {
  const zooms = CRS_ZOOMS[getCrs(layer)];
  return { minZoom: Math.max(minZoom, zooms.minZoom), maxZoom: Math.min(maxZoom, zooms.maxZoom) };
}
