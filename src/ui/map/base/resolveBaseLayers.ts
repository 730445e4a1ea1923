import { parseLatLng } from '../../../domain/latLng.ts';
import type { MapCrsName } from '../crs/crsZooms.ts';
import type { GroundSettings, ImageSettings, TileSettings } from '../SiteMapContext.ts';
import type {
  BaseLayer,
  BaseLayerKind,
  BaseLayerProblem,
  ImageLayerOptions,
  TileLayerOptions,
} from './baseLayer.ts';
import { type Provider, PROVIDERS } from './providers.ts';

/** The grounds that a map offers. */
export interface BaseLayers {
  /** The drawn ground is always the first. */
  readonly layers: readonly BaseLayer[];
  /** The one that a map begins with. */
  readonly initialKind: BaseLayerKind;
  /** What of the configuration cannot be used. */
  readonly problems: readonly BaseLayerProblem[];
}

const ONLINE = 0;
const IMAGE = 2;

const DRAWN: BaseLayer = { kind: 'drawn' };

/** A configured ground that is not usable. */
class UnusableGround extends Error {
  readonly problem: BaseLayerProblem;

  constructor(key: string, args: BaseLayerProblem['args']) {
    super(key);
    this.problem = { key: `map.ground.${key}`, args };
  }
}

/**
 * Returns the grounds of a configuration. What is not usable is left out and named; the drawn ground remains.
 *
 * @param origin that of the page: with `mapOffline` 1 and 2 no other one is contacted
 * @see MAP-07
 */
export function resolveBaseLayers(
  settings: GroundSettings | undefined,
  origin: string,
): BaseLayers {
  if (!settings) return { layers: [DRAWN], initialKind: 'drawn', problems: [] };
  const problems: BaseLayerProblem[] = [];
  const read = <Layer extends BaseLayer>(resolve: () => Layer | undefined) => {
    try {
      return resolve();
    } catch (error) {
      if (!(error instanceof UnusableGround)) throw error;
      problems.push(error.problem);
      return undefined;
    }
  };
  const { mapType, mapOffline } = settings;
  if (!PROVIDERS.has(mapType))
    problems.push({ key: 'map.ground.unknownType', args: { type: mapType } });
  const tiles = read(() => resolveTiles(settings, origin));
  const image = read(() => resolveImage(settings.image, mapOffline));
  const { isDrawn = false } = getProvider(mapType);
  const preferred = mapOffline === IMAGE ? image : isDrawn ? DRAWN : tiles;
  return {
    layers: [DRAWN, tiles, image].filter(layer => layer !== undefined),
    initialKind: preferred?.kind ?? 'drawn',
    problems,
  };
}

/** An unknown provider is the plain one. */
const getProvider = (mapType: string): Provider => PROVIDERS.get(mapType) ?? { isDrawn: true };

function resolveTiles(
  { mapType, mapOffline, tiles }: GroundSettings,
  origin: string,
): TileLayerOptions | undefined {
  const { isDrawn = false, url: providerUrl, ...provider } = getProvider(mapType);
  const url = tiles?.url || (mapOffline === ONLINE ? providerUrl : undefined);
  if (!url) {
    if (isDrawn || mapOffline === IMAGE) return undefined;
    throw new UnusableGround('noTiles', { type: mapType });
  }
  const isArchive = isArchiveUrl(url);
  validateUrl(url, isArchive);
  if (mapOffline !== ONLINE && getOrigin(url, origin) !== origin)
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

const isArchiveUrl = (url: string) => /\.pmtiles$/iu.test(url.replace(/[?#].*$/u, ''));

const TILE_PARAMETERS = ['x', 'y', 'z'];

/** An XYZ template has its three parameters and no other one. */
function validateUrl(url: string, isArchive: boolean): void {
  const parameters = Array.from(url.matchAll(/\{([^{}]*)\}/gu), ([, name = '']) => name);
  const expected = isArchive ? [] : TILE_PARAMETERS;
  const isUsable =
    expected.every(name => parameters.includes(name)) &&
    parameters.every(name => expected.includes(name)) &&
    /^https?:$/u.test(parseUrl(url)?.protocol ?? '');
  if (!isUsable) throw new UnusableGround('url', { url });
}

/** The base of relative URLs where only the protocol matters. */
const ANY_ORIGIN = 'https://localhost';

const parseUrl = (url: string, origin = ANY_ORIGIN) =>
  URL.canParse(url, origin) ? new URL(url, origin) : undefined;

const getOrigin = (url: string, origin: string) => parseUrl(url, origin)?.origin ?? url;

function resolveImage(
  image: ImageSettings | undefined,
  mapOffline: number,
): ImageLayerOptions | undefined {
  const [southWest, northEast] = (image?.bounds ?? []).map(parseLatLng);
  const isUsable =
    image &&
    southWest &&
    northEast &&
    southWest.lat < northEast.lat &&
    southWest.lng < northEast.lng &&
    parseUrl(image.url);
  if (isUsable) return { kind: 'image', url: image.url, bounds: [southWest, northEast] };
  if (!image && mapOffline !== IMAGE) return undefined;
  throw new UnusableGround('noImage', {});
}

const omitUndefined = (tiles: TileSettings = {}): TileSettings =>
  Object.fromEntries(Object.entries(tiles).filter(([, value]) => value !== undefined));
