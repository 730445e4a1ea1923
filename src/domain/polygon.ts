import type { LatLng } from './latLng.ts';

/** A part of the earth between two meridians and two parallels, in degrees. */
export interface LatLngBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Returns the vertical coordinate of the Mercator projection: an edge that is straight on the map is straight in it. */
export const toMercatorY = ({ lat }: LatLng) => Math.asinh(Math.tan((lat * Math.PI) / 180));

/**
 * Creates a test of whether a position is inside a polygon, by the even-odd rule: where the outline crosses itself, what
 * is enclosed twice is outside. Edges are straight on a Mercator map.
 */
export function createPolygonTest(points: readonly LatLng[]): (position: LatLng) => boolean {
  const vertices = points.map(point => ({ x: point.lng, y: toMercatorY(point) }));
  return position => {
    const [x, y] = [position.lng, toMercatorY(position)];
    let isInside = false;
    vertices.forEach((one, index) => {
      const other = vertices.at(index - 1) ?? one;
      if (one.y > y === other.y > y) return;
      const crossing = one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x);
      if (x < crossing) isInside = !isInside;
    });
    return isInside;
  };
}

/** Returns the smallest box around positions. */
export const getBoundingBox = (points: readonly LatLng[]): LatLngBox => ({
  west: Math.min(...points.map(({ lng }) => lng)),
  south: Math.min(...points.map(({ lat }) => lat)),
  east: Math.max(...points.map(({ lng }) => lng)),
  north: Math.max(...points.map(({ lat }) => lat)),
});

/** Whether a position is in a box or on its edge. */
export const isInBox = ({ lat, lng }: LatLng, { west, south, east, north }: LatLngBox): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Returns the four corners of a box, from the north-west clockwise. */
export const getBoxCorners = ({ west, south, east, north }: LatLngBox): readonly LatLng[] => [
  { lat: north, lng: west },
  { lat: north, lng: east },
  { lat: south, lng: east },
  { lat: south, lng: west },
];

/** Returns the four quarters of a box. */
export function splitBox({ west, south, east, north }: LatLngBox): readonly LatLngBox[] {
  const lng = (west + east) / 2;
  const lat = (south + north) / 2;
  return [
    { west, south, east: lng, north: lat },
    { west: lng, south, east, north: lat },
    { west, south: lat, east: lng, north },
    { west: lng, south: lat, east, north },
  ];
}

/** Returns the corners of the smallest convex area that contains all positions. */
export function getConvexHull(points: readonly LatLng[]): readonly LatLng[] {
  const sorted = points.toSorted((one, other) => one.lng - other.lng || one.lat - other.lat);
  return [...getHullSide(sorted), ...getHullSide(sorted.toReversed())];
}

/** Returns the corners of one side of the hull, without the last one, which is the first one of the other side. */
function getHullSide(points: readonly LatLng[]): readonly LatLng[] {
  const side: LatLng[] = [];
  for (const point of points) {
    let [start, middle] = side.slice(-2);
    while (start && middle && !turnsLeft(start, middle, point)) {
      side.pop();
      [start, middle] = side.slice(-2);
    }
    side.push(point);
  }
  return side.slice(0, -1);
}

const turnsLeft = (start: LatLng, middle: LatLng, end: LatLng) =>
  (middle.lng - start.lng) * (end.lat - start.lat) -
    (middle.lat - start.lat) * (end.lng - start.lng) >
  0;

/** The platform rounds a box to a tenth of a metre. */
const MARGIN_DEGREES = 2e-6;

/** Returns a box that also contains what is on the edge of another one, after it was rounded. */
export const addMargin = ({ west, south, east, north }: LatLngBox): LatLngBox => ({
  west: west - MARGIN_DEGREES,
  south: south - MARGIN_DEGREES,
  east: east + MARGIN_DEGREES,
  north: north + MARGIN_DEGREES,
});
