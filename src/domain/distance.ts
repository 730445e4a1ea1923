interface LatLngPoint {
  readonly lat: number;
  readonly lng: number;
}

/** The radius of a sphere that approximates the earth, in metres. */
const EARTH_RADIUS_M = 6_371_008.8;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the ground distance of two points, in metres; within half a percent of a survey. */
export function getDistanceMetres(one: LatLngPoint, other: LatLngPoint): number {
  const north = toRadians(other.lat - one.lat) / 2;
  const east = toRadians(other.lng - one.lng) / 2;
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(toRadians(one.lat)) * Math.cos(toRadians(other.lat)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Formats a distance: below a kilometre in whole metres, above it in kilometres with one decimal: `85 m`, `1.2 km`. */
export function formatDistance(metres: number): string {
  return Math.round(metres) < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`;
}

/** Returns the ground length of each segment of a line, in metres. */
export const measureSegments = (points: readonly LatLngPoint[]): readonly number[] =>
  points.slice(1).map((point, index) => getDistanceMetres(points[index] ?? point, point));
