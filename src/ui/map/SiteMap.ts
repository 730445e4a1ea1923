import { createContext, useContext } from 'react';

import { parseLatLng } from '../../domain/latLng.ts';

/** A place in degrees. */
export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

/** What the site says of its map: where it begins, how near it goes, and the picture under it, if it has one. */
export interface SiteMap {
  readonly center: MapPosition;
  readonly zoom: number;
  /** The zoom at which one place is shown. */
  readonly positionZoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** An image and the places of its corners, south-west first. */
  readonly image?: { readonly url: string; readonly bounds: readonly [MapPosition, MapPosition] };
}

/** A site that says nothing: the whole world; its places at the default zoom. @see MAP-08 */
export const WORLD_MAP: SiteMap = {
  center: { lat: 0, lng: 0 },
  ...{ zoom: 2, positionZoom: 16, minZoom: 1, maxZoom: 20 },
};

export const SiteMapContext = createContext<SiteMap>(WORLD_MAP);

/** Beyond it a tile has no number that can be counted. */
const MAX_COUNTABLE_ZOOM = 24;

/** Settings that no map can be drawn by are those of a site that says nothing. */
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
