import { DISTRICT_COLUMNS, DISTRICT_ROWS } from './generateStreets.ts';
import { walkCurve } from './curve.ts';
import { COUNTRY_BLOCKS, type GroundPlan, OUTSKIRTS_BLOCKS } from './groundPlan.ts';
import { createShape, type GroundShape } from './groundShape.ts';
import { hashToFraction, joinHashes } from './hash.ts';
import { cosine, sine } from './portableMath.ts';
import { pickNameStem } from './roadNames.ts';

/** The share of the blocks of a city that are a park or a lake. */
const PARK_SHARE = 0.06;
const LAKE_SHARE = 0.015;

/** Of a park or lake in a block, half its width in blocks: the streets around it stay on land. */
const PARK_RADIUS = 0.37;
const LAKE_RADIUS = 0.3;

const RIVER_NAME = '云泽江';
/** Half the width of the river in metres, and how much it varies: it fits between two streets. */
const RIVER_METRES = 46;
const RIVER_VARIATION_METRES = 8;
const RIVER_STEP_METRES = 40;

/** What is in a block between the streets. */
export type BlockUse = 'built' | 'park' | 'lake' | 'river';

/** Returns the seed of the areas of a city. */
export const getAreaSeed = (streetSeed: number): number => joinHashes(streetSeed, 11);

/** Returns what is in the block north-east of a crossing. */
export function getBlockUse(
  { blocks }: GroundPlan,
  areaSeed: number,
  column: number,
  row: number,
): BlockUse {
  // The river flows between the districts of the south and those of the north.
  if (row === blocks - 1) return 'river';
  const share = hashToFraction(joinHashes(joinHashes(areaSeed, column), row), 1);
  if (share < LAKE_SHARE) return 'lake';
  return share < LAKE_SHARE + PARK_SHARE ? 'park' : 'built';
}

/** Generates the parks, lakes and the river of a city: inside its blocks, and in its outskirts. */
export function generateAreas(plan: GroundPlan, streetSeed: number): readonly GroundShape[] {
  const seed = getAreaSeed(streetSeed);
  const areas = [...generateBlockAreas(plan, seed), ...generateOuterAreas(plan, seed)];
  const parks = areas.filter(({ kind }) => kind === 'park');
  return [...parks, ...areas.filter(({ kind }) => kind === 'lake'), createRiver(plan, seed)];
}

function generateBlockAreas(plan: GroundPlan, seed: number): GroundShape[] {
  const { blocks } = plan;
  const shapes: GroundShape[] = [];
  for (let row = 0; row < DISTRICT_ROWS * blocks; row += 1) {
    for (let column = 0; column < DISTRICT_COLUMNS * blocks; column += 1) {
      const hash = joinHashes(joinHashes(seed, column), row);
      const use = getBlockUse(plan, seed, column, row);
      const centre = { column: column + 0.5, row: row + 0.5 };
      if (use === 'lake') shapes.push(createLake(plan, hash, centre, LAKE_RADIUS));
      else if (use === 'park') shapes.push(createPark(plan, hash, centre));
    }
  }
  return shapes;
}

/** Generates the large lake in the west of a city and the woods around it. */
function generateOuterAreas(plan: GroundPlan, seed: number): GroundShape[] {
  const { blocks } = plan;
  const [width, height] = [DISTRICT_COLUMNS * blocks, DISTRICT_ROWS * blocks];
  const far = OUTSKIRTS_BLOCKS / 2;
  const woods = [
    { column: width * 0.3, row: height + far },
    { column: width * 0.75, row: height + far },
    { column: width + far, row: height * 0.7 },
    { column: width * 0.5, row: -far },
    { column: -far, row: height * 0.15 },
  ];
  return [
    ...woods.map((centre, i) => {
      const hash = joinHashes(seed, 100 + i);
      return createWavyArea(plan, 'park', { hash, centre, radius: far * 0.7 }, getParkName(hash));
    }),
    createLake(plan, joinHashes(seed, 99), { column: -far, row: height * 0.8 }, far * 0.75),
  ];
}

interface PlanPoint {
  readonly column: number;
  readonly row: number;
}

type GetRadius = (angle: number) => number;

/** Creates a park: a square with round corners, in the shape of its block. */
function createPark(plan: GroundPlan, hash: number, centre: PlanPoint): GroundShape {
  const getRadius: GetRadius = angle => {
    const [x, y] = [cosine(angle), sine(angle)];
    return PARK_RADIUS / Math.sqrt(Math.sqrt(x * x * x * x + y * y * y * y));
  };
  return createRound(plan, 'park', centre, getRadius, getParkName(hash));
}

function createLake(plan: GroundPlan, hash: number, centre: PlanPoint, radius: number) {
  const name = `${pickNameStem(joinHashes(hash, 4))}湖`;
  return createWavyArea(plan, 'lake', { hash, centre, radius }, name);
}

/** A wood or a lake: its middle and its mean radius, in blocks. */
interface WavyArea {
  readonly hash: number;
  readonly centre: PlanPoint;
  readonly radius: number;
}

export const createWavyArea = (
  plan: GroundPlan,
  kind: 'park' | 'lake',
  { hash, centre, radius }: WavyArea,
  name: string,
): GroundShape => createRound(plan, kind, centre, createWavyRadius(hash, radius), name);

const getParkName = (hash: number) => `${pickNameStem(joinHashes(hash, 3))}公园`;

function createWavyRadius(hash: number, radius: number): GetRadius {
  const waves = [2, 3, 5].map(n => ({ n, phase: 6.28 * hashToFraction(hash, n) }));
  return angle =>
    radius * waves.reduce((sum, { n, phase }) => sum + (0.25 / n) * sine(n * angle + phase), 1);
}

const POINTS_PER_TURN = 48;

function createRound(
  plan: GroundPlan,
  kind: 'park' | 'lake',
  { column, row }: PlanPoint,
  getRadius: GetRadius,
  name: string,
): GroundShape {
  const points: number[] = [];
  for (let n = 0; n < POINTS_PER_TURN; n += 1) {
    const angle = (2 * Math.PI * n) / POINTS_PER_TURN;
    const radius = getRadius(angle);
    const { x, y } = plan.getPoint(column + radius * cosine(angle), row + radius * sine(angle));
    points.push(x, y);
  }
  return createShape(plan, kind, points, name);
}

/** Creates the river: it flows in the row of blocks between the districts. */
function createRiver(plan: GroundPlan, seed: number): GroundShape {
  const { blocks } = plan;
  const from = -COUNTRY_BLOCKS;
  const to = DISTRICT_COLUMNS * blocks + COUNTRY_BLOCKS;
  const path = Array.from({ length: to - from + 1 }, (_, i) =>
    plan.getPoint(from + i, blocks - 0.5),
  );
  const left: number[] = [];
  const right: number[] = [];
  let walked = 0;
  walkCurve(path, { start: 0, step: RIVER_STEP_METRES }, (x, y, leftX, leftY) => {
    const variation = sine(walked / 410 + 6.28 * hashToFraction(seed, 7)) + sine(walked / 173);
    const half = RIVER_METRES + (RIVER_VARIATION_METRES / 2) * variation;
    left.push(x + half * leftX, y + half * leftY);
    // From the end of the river back to its source: y before x, then reversed as a whole.
    right.push(y - half * leftY, x - half * leftX);
    walked += RIVER_STEP_METRES;
    return true;
  });
  return createShape(plan, 'river', [...left, ...right.toReversed()], RIVER_NAME);
}
