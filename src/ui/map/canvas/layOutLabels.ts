/** A rectangle, in pixels. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A label and its rectangle. */
export interface LabelBox extends PixelBox {
  /** Of two overlapping labels, the one with the higher value is drawn. */
  readonly priority: number;
}

/** The side of a cell of the grid, in pixels: about the width of a label. */
const CELL_PX = 96;

/**
 * Chooses labels that overlap neither each other nor an obstacle, the important ones first. A grid finds the
 * neighbours, so that the time grows with the number of labels, not with its square.
 *
 * @returns the indexes of the placed labels, in the order of placement
 */
export function layOutLabels(
  labels: readonly LabelBox[],
  obstacles: readonly PixelBox[] = [],
): readonly number[] {
  const cells = new Map<string, PixelBox[]>();
  for (const box of obstacles) occupy(cells, box);
  const order = labels
    .map((_, index) => index)
    .toSorted((one, other) => (labels[other]?.priority ?? 0) - (labels[one]?.priority ?? 0));
  return order.filter(index => {
    const box = labels[index];
    if (!box || !isFree(cells, box)) return false;
    occupy(cells, box);
    return true;
  });
}

function occupy(cells: Map<string, PixelBox[]>, box: PixelBox): void {
  for (const key of listCells(box)) {
    const boxes = cells.get(key);
    if (boxes) boxes.push(box);
    else cells.set(key, [box]);
  }
}

const isFree = (cells: ReadonlyMap<string, readonly PixelBox[]>, box: PixelBox) =>
  !listCells(box).some(key => cells.get(key)?.some(other => overlaps(box, other)));

/** Returns the keys of the cells that a box touches. */
function listCells({ left, top, width, height }: PixelBox): readonly string[] {
  const keys: string[] = [];
  for (let column = toCell(left); column <= toCell(left + width); column += 1)
    for (let row = toCell(top); row <= toCell(top + height); row += 1)
      keys.push(`${column} ${row}`);
  return keys;
}

const toCell = (pixels: number) => Math.floor(pixels / CELL_PX);

export const overlaps = (one: PixelBox, other: PixelBox): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
