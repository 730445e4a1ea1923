import { type Coords, GridLayer, type LatLng, Point } from 'leaflet';

/** Degrees between two lines: the smallest step with room for its labels is used. */
const STEPS_DEGREES = [
  30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001,
  0.00005, 0.00002, 0.00001,
];

/** The approximate spacing of lines, in pixels. */
const LINE_SPACING_PX = 96;

/** A map without tiles: labelled lines at round degrees, in the colours of the theme. */
export class GridLinesLayer extends GridLayer {
  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('div');
    const size = this.getTileSize();
    const start = this.getCorner(coords, size, 0);
    const end = this.getCorner(coords, size, 1);
    const step = getStep((end.lng - start.lng) * (LINE_SPACING_PX / size.x));
    for (const lng of listRoundDegrees(start.lng, end.lng, step))
      appendLine(tile, 'left', ((lng - start.lng) / (end.lng - start.lng)) * size.x, lng);
    for (const lat of listRoundDegrees(end.lat, start.lat, step))
      appendLine(tile, 'top', ((start.lat - lat) / (start.lat - end.lat)) * size.y, lat);
    return tile;
  }

  /** Returns the north-west (0) or south-east (1) corner of a tile. */
  private getCorner({ x, y, z }: Coords, size: Point, side: 0 | 1): LatLng {
    return this._map.unproject(new Point((x + side) * size.x, (y + side) * size.y), z);
  }
}

const getStep = (degrees: number) =>
  STEPS_DEGREES.findLast(step => step >= degrees) ?? STEPS_DEGREES[0] ?? 30;

/** Returns the round degrees from start (inclusive) to end (exclusive). */
function listRoundDegrees(start: number, end: number, step: number): readonly number[] {
  const first = Math.ceil(start / step);
  const count = Math.max(0, Math.ceil(end / step) - first);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

function appendLine(
  tile: HTMLElement,
  edge: 'left' | 'top',
  pixels: number,
  degrees: number,
): void {
  const line = document.createElement('div');
  line.className = `map-line map-line-${edge}`;
  line.style[edge] = `${Math.round(pixels)}px`;
  line.textContent = `${degrees}°`;
  tile.append(line);
}
