/** The eight points of the compass, clockwise from north. */
export const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** The name of the wind: its compass point of origin, or `static`. */
export type WindName = CompassPoint | 'static';

/** Metres per second; up to this the air counts as still. @see ASSET-12 */
const MAX_STILL_SPEED = 0.2;

const SECTOR_DEGREES = 360 / COMPASS_POINTS.length;

/**
 * Returns the name of the wind: static at 0.2 m/s or less, else one of eight compass points by sectors of 45 degrees
 * centred on each, including the lower edge.
 *
 * @param direction degrees clockwise from north; any number of turns
 * @param speed metres per second
 * @returns `undefined` where the direction is unknown and the air is not known to be still
 * @see ASSET-12
 */
export function getWindName(
  direction: number | undefined,
  speed: number | undefined,
): WindName | undefined {
  if (speed !== undefined && speed <= MAX_STILL_SPEED) return 'static';
  if (direction === undefined || !Number.isFinite(direction)) return undefined;
  const normalized = ((direction % 360) + 360) % 360;
  return COMPASS_POINTS[
    Math.floor((normalized + SECTOR_DEGREES / 2) / SECTOR_DEGREES) % COMPASS_POINTS.length
  ];
}
