import { assertDefined } from '../shared/assertDefined.ts';
import { generateAreas, getAreaSeed } from './groundAreas.ts';
import { type BlockShapeLister, createBlockShapeLister } from './groundBlocks.ts';
import { generateCountry } from './groundCountry.ts';
import { createGroundPlan, type GroundPlan, OUTSKIRTS_BLOCKS } from './groundPlan.ts';
import { type GroundShape, createShape, type StreetWidth } from './groundShape.ts';
import {
  type CityStreet,
  DISTRICT_COLUMNS,
  DISTRICT_ROWS,
  generateStreets,
  getStreetSeed,
} from './generateStreets.ts';
import { walkCurve } from './curve.ts';
import { countModels } from './models/countModels.ts';
import type { RoadKind } from './roadNames.ts';

/** What a map shows below the devices of a city. */
export interface CityGround {
  /** West, south, east and north edge of the drawn part of the world, in degrees. */
  readonly bounds: readonly [number, number, number, number];
  /** In the order in which they are drawn. */
  readonly shapes: readonly GroundShape[];
  /** What is around the city: woods and lakes without names, and roads. */
  readonly country: readonly GroundShape[];
  /** Generates what is in the blocks between the streets of a view: a large city has millions of buildings. */
  readonly listBlockShapes: BlockShapeLister;
}

const STREET_WIDTHS: Readonly<Record<RoadKind, StreetWidth>> = {
  大道: 'wide',
  路: 'medium',
  街: 'medium',
  巷: 'narrow',
};

/** The distance of the points of a street before it is simplified, in metres. */
const STREET_STEP_METRES = 10;
const DISTRICT_STEP_METRES = 30;

/**
 * Generates the ground of a city: the same shapes for the same seed and size, on every host. The lamps of a city are
 * along its streets.
 */
export function generateGround({
  seed,
  assets,
}: {
  readonly seed: number;
  readonly assets: number;
}): CityGround {
  const streetSeed = getStreetSeed(seed);
  const { blocks, districts, streets } = generateStreets(streetSeed, countModels(assets).ssslc);
  const plan = createGroundPlan(streetSeed, blocks);
  const areaSeed = getAreaSeed(streetSeed);
  const widths: readonly StreetWidth[] = ['narrow', 'medium', 'wide'];
  return {
    bounds: getBounds(plan),
    shapes: [
      ...districts.map(({ name }, i) => createDistrict(plan, name, i)),
      ...generateAreas(plan, streetSeed),
      ...streets
        .map(street => createStreet(plan, street))
        .toSorted((a, b) => widths.indexOf(a.width) - widths.indexOf(b.width)),
    ],
    country: generateCountry(plan, areaSeed),
    listBlockShapes: createBlockShapeLister(plan, streetSeed, kind => STREET_WIDTHS[kind]),
  };
}

function createStreet(plan: GroundPlan, { name, kind, nodes, metres }: CityStreet) {
  const path = nodes.map(([column, row]) => plan.getPoint(column, row));
  const points: number[] = [];
  let walked = 0;
  walkCurve(path, { start: 0, step: STREET_STEP_METRES }, (x, y) => {
    points.push(x, y);
    walked += STREET_STEP_METRES;
    return walked <= metres;
  });
  if (walked <= metres) {
    const { x, y } = assertDefined(path.at(-2));
    points.push(x, y);
  }
  return { ...createShape(plan, 'street', points, name), width: STREET_WIDTHS[kind] };
}

/** Creates the outline of a district, along its outer streets. */
function createDistrict(plan: GroundPlan, name: string, district: number): GroundShape {
  const { blocks } = plan;
  const left = (district % DISTRICT_COLUMNS) * blocks;
  const bottom = Math.floor(district / DISTRICT_COLUMNS) * blocks;
  const steps = Array.from({ length: blocks + 3 }, (_, i) => i - 1);
  const sides = [
    steps.map(step => [left + step, bottom]),
    steps.map(step => [left + blocks, bottom + step]),
    steps.map(step => [left + blocks - step, bottom + blocks]),
    steps.map(step => [left, bottom + blocks - step]),
  ];
  const points: number[] = [];
  for (const side of sides) {
    const path = side.map(([column = 0, row = 0]) => plan.getPoint(column, row));
    const { x, y } = assertDefined(path[1]);
    points.push(x, y);
    walkCurve(path, { start: DISTRICT_STEP_METRES, step: DISTRICT_STEP_METRES }, (onX, onY) => {
      points.push(onX, onY);
      return true;
    });
  }
  return createShape(plan, 'district', points, name);
}

/** Returns the bounds of a city with its outskirts. */
function getBounds({ blocks, toPoint, blockMetres }: GroundPlan): CityGround['bounds'] {
  const [width, height] = [DISTRICT_COLUMNS * blocks, DISTRICT_ROWS * blocks];
  const southWest = toPoint(-OUTSKIRTS_BLOCKS * blockMetres, -OUTSKIRTS_BLOCKS * blockMetres);
  const northEast = toPoint(
    (width + OUTSKIRTS_BLOCKS) * blockMetres,
    (height + OUTSKIRTS_BLOCKS) * blockMetres,
  );
  return [southWest.lng, southWest.lat, northEast.lng, northEast.lat];
}
