import { PMTiles, type RangeResponse, type Source, TileType } from 'pmtiles';

import type { RangeLoader } from './RangeLoader.ts';

/** A file with all tiles of a map, of which ranges are read. */
export interface MapArchive {
  /** Shapes, which the map draws in its colours; otherwise pictures. */
  readonly isVector: boolean;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Returns a tile without its compression; undefined outside of the archive. */
  readonly readTile: (
    tile: { readonly x: number; readonly y: number; readonly z: number },
    signal: AbortSignal,
  ) => Promise<ArrayBuffer | undefined>;
}

/**
 * Opens a PMTiles archive.
 *
 * @throws for a file of another format, and what the loader throws
 * @see https://docs.protomaps.com/pmtiles/
 */
export async function openArchive(url: string, loadRange: RangeLoader): Promise<MapArchive> {
  const source: Source = {
    getKey: () => url,
    getBytes: async (offset, length, signal): Promise<RangeResponse> => ({
      data: await loadRange({ url, offset, length }, signal ?? new AbortController().signal),
    }),
  };
  const archive = new PMTiles(source);
  const { tileType, minZoom, maxZoom } = await archive.getHeader();
  return {
    ...{ isVector: tileType === TileType.Mvt, minZoom, maxZoom },
    readTile: async ({ x, y, z }, signal) => (await archive.getZxy(z, x, y, signal))?.data,
  };
}
