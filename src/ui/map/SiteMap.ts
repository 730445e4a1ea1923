import { createContext, useContext } from 'react';

import { parseLatLng } from '../../domain/latLng.ts';
import type { GroundLoader } from './ground/GroundLoader.ts';

/** A position in degrees. */
export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

/** The map settings of the site: initial view, zoom range, and the background image, if there is one. */
export interface SiteMap {
  readonly center: MapPosition;
  readonly zoom: number;
  /** The zoom for a single position. */
  readonly positionZoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** An image and the positions of its corners, south-west first. */
  readonly image?: { readonly url: string; readonly bounds: readonly [MapPosition, MapPosition] };
  /** Loads what is drawn below the markers; absent for a site with an image. */
  readonly loadGround?: GroundLoader;
}

/** The default of a site without settings: the whole world, and the default zoom for positions. @see MAP-08 */
export const WORLD_MAP: SiteMap = {
  center: { lat: 0, lng: 0 },
  ...{ zoom: 2, positionZoom: 16, minZoom: 1, maxZoom: 20 },
};

export const SiteMapContext = createContext<SiteMap>(WORLD_MAP);

/** Beyond this zoom, tile numbers exceed the countable range. */
const MAX_COUNTABLE_ZOOM = 24;

/** Returns the map settings of the site; invalid ones fall back to the default. */
export function useSiteMap(): SiteMap {
  const site = useContext(SiteMapContext);
  const { center, zoom, positionZoom, minZoom, maxZoom } = site;
  const isUsable =
    parseLatLng(center) &&
    [zoom, positionZoom, minZoom, maxZoom].every(
      level => level >= 0 && level <= MAX_COUNTABLE_ZOOM,
    );
  return isUsable ? site : { ...WORLD_MAP, ...(site.image && { image: site.image }) };
}
