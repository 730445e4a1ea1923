import type { components } from '../../../../src/generated/config/types.ts';
import type { CityGround } from '../../../city/generateGround.ts';
import type { GroundShape } from '../../../city/groundShape.ts';
import type { GeoBox } from '../../../platform/geoBox.ts';
import { getDegreesPerPixel, listVisibleBlocks, listVisibleShapes } from './listVisibleShapes.ts';

type Ground = components['schemas']['Ground'];
type GroundFeature = components['schemas']['GroundFeature'];

/** The maximum size of a response in bytes. */
const MAX_BYTES = 200_000;

/** A box that is wider than this at its zoom, in px, is no view of a screen: it has the detail of a lower zoom. */
const MAX_WIDTH_PX = 8_192;

/** The maximum zoom of the detail: at this one a point is exact to some centimetres. */
const MAX_DETAIL = 18;

/** Creates the GeoJSON of a view; a view with too much of it has less detail. */
export function createGroundView(ground: CityGround, view: GeoBox, zoom: number): Ground {
  const widestZoom = Math.log2((MAX_WIDTH_PX * getDegreesPerPixel(0)) / (view.east - view.west));
  for (let detail = Math.floor(Math.min(zoom, widestZoom, MAX_DETAIL)); ; detail -= 1) {
    const shapes = listVisibleShapes(ground.shapes, view, detail);
    const country = listVisibleShapes(ground.country, view, detail);
    // Without room for the buildings of a view, they are larger ones, and then none, and then the country is none either:
    // streets are more important.
    for (const [blockZoom, around] of [
      ...[detail, detail - 2, 0].map(zoomOfBlocks => [zoomOfBlocks, country] as const),
      [0, []] as const,
    ]) {
      const roads = around.filter(({ kind }) => kind === 'street');
      const areas = around.filter(({ kind }) => kind !== 'street');
      const nameless = [...areas, ...listVisibleBlocks(ground, view, blockZoom)];
      const features = [...shapes, ...roads].flatMap(shape => toFeatures(shape, detail));
      const result: Ground = {
        type: 'FeatureCollection',
        features: [...toNamelessFeatures(nameless, detail), ...features],
      };
      if (detail <= 0 || getBytes(result) <= MAX_BYTES) return result;
    }
  }
}

const getBytes = (ground: Ground) => new TextEncoder().encode(JSON.stringify(ground)).length;

/** The decimals of a building: to half a pixel, which is enough for a view with thousands of them. */
const getBuildingDecimals = (zoom: number) => getDecimals(Math.max(0, zoom - 2));

/** Returns one feature for each kind: thousands of buildings have no name. */
const toNamelessFeatures = (shapes: readonly GroundShape[], detail: number): GroundFeature[] =>
  [...Map.groupBy(shapes, ({ kind }) => kind)].flatMap(([kind, members]) => {
    const coordinates = members
      .map(({ points }) => toPositions(points, getBuildingDecimals(detail)))
      .filter(ring => ring.length >= 3)
      .map(ring => [[...ring, ...ring.slice(0, 1)]]);
    if (coordinates.length === 0) return [];
    const geometry = { type: 'MultiPolygon' as const, coordinates };
    return [{ type: 'Feature', properties: { kind }, geometry }];
  });

function toFeatures({ kind, name, width, points }: GroundShape, detail: number): GroundFeature[] {
  const coordinates = toPositions(points, getDecimals(detail));
  const properties = width === undefined ? { kind, name } : { kind, name, width };
  if (kind === 'street') {
    if (coordinates.length < 2) return [];
    return [{ type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }];
  }
  if (coordinates.length < 3) return [];
  const ring = [...coordinates, ...coordinates.slice(0, 1)];
  return [{ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }];
}

/** Returns the decimals of degrees that a quarter of a pixel needs. */
const getDecimals = (zoom: number): number =>
  Math.max(2, Math.ceil(-Math.log10(getDegreesPerPixel(zoom) / 4)));

/** Rounds the points; neighbours that become the same are one. */
function toPositions(points: Float64Array, decimals: number): number[][] {
  const positions: number[][] = [];
  let [lastLng, lastLat] = [NaN, NaN];
  for (let at = 0; at < points.length; at += 2) {
    const lng = Number(points[at]?.toFixed(decimals));
    const lat = Number(points[at + 1]?.toFixed(decimals));
    if (lng === lastLng && lat === lastLat) continue;
    positions.push([lng, lat]);
    [lastLng, lastLat] = [lng, lat];
  }
  return positions;
}
