import { type GeoBox } from '../../../platform/geoBox.ts';
import { toMercatorX, toMercatorY } from '../../../shared/webMercator.ts';
import { toWorldX, toWorldY, WORLD_BITS } from './AssetColumns.ts';
import type { FoundAssets } from './findMarkers.ts';
import { MarkerCounts, type MarkerSums } from './MarkerCounts.ts';

/** The world is 4 cells of 64 px wide at zoom 0: 2 bits more than its zoom. */
const CELL_BITS = 2;

/** The maximum width and height of a grid, in cells: 8,192 px. */
const MAX_CELLS = 128;

/** A group of devices: `AssetCluster` of the document. */
export interface AssetCluster extends MarkerSums {
  readonly geoPoint: { readonly lat: number; readonly lng: number };
  readonly box: readonly number[];
}

/** The sums of the positions of a cell, and their bounds. */
interface CellPositions {
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
  const height = (toWorldY(box.south) >> shift) - firstRow + 1;
  const cells: (CellPositions | undefined)[] = [];
  const counts = new MarkerCounts(columns, width * height);
  for (const slot of slots) {
    const index = ((ys[slot]! >> shift) - firstRow) * width + (xs[slot]! >> shift) - firstColumn;
    counts.addDevice(index, slot);
    addPosition((cells[index] ??= createCell()), columns.lats[slot]!, columns.lngs[slot]!);
  }
  return cells.flatMap((cell, index) => cell && [toCluster(cell, counts.readSums(index))]);
}

/** Returns the greatest zoom at which a box is not too large, at most the given one. */
function fitZoom({ west, south, east, north }: GeoBox, zoom: number): number {
  const width = toMercatorX(east) - toMercatorX(west);
  const height = toMercatorY(south) - toMercatorY(north);
  const maxZoom = Math.log2(MAX_CELLS / Math.max(width, height)) - CELL_BITS;
  return Math.max(0, Math.floor(Math.min(zoom, maxZoom)));
}

const createCell = (): CellPositions => ({
  ...{ lat: 0, lng: 0, west: 180, south: 90, east: -180, north: -90 },
});

function addPosition(cell: CellPositions, lat: number, lng: number) {
  cell.lat += lat;
  cell.lng += lng;
  if (lng < cell.west) cell.west = lng;
  if (lng > cell.east) cell.east = lng;
  if (lat < cell.south) cell.south = lat;
  if (lat > cell.north) cell.north = lat;
}

function toCluster(cell: CellPositions, sums: MarkerSums): AssetCluster {
  const { west, south, east, north } = cell;
  return {
    ...sums,
    geoPoint: {
      lat: roundDegrees(cell.lat / sums.count),
      lng: roundDegrees(cell.lng / sums.count),
    },
    box: [west, south, east, north],
  };
}

/** Six decimals are a tenth of a metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
