import { walkCurve } from './curve.ts';
import { DISTRICT_COLUMNS, DISTRICT_ROWS } from './generateStreets.ts';
import { createWavyArea } from './groundAreas.ts';
import { COUNTRY_BLOCKS, type GroundPlan, OUTSKIRTS_BLOCKS } from './groundPlan.ts';
import { createShape, type GroundShape } from './groundShape.ts';
import { hashToFraction, joinHashes } from './hash.ts';
import { pickNameStem } from './roadNames.ts';

/** Between a city and the road around it, in blocks. */
const RING_ROAD_BLOCKS = OUTSKIRTS_BLOCKS - 1;

/** The length of each side of the road around a city that its corners leave out, in blocks. */
const RING_ROAD_CORNER_BLOCKS = 4;

const ROAD_STEP_METRES = 100;

/** How much farther apart two roads out of a city are after each of their blocks, as a share of their distance. */
const ROAD_SPREAD = 0.012;

/** Between two places that may have a wood or a lake, in blocks. */
const AREA_SPACING_BLOCKS = 10;

/** The share of these places next to a city that has one; at the edge of the country none has. */
const AREA_SHARE = 0.7;
const LAKE_SHARE = 0.15;

const MIN_AREA_BLOCKS = 1;
const MAX_AREA_BLOCKS = 3.6;

type Node = readonly [column: number, row: number];

const getSize = ({ blocks }: GroundPlan) => ({
  width: DISTRICT_COLUMNS * blocks,
  height: DISTRICT_ROWS * blocks,
});

/** Generates what is around a city: woods and lakes, fewer the farther away, so that they have no edge; then roads. */
export const generateCountry = (plan: GroundPlan, seed: number): readonly GroundShape[] => [
  ...generateAreas(plan, seed),
  ...generateRoads(plan, seed),
];

function generateAreas(plan: GroundPlan, seed: number): readonly GroundShape[] {
  const { width, height } = getSize(plan);
  const shapes: GroundShape[] = [];
  for (let row = -COUNTRY_BLOCKS; row < height + COUNTRY_BLOCKS; row += AREA_SPACING_BLOCKS)
    for (
      let column = -COUNTRY_BLOCKS;
      column < width + COUNTRY_BLOCKS;
      column += AREA_SPACING_BLOCKS
    ) {
      const shape = createCountryArea(plan, joinHashes(joinHashes(seed, column), row), [
        column,
        row,
      ]);
      if (shape) shapes.push(shape);
    }
  return shapes;
}

/** Creates the wood or lake of a place, if it has one; a lake is not in the river. */
function createCountryArea(plan: GroundPlan, hash: number, [column, row]: Node) {
  const { width, height } = getSize(plan);
  const share = (n: number) => hashToFraction(hash, 20 + n);
  const centre = {
    column: column + AREA_SPACING_BLOCKS * share(1),
    row: row + AREA_SPACING_BLOCKS * share(2),
  };
  const radius = MIN_AREA_BLOCKS + (MAX_AREA_BLOCKS - MIN_AREA_BLOCKS) * share(3) * share(3);
  const distance = Math.max(
    ...[-centre.column, centre.column - width, -centre.row, centre.row - height],
  );
  const isOutsideRingRoad = distance > OUTSKIRTS_BLOCKS + 2 * radius;
  if (!isOutsideRingRoad || share(4) >= AREA_SHARE * (1 - distance / COUNTRY_BLOCKS))
    return undefined;
  const isOnRiver = Math.abs(centre.row - plan.blocks) < 2 * radius + 2;
  const isLake = share(5) < LAKE_SHARE && !isOnRiver;
  return createWavyArea(plan, isLake ? 'lake' : 'park', { hash, centre, radius }, '');
}

/** Generates the roads out of a city, which spread over its country, and the road around it. */
function generateRoads(plan: GroundPlan, seed: number): readonly GroundShape[] {
  const roads = [...listRoadsOut(plan), listRingRoad(plan)];
  return roads.map((nodes, index) => {
    const points: number[] = [];
    const path = nodes.map(([column, row]) => plan.getPoint(column, row));
    walkCurve(path, { start: 0, step: ROAD_STEP_METRES }, (x, y) => {
      points.push(x, y);
      return true;
    });
    const name = `${pickNameStem(joinHashes(seed, 300 + index))}公路`;
    return { ...createShape(plan, 'street', points, name), width: 'wide' };
  });
}

/** Returns a road out of the middle of each outer edge of a district, as crossings from the city outwards. */
function listRoadsOut(plan: GroundPlan): readonly (readonly Node[])[] {
  const { blocks } = plan;
  const { width, height } = getSize(plan);
  const distances = Array.from({ length: COUNTRY_BLOCKS }, (_, n) => n - 1);
  const spread = (at: number, length: number, distance: number) =>
    at + (at - length / 2) * ROAD_SPREAD * Math.max(0, distance);
  const columns = Array.from({ length: DISTRICT_COLUMNS }, (_, n) => (n + 0.5) * blocks);
  const rows = Array.from({ length: DISTRICT_ROWS }, (_, n) => (n + 0.5) * blocks);
  return [
    ...columns.flatMap(column => [
      distances.map((d): Node => [spread(column, width, d), height + d]),
      distances.map((d): Node => [spread(column, width, d), -d]),
    ]),
    ...rows.flatMap(row => [
      distances.map((d): Node => [width + d, spread(row, height, d)]),
      distances.map((d): Node => [-d, spread(row, height, d)]),
    ]),
  ];
}

/** Returns the crossings of the road around a city: its sides, with its corners left out. */
function listRingRoad(plan: GroundPlan): readonly Node[] {
  const { width, height } = getSize(plan);
  const side = (length: number) =>
    Array.from(
      { length: length + 2 * (RING_ROAD_BLOCKS - RING_ROAD_CORNER_BLOCKS) + 1 },
      (_, n) => n + RING_ROAD_CORNER_BLOCKS - RING_ROAD_BLOCKS,
    );
  const [right, top] = [width + RING_ROAD_BLOCKS, height + RING_ROAD_BLOCKS];
  const ring = [
    ...side(width).map((column): Node => [column, -RING_ROAD_BLOCKS]),
    ...side(height).map((row): Node => [right, row]),
    ...side(width).map((column): Node => [width - column, top]),
    ...side(height).map((row): Node => [-RING_ROAD_BLOCKS, height - row]),
  ];
  // A curve goes from the second crossing to the last but one.
  return [...ring.slice(-1), ...ring, ...ring.slice(0, 2)];
}
