import { createContext, useContext } from 'react';

/** A place in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** What the site says of its map: where it begins, how near it goes, and the picture under it, if it has one. */
export interface SiteMap {
  readonly center: Place;
  readonly zoom: number;
  /** The zoom at which one place is shown. */
  readonly placeZoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** An image and the places of its corners, south-west first. */
  readonly image?: { readonly url: string; readonly bounds: readonly [Place, Place] };
}

/** A site that says nothing: the whole world; its places at the default zoom. @see spec A8 */
export const WORLD: SiteMap = {
  center: { lat: 0, lng: 0 },
  ...{ zoom: 2, placeZoom: 16, minZoom: 1, maxZoom: 20 },
};

export const SiteMapContext = createContext<SiteMap>(WORLD);

export const useSiteMap = (): SiteMap => useContext(SiteMapContext);
