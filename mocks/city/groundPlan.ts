import { type CityPoint, toLatitude, toLongitude } from './cityCoordinates.ts';
import { BLOCK_METRES, type Crossing, createCrossings } from './crossings.ts';
import { DISTRICT_COLUMNS, DISTRICT_ROWS } from './generateStreets.ts';

/** The width of the land around a city that the map shows, in blocks. */
export const OUTSKIRTS_BLOCKS = 6;

/** How far the country around a city extends, in blocks: beyond a screen that shows all of the city. */
export const COUNTRY_BLOCKS = 160;

/** The plane of a city in blocks, distorted as its streets are. */
export interface GroundPlan {
  /** The width and height of a district. */
  readonly blocks: number;
  readonly blockMetres: number;
  /** Returns a point of the plane in metres; between crossings it is interpolated. */
  readonly getPoint: (column: number, row: number) => Crossing;
  /** Returns the geographic point of one in metres. */
  readonly toPoint: (x: number, y: number) => CityPoint;
}

export function createGroundPlan(streetSeed: number, blocks: number): GroundPlan {
  const crossing = createCrossings(streetSeed);
  const middleX = (DISTRICT_COLUMNS * blocks * BLOCK_METRES) / 2;
  const middleY = (DISTRICT_ROWS * blocks * BLOCK_METRES) / 2;
  return {
    blocks,
    blockMetres: BLOCK_METRES,
    toPoint: (x, y) => ({ lat: toLatitude(y - middleY), lng: toLongitude(x - middleX) }),
    getPoint(column, row) {
      const [left, bottom] = [Math.floor(column), Math.floor(row)];
      const [across, up] = [column - left, row - bottom];
      if (across === 0 && up === 0) return crossing(column, row);
      const south = interpolate(crossing(left, bottom), crossing(left + 1, bottom), across);
      const north = interpolate(crossing(left, bottom + 1), crossing(left + 1, bottom + 1), across);
      return interpolate(south, north, up);
    },
  };
}

const interpolate = (from: Crossing, to: Crossing, ratio: number): Crossing => ({
  x: from.x + (to.x - from.x) * ratio,
  y: from.y + (to.y - from.y) * ratio,
});
