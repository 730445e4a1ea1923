import { type GeoBox } from '../../../platform/geoBox.ts';
import { toMercatorX, toMercatorY } from '../../../shared/webMercator.ts';
import { MARKER_STATES, toWorldX, toWorldY, WORLD_BITS } from './AssetColumns.ts';
import type { FoundAssets } from './findMarkers.ts';

/** The world is 4 cells of 64 px wide at zoom 0: 2 bits more than its zoom. */
const CELL_BITS = 2;

/** The maximum width and height of a grid, in cells: 8,192 px. */
const MAX_CELLS = 128;

/** A group of devices: `AssetCluster` of the document. */
export interface AssetCluster {
  readonly count: number;
  readonly states: Readonly<Record<string, number>>;
  readonly geoPoint: { readonly lat: number; readonly lng: number };
  readonly box: readonly number[];
}

interface CellSums {
  readonly states: number[];
  lat: number;
  lng: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Groups devices by a grid of 64 px at a zoom, of larger cells in a box that is too large for it. */
export function groupMarkers({ columns, slots }: FoundAssets, box: GeoBox, zoom: number) {
  const shift = WORLD_BITS - CELL_BITS - fitZoom(box, zoom);
  const { xs, ys } = columns;
  const [firstColumn, firstRow] = [toWorldX(box.west) >> shift, toWorldY(box.north) >> shift];
  const width = (toWorldX(box.east) >> shift) - firstColumn + 1;
  const cells: (CellSums | undefined)[] = [];
  for (const slot of slots) {
    const index = ((ys[slot]! >> shift) - firstRow) * width + (xs[slot]! >> shift) - firstColumn;
    const cell = (cells[index] ??= createCell());
    addDevice(cell, columns.lats[slot]!, columns.lngs[slot]!, columns.states[slot]!);
  }
  return cells.filter(cell => cell !== undefined).map(toCluster);
}

/** Returns the greatest zoom at which a box is not too large, at most the given one. */
function fitZoom({ west, south, east, north }: GeoBox, zoom: number): number {
  const width = toMercatorX(east) - toMercatorX(west);
  const height = toMercatorY(south) - toMercatorY(north);
  const maxZoom = Math.log2(MAX_CELLS / Math.max(width, height)) - CELL_BITS;
  return Math.max(0, Math.floor(Math.min(zoom, maxZoom)));
}

const createCell = (): CellSums => ({
  ...{ states: MARKER_STATES.map(() => 0), lat: 0, lng: 0 },
  ...{ west: 180, south: 90, east: -180, north: -90 },
});

function addDevice(cell: CellSums, lat: number, lng: number, state: number) {
  cell.states[state]! += 1;
  cell.lat += lat;
  cell.lng += lng;
  if (lng < cell.west) cell.west = lng;
  if (lng > cell.east) cell.east = lng;
  if (lat < cell.south) cell.south = lat;
  if (lat > cell.north) cell.north = lat;
}

function toCluster({ states, lat, lng, west, south, east, north }: CellSums): AssetCluster {
  const count = states.reduce((sum, n) => sum + n, 0);
  return {
    count,
    states: toStateCounts(states),
    geoPoint: { lat: roundDegrees(lat / count), lng: roundDegrees(lng / count) },
    box: [west, south, east, north],
  };
}

/** Names the counts of `MARKER_STATES`. */
export function toStateCounts(counts: ArrayLike<number>): Readonly<Record<string, number>> {
  const [normal = 0, unknown = 0, offline = 0, fault = 0] = Array.from(counts);
  return { normal, fault, offline, unknown };
}

/** Six decimals are a tenth of a metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
