import type { MapCrsName } from '../crs/crsZooms.ts';
import type { GroundSettings, TileSettings } from '../SiteMapContext.ts';
import type { TileLayerOptions } from './baseLayer.ts';
import { MAP_OFFLINE_MODES } from './mapOfflineModes.ts';
import { getProvider } from './providers.ts';
import { getOrigin, isArchiveUrl, isTileUrl } from './tileUrl.ts';
import { UnusableGround } from './UnusableGround.ts';

/**
 * Returns the tiles of a configuration; undefined where it has none.
 *
 * @param origin that of the page
 * @throws UnusableGround
 * @see MAP-07
 */
export function resolveTiles(
  { mapType, mapOffline, tiles }: GroundSettings,
  origin: string,
): TileLayerOptions | undefined {
  const { isDrawn = false, url: providerUrl, ...provider } = getProvider(mapType);
  const url = tiles?.url || (mapOffline === MAP_OFFLINE_MODES.online ? providerUrl : undefined);
  if (!url) {
    if (isDrawn || mapOffline === MAP_OFFLINE_MODES.image) return undefined;
    throw new UnusableGround('noTiles', { type: mapType });
  }
  const isArchive = isArchiveUrl(url);
  if (!isTileUrl(url, isArchive)) throw new UnusableGround('url', { url });
  if (mapOffline !== MAP_OFFLINE_MODES.online && getOrigin(url, origin) !== origin)
    throw new UnusableGround('otherHost', { host: getOrigin(url, origin) });
  const {
    attribution = '',
    minZoom = 0,
    maxZoom = 20,
    tileSize = 256,
  } = {
    ...provider,
    ...omitUndefined(tiles),
  };
  const crs = getCrs({ ...provider, ...omitUndefined(tiles) }, isArchive);
  return { kind: 'tiles', url, isArchive, attribution, minZoom, maxZoom, tileSize, crs };
}

/** The projections that a map has, by the coordinates of the tiles. */
const CRS_BY_TILES: ReadonlyMap<string, MapCrsName> = new Map([
  ['wgs84 webMercator', 'wgs84'],
  ['gcj02 webMercator', 'gcj02'],
  ['bd09 baidu', 'baidu'],
]);

/** An archive counts its tiles as Web Mercator does. */
function getCrs(
  { coordinates = 'wgs84', projection = 'webMercator' }: TileSettings,
  isArchive: boolean,
): MapCrsName {
  const crs = CRS_BY_TILES.get(`${coordinates} ${projection}`);
  if (!crs || (isArchive && crs === 'baidu'))
    throw new UnusableGround('projection', { projection, coordinates });
  return crs;
}

const omitUndefined = (tiles: TileSettings = {}): TileSettings =>
  Object.fromEntries(Object.entries(tiles).filter(([, value]) => value !== undefined));
