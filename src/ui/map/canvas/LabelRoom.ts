import type { PixelBox } from './layOutLabels.ts';

/** The rectangle of a text, turned around its middle: pixels, and an angle in radians. */
export interface TurnedBox {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
}

/** The event of a map whose markers have other positions: texts next to them are placed again. */
export const MARKERS_MOVED = 'markersmoved';

/** The side of a cell, in pixels: a text is at most this much nearer to another one than it seems. */
const CELL_PX = 4;

/**
 * The parts of a frame that are taken by markers and texts, in small cells: marking and testing cost the same for ten
 * markers and for ten thousand. What is outside the frame is free.
 */
export class LabelRoom {
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells: Uint8Array;

  constructor(width: number, height: number) {
    this.#columns = Math.ceil(width / CELL_PX);
    this.#rows = Math.ceil(height / CELL_PX);
    this.#cells = new Uint8Array(this.#columns * this.#rows);
  }

  /** Takes an upright rectangle. */
  take({ left, top, width, height }: PixelBox): void {
    const fromColumn = Math.max(0, Math.floor(left / CELL_PX));
    const toColumn = Math.min(this.#columns, Math.ceil((left + width) / CELL_PX));
    const toRow = Math.min(this.#rows, Math.ceil((top + height) / CELL_PX));
    if (toColumn <= fromColumn) return;
    for (let row = Math.max(0, Math.floor(top / CELL_PX)); row < toRow; row += 1)
      this.#cells.fill(1, row * this.#columns + fromColumn, row * this.#columns + toColumn);
  }

  /** Reserves the area of a text if all of it is free. */
  takeIfFree(box: TurnedBox): boolean {
    const cells = this.#cells;
    if (!this.#everyCell(box, cell => cells[cell] === 0)) return false;
    return this.#everyCell(box, cell => {
      cells[cell] = 1;
      return true;
    });
  }

  /** Whether the same parts are taken. */
  equals(other: LabelRoom): boolean {
    const cells = other.#cells;
    return (
      this.#columns === other.#columns &&
      this.#cells.length === cells.length &&
      this.#cells.every((value, index) => value === cells[index])
    );
  }

  copy(): LabelRoom {
    const copy = new LabelRoom(this.#columns * CELL_PX, this.#rows * CELL_PX);
    copy.#cells.set(this.#cells);
    return copy;
  }

  /** Whether a test is true for each cell of a turned rectangle that is in the frame. */
  #everyCell({ x, y, angle, width, height }: TurnedBox, test: (cell: number) => boolean): boolean {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [columns, rows] = [countSteps(width), countSteps(height)];
    // Thousands of texts are tried for a frame: plain loops, without lists.
    for (let step = 0; step <= columns; step += 1)
      for (let rowStep = 0; rowStep <= rows; rowStep += 1) {
        const along = (step / columns - 0.5) * width;
        const across = (rowStep / rows - 0.5) * height;
        const column = Math.floor((x + along * cos - across * sin) / CELL_PX);
        const row = Math.floor((y + along * sin + across * cos) / CELL_PX);
        const isInside = column >= 0 && row >= 0 && column < this.#columns && row < this.#rows;
        if (isInside && !test(row * this.#columns + column)) return false;
      }
    return true;
  }
}

/** Returns the number of steps of at most a cell that a length has. */
const countSteps = (length: number) => Math.max(1, Math.ceil(length / CELL_PX));
