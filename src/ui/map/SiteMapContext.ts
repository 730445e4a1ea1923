import { createContext } from 'react';

import type { LatLng } from '../../domain/latLng.ts';
import type { RangeLoader } from './archive/RangeLoader.ts';
import type { GroundLoader } from './ground/GroundLoader.ts';

/** The configuration of the base maps of a site, not validated; see `MapConfig` of `openapi/config.yaml`. */
export interface GroundSettings {
  /** The key of a provider. */
  readonly mapType: string;
  /** 0 online tiles, 1 offline tiles, 2 an image. */
  readonly mapOffline: number;
  readonly tiles?: TileSettings | undefined;
  readonly image?: ImageSettings | undefined;
}

export interface TileSettings {
  /** An XYZ template, or the URL of a `.pmtiles` file. */
  readonly url?: string | undefined;
  readonly attribution?: string | undefined;
  readonly minZoom?: number | undefined;
  readonly maxZoom?: number | undefined;
  /** In pixels. */
  readonly tileSize?: number | undefined;
  readonly coordinates?: string | undefined;
  readonly projection?: string | undefined;
}

export interface ImageSettings {
  readonly url: string;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The positions of its corners, south-west first. */
  readonly bounds: readonly LatLng[];
}

/** The map settings of the site: initial view, zoom range, and what is below the markers. */
export interface SiteMap {
  readonly center: LatLng;
  readonly zoom: number;
  /** The zoom for a single position. */
  readonly positionZoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Absent for a site without settings. */
  readonly ground?: GroundSettings;
  /** Loads the ground that the platform draws; absent for a site without settings. */
  readonly loadGround?: GroundLoader;
  /** Loads a part of a `.pmtiles` file. */
  readonly loadRange?: RangeLoader;
}

/** The default of a site without settings: the whole world, and the default zoom for positions. @see MAP-08 */
export const WORLD_MAP: SiteMap = {
  center: { lat: 0, lng: 0 },
  ...{ zoom: 2, positionZoom: 16, minZoom: 1, maxZoom: 20 },
};

export const SiteMapContext = createContext<SiteMap>(WORLD_MAP);
