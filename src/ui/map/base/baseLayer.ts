import type { LatLng } from '../../../domain/latLng.ts';
import type { MapCrsName } from '../crs/crsZooms.ts';

/** The grounds of the map: drawn by the console, tiles of a provider, or one image. */
export const BASE_LAYER_KINDS = ['drawn', 'tiles', 'image'] as const;
export type BaseLayerKind = (typeof BASE_LAYER_KINDS)[number];

export interface TileLayerOptions {
  readonly kind: 'tiles';
  /** An XYZ template, or the URL of a `.pmtiles` file. */
  readonly url: string;
  readonly isArchive: boolean;
  readonly attribution: string;
  readonly minZoom: number;
  /** The last zoom with tiles; those of it are enlarged beyond. */
  readonly maxZoom: number;
  /** In pixels. */
  readonly tileSize: number;
  readonly crs: MapCrsName;
}

export interface ImageLayerOptions {
  readonly kind: 'image';
  readonly url: string;
  /** South-west and north-east corner. */
  readonly bounds: readonly [LatLng, LatLng];
}

export type BaseLayer = { readonly kind: 'drawn' } | TileLayerOptions | ImageLayerOptions;

/** Why a ground of the configuration is not used, as a message. */
export interface BaseLayerProblem {
  readonly key: string;
  readonly args: Readonly<Record<string, string>>;
}
