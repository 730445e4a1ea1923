import { type BlockPart, type BlockPatch, createBlockPatch, tracePart } from './blockPatch.ts';
import { listFootprints } from './blockBuildings.ts';
import { DISTRICT_COLUMNS, DISTRICT_ROWS, getRoadKind } from './generateStreets.ts';
import { type BlockUse, getAreaSeed, getBlockUse } from './groundAreas.ts';
import type { GroundPlan } from './groundPlan.ts';
import { createShape, type GroundKind, type GroundShape, type StreetWidth } from './groundShape.ts';
import { joinHashes } from './hash.ts';
import type { RoadKind } from './roadNames.ts';

/** West, south, east and north edge, in degrees. */
type Edges = readonly [number, number, number, number];

/** The detail of a block: all of it as one building, parts of it, or each of its buildings. */
export type BlockDetail = 'block' | 'parts' | 'buildings';

/** Lists what is in the blocks of a view, with the parks along the river and around lakes. */
export type BlockShapeLister = (view: Edges, detail: BlockDetail) => readonly GroundShape[];

/** From the middle of a street to the lots along it, in metres: half of the street, and its pavement. */
const SETBACK_METRES: Readonly<Record<StreetWidth, number>> = { wide: 21, medium: 15, narrow: 11 };

/** From the middle of the river to the buildings, in metres; half of it and some metres are water. */
const BANK_METRES = 84;

/** How far a crossing is from its position in the grid at most, in blocks. */
const MAX_DISTORTION_BLOCKS = 2;

/** The points along an edge of an area: it is a curve. */
const EDGE_STEPS = 4;

export function createBlockShapeLister(
  plan: GroundPlan,
  streetSeed: number,
  getWidth: (kind: RoadKind) => StreetWidth,
): BlockShapeLister {
  const { blocks } = plan;
  const areaSeed = getAreaSeed(streetSeed);
  const getSetback = (line: number, kind: RoadKind) =>
    SETBACK_METRES[getWidth(getRoadKind(line % blocks, kind))];
  const getInside = (patch: BlockPatch, column: number, row: number): BlockPart => ({
    west: getSetback(column, '街') / patch.width,
    east: 1 - getSetback(column + 1, '街') / patch.width,
    south: getSetback(row, '路') / patch.height,
    north: 1 - getSetback(row + 1, '路') / patch.height,
  });
  const listBlock = (column: number, row: number, detail: BlockDetail): readonly GroundShape[] => {
    const patch = createBlockPatch(plan, column, row);
    const inside = getInside(patch, column, row);
    const hash = joinHashes(joinHashes(joinHashes(streetSeed, 12), column), row);
    const toShape = (kind: GroundKind, part: BlockPart, steps: number) =>
      createShape(plan, kind, tracePart(patch, part, steps), '');
    const { built, green } = divideBlock(getBlockUse(plan, areaSeed, column, row), inside, patch);
    const buildings = built.flatMap(part => listFootprints(patch, part, { hash, detail }));
    return [
      ...green.map(part => toShape('park', part, EDGE_STEPS)),
      ...buildings.map(part => toShape('building', part, 1)),
    ];
  };
  return (view, detail) => {
    const [columns, rows] = getRanges(plan, view);
    return rows.flatMap(row => columns.flatMap(column => listBlock(column, row, detail)));
  };
}

interface DividedBlock {
  readonly built: readonly BlockPart[];
  readonly green: readonly BlockPart[];
}

/** Divides a block: a park has an area of its own, a lake is within green, and so is the river. */
function divideBlock(use: BlockUse, inside: BlockPart, { height }: BlockPatch): DividedBlock {
  if (use === 'park') return { built: [], green: [] };
  if (use === 'lake') return { built: [], green: [inside] };
  if (use === 'built') return { built: [inside], green: [] };
  const bank = BANK_METRES / height;
  const [south, north] = [0.5 - bank, 0.5 + bank];
  return {
    built: [
      { ...inside, north: south },
      { ...inside, south: north },
    ],
    green: [{ ...inside, south, north }],
  };
}

/** Returns the columns and rows of blocks that a view may have. */
function getRanges({ blocks, blockMetres, toPoint }: GroundPlan, view: Edges) {
  const [west, south, east, north] = view;
  // Far enough for an exact quotient: positions are rounded.
  const far = 300 * blockMetres;
  const [origin, corner] = [toPoint(0, 0), toPoint(far, far)];
  const toColumn = (lng: number) => ((lng - origin.lng) / (corner.lng - origin.lng)) * 300;
  const toRow = (lat: number) => ((lat - origin.lat) / (corner.lat - origin.lat)) * 300;
  const range = (from: number, to: number, count: number) => {
    const first = Math.max(0, Math.floor(from) - MAX_DISTORTION_BLOCKS);
    const last = Math.min(count, Math.ceil(to) + MAX_DISTORTION_BLOCKS);
    return Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n);
  };
  return [
    range(toColumn(west), toColumn(east), DISTRICT_COLUMNS * blocks),
    range(toRow(south), toRow(north), DISTRICT_ROWS * blocks),
  ] as const;
}
