import type { BlockPart, BlockPatch } from './blockPatch.ts';
import { hashToFraction } from './hash.ts';

interface FootprintOptions {
  readonly hash: number;
  readonly detail: 'block' | 'parts' | 'buildings';
}

/** The size of the lot of a building in metres, and that of a part of a block which is seen from far. */
const LOT_METRES = { parts: 130, buildings: [60, 48] } as const;

/** The share of the lots of a block without a building, and of the blocks that are built over when seen from afar. */
const EMPTY_SHARE = { block: 0.55, parts: 0.3, buildings: 0.1 } as const;

/** The share of the side of a lot that a building takes: at least, and how much more. */
const MIN_SIDE = 0.62;
const SIDE_VARIATION = 0.24;

/** How far the line between two lots may be moved, as a share of a lot. */
const LINE_VARIATION = 0.24;

/** Lists the footprints of the buildings in a part of a block. */
export function listFootprints(
  { width, height }: BlockPatch,
  part: BlockPart,
  { hash, detail }: FootprintOptions,
): readonly BlockPart[] {
  if (detail === 'block') return hashToFraction(hash, 1) < EMPTY_SHARE.block ? [] : [part];
  const [lotWidth, lotHeight] =
    detail === 'parts' ? [LOT_METRES.parts, LOT_METRES.parts] : LOT_METRES.buildings;
  const columns = divide([part.west, part.east], lotWidth / width, hash);
  const rows = divide([part.south, part.north], lotHeight / height, hash + 1);
  return rows.flatMap(([south, north], row) =>
    columns.flatMap(([west, east], column) => {
      const salt = 16 + 64 * row + column;
      if (hashToFraction(hash, salt) < EMPTY_SHARE[detail]) return [];
      const lot = { west, south, east, north };
      return [detail === 'parts' ? shrink(lot, 0.93, 0.93) : placeBuilding(lot, hash, salt)];
    }),
  );
}

/** Divides a range into parts of about a size; the lines between them are not even. */
function divide([from, to]: readonly [number, number], size: number, hash: number) {
  const count = Math.max(1, Math.round((to - from) / size));
  const step = (to - from) / count;
  const lines = Array.from({ length: count + 1 }, (_, n) => {
    const isEdge = n === 0 || n === count;
    const moved = isEdge ? 0 : LINE_VARIATION * (hashToFraction(hash, 4000 + n) - 0.5);
    return from + (n + moved) * step;
  });
  return lines.slice(1).map((end, n) => [lines[n] ?? from, end] as const);
}

/** Places a building in its lot: not always in the middle. */
function placeBuilding(lot: BlockPart, hash: number, salt: number): BlockPart {
  const [across, up] = [
    MIN_SIDE + SIDE_VARIATION * hashToFraction(hash, salt + 5000),
    MIN_SIDE + SIDE_VARIATION * hashToFraction(hash, salt + 6000),
  ];
  const building = shrink(lot, across, up);
  const shift = (hashToFraction(hash, salt + 7000) - 0.5) * 0.1;
  const [right, top] = [shift * (lot.east - lot.west), shift * (lot.north - lot.south)];
  return {
    west: building.west + right,
    east: building.east + right,
    south: building.south + top,
    north: building.north + top,
  };
}

/** Makes a part smaller around its middle. */
const shrink = ({ west, south, east, north }: BlockPart, across: number, up: number): BlockPart => {
  const [x, y] = [((1 - across) / 2) * (east - west), ((1 - up) / 2) * (north - south)];
  return { west: west + x, east: east - x, south: south + y, north: north - y };
};
