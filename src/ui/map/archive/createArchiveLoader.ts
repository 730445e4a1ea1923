import type { CoordinateConversion } from '../crs/chineseCoordinates.ts';
import type { GroundLoader, GroundView } from '../ground/GroundLoader.ts';
import type { MapArchive } from './openArchive.ts';
import { readVectorFeatures, type TileNumber } from './vectorFeatures.ts';

/** A view with more tiles is read with less detail. */
const MAX_TILES = 40;

/** The features of the latest tiles: a short drag reads few new ones. */
const MAX_CACHED_TILES = 120;

/** Returns a loader of the ground of an archive of shapes, which the map draws in its colours. */
export function createArchiveLoader(
  archive: MapArchive,
  conversion: CoordinateConversion | undefined,
): GroundLoader {
  const cache = new Map<string, readonly object[]>();
  const readTile = async (tile: TileNumber, signal: AbortSignal) => {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const bytes = await archive.readTile(tile, signal);
    const features = bytes ? readVectorFeatures(bytes, tile) : [];
    const converted = conversion ? convertFeatures(features, conversion) : features;
    cache.set(key, converted);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED_TILES && oldest !== undefined) cache.delete(oldest);
    return converted;
  };
  return async (view, signal) => {
    const tiles = listTiles(archive, shiftView(view, conversion));
    const features = await Promise.all(tiles.map(tile => readTile(tile, signal)));
    return { type: 'FeatureCollection', features: features.flat() };
  };
}

function listTiles({ minZoom, maxZoom }: MapArchive, { box, zoom }: GroundView) {
  const [west, south, east, north] = box;
  for (let z = Math.max(minZoom, Math.min(maxZoom, zoom)); ; z -= 1) {
    const size = 2 ** z;
    const clamp = (number: number) => Math.max(0, Math.min(size - 1, Math.floor(number)));
    const toColumn = (lng: number) => clamp((lng / 360 + 0.5) * size);
    const toRow = (lat: number) =>
      clamp(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * size);
    const [left, right, top, bottom] = [toColumn(west), toColumn(east), toRow(north), toRow(south)];
    const [columns, rows] = [right - left + 1, bottom - top + 1];
    if (columns * rows <= MAX_TILES || z <= minZoom)
      return Array.from({ length: Math.min(columns * rows, MAX_TILES) }, (_, index): TileNumber => {
        return { x: left + (index % columns), y: top + Math.floor(index / columns), z };
      });
  }
}

function shiftView(view: GroundView, conversion: CoordinateConversion | undefined): GroundView {
  if (!conversion) return view;
  const [west, south, east, north] = view.box;
  const southWest = conversion.fromWgs84({ lat: south, lng: west });
  const northEast = conversion.fromWgs84({ lat: north, lng: east });
  return { ...view, box: [southWest.lng, southWest.lat, northEast.lng, northEast.lat] };
}

/** Converts the coordinates of GeoJSON, whatever its geometry, to WGS-84. */
const convertFeatures = (features: readonly object[], { toWgs84 }: CoordinateConversion) =>
  JSON.parse(JSON.stringify(features), (_, value: unknown) => {
    if (!isPosition(value)) return value;
    const { lat, lng } = toWgs84({ lng: value[0], lat: value[1] });
    return [lng, lat];
  }) as readonly object[];

const isPosition = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(each => typeof each === 'number');
