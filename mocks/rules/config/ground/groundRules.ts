import { type CityGround, generateGround } from '../../../city/generateGround.ts';
import { CITY_NAME } from '../../../city/generateDomains.ts';
import { translateText } from '../../../city/translateCity.ts';
import { createBinaryResponse } from '../../../platform/BinaryResponse.ts';
import { readGeoBox } from '../../../platform/geoBox.ts';
import { errorCodes, HttpError, httpErrors } from '../../../platform/HttpError.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../../platform/operationRule.ts';
import { ResponseWithHeaders } from '../../../platform/ResponseWithHeaders.ts';
import { md5 } from '../../../shared/md5.ts';
import { toMercatorX, toMercatorY } from '../../../shared/webMercator.ts';
import { createGroundView } from './createGroundView.ts';
import { type PictureFrame, renderGround } from './renderGround.ts';

/** The width of a tile, and the maximum width of the static image, in px. */
const TILE_PX = 256;
const IMAGE_PX = 2048;

/** The zooms with tiles. */
const MIN_ZOOM = 3;
const MAX_ZOOM = 20;

/** A platform that is started again on the same port may have another city. */
const CACHE_SECONDS = 300;

type City = NonNullable<RuleContext['city']>;

const grounds = new WeakMap<City, CityGround>();

/** Generates the ground with the names of the language of the city. */
function generateNamedGround(city: City): CityGround {
  const ground = generateGround(city);
  if (city.names !== 'en') return ground;
  const translate = (shapes: CityGround['shapes']) =>
    shapes.map(shape => ({ ...shape, name: translateText(shape.name) }));
  return { ...ground, shapes: translate(ground.shapes), country: translate(ground.country) };
}

/** Returns the ground of a city, generated on first use. */
function getGround(city: City): CityGround {
  const ground = grounds.get(city) ?? generateNamedGround(city);
  grounds.set(city, ground);
  return ground;
}

/** @throws HttpError 404 (54) for a platform with a tester's own rows, which have no streets */
function readGround({ platform: { city } }: OperationCall): CityGround {
  if (city) return getGround(city);
  throw new HttpError(404, errorCodes.keyNotFound, 'This platform has no ground.');
}

const createCacheHeaders = (content: string | Uint8Array) => ({
  'cache-control': `public, max-age=${CACHE_SECONDS}`,
  etag: `"${md5(content)}"`,
});

/** @throws HttpError 400 (1) an empty box */
function getMapGround(call: OperationCall) {
  const view = createGroundView(
    readGround(call),
    readGeoBox(call.query.box),
    Number(call.query.zoom),
  );
  return new ResponseWithHeaders(view, createCacheHeaders(JSON.stringify(view)));
}

const createPicture = (bytes: Uint8Array) =>
  createBinaryResponse({ type: 'image/png', bytes, headers: createCacheHeaders(bytes) });

const images = new WeakMap<CityGround, Uint8Array>();

/** Returns the static image of a ground, drawn on first use: it takes a second of processor time. */
function getImage(ground: CityGround): Uint8Array {
  const image = images.get(ground) ?? renderGround(ground, getImageFrame(ground));
  images.set(ground, image);
  return image;
}

const getMapImage: OperationRule = call => createPicture(getImage(readGround(call)));

/** @throws HttpError 404 (6) outside the ground or its zooms */
function getMapTile(call: OperationCall) {
  const ground = readGround(call);
  const { z = '', x = '', row = '' } = call.path;
  const [zoom, column, line] = [Number(z), Number(x), Number.parseInt(row, 10)];
  const tiles = 2 ** zoom;
  const frame = {
    ...{ x: column / tiles, y: line / tiles },
    ...{ width: TILE_PX, height: TILE_PX, zoom },
  };
  if (zoom < MIN_ZOOM || zoom > MAX_ZOOM || !overlaps(ground, frame))
    throw httpErrors.notFound('tile', `${z}/${x}/${row}`);
  return createPicture(renderGround(ground, frame));
}

function overlaps(ground: CityGround, { x, y, width, height, zoom }: PictureFrame): boolean {
  const { left, right, top, bottom } = getEdges(ground);
  const pixel = 1 / (TILE_PX * 2 ** zoom);
  return x < right && x + width * pixel > left && y < bottom && y + height * pixel > top;
}

/** Returns the edges of the ground as shares of the world. */
const getEdges = ({ bounds: [west, south, east, north] }: CityGround) => ({
  ...{ left: toMercatorX(west), right: toMercatorX(east) },
  ...{ top: toMercatorY(north), bottom: toMercatorY(south) },
});

/** Returns the frame of the static image: the whole ground. */
function getImageFrame(ground: CityGround): PictureFrame {
  const { left, right, top, bottom } = getEdges(ground);
  const zoom = Math.log2(IMAGE_PX / TILE_PX / (right - left));
  const height = Math.round((IMAGE_PX * (bottom - top)) / (right - left));
  return { x: left, y: top, width: IMAGE_PX, height, zoom };
}

/** Returns the tiles and the static image in the configuration of the map; nothing without a city. */
export function getMapPictures(city: City | undefined) {
  if (!city) return {};
  const ground = getGround(city);
  const [west, south, east, north] = ground.bounds;
  const { width, height } = getImageFrame(ground);
  return {
    tiles: {
      ...{
        url: '/api/config/tiles/{z}/{x}/{y}.png',
        attribution: `© ${city.names === 'en' ? translateText(CITY_NAME) : CITY_NAME}`,
      },
      ...{ minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, tileSize: TILE_PX },
      ...{ coordinates: 'wgs84', projection: 'webMercator' },
    },
    static: {
      ...{ url: '/api/config/map/image', width, height },
      bounds: [
        { lat: south, lng: west },
        { lat: north, lng: east },
      ],
    },
  };
}

/** The rules of the ground of the map. @see MAP-07, MAP-12 */
export const groundRules: Readonly<Record<string, OperationRule>> = {
  getMapGround,
  getMapImage,
  getMapTile,
};
