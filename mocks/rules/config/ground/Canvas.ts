/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** The lines per pixel in which an area is filled: their mean smooths its edges. */
const SUBLINES = 4;

/**
 * A picture of pixels without transparency, onto which smooth areas and lines are drawn: the mock platform also runs where
 * there is no canvas. All coordinates are in px.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array;
  /** The share of each pixel that the current shapes cover. */
  readonly #coverage: Float32Array;

  constructor(width: number, height: number, background: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3);
    for (let at = 0; at < this.pixels.length; at += 1) this.pixels[at] = background[at % 3]!;
    this.#coverage = new Float32Array(width * height);
  }

  /** Fills areas with a colour. */
  fill(outlines: Iterable<Float64Array>, colour: Colour): void {
    for (const outline of outlines) this.#coverArea(outline);
    this.#paint(colour);
  }

  /** Draws lines of a width with round ends and corners. */
  stroke(lines: Iterable<Float64Array>, width: number, colour: Colour): void {
    for (const line of lines) {
      for (let at = 0; at + 3 < line.length; at += 2)
        this.#coverSegment(line[at]!, line[at + 1]!, line[at + 2]!, line[at + 3]!, width / 2);
    }
    this.#paint(colour);
  }

  /** Covers the pixels of an area by the spans of its lines, with the even-odd rule. */
  #coverArea(outline: Float64Array) {
    const [top, bottom] = this.#getRows(outline);
    const crossings: number[] = [];
    for (let line = top * SUBLINES; line < bottom * SUBLINES; line += 1) {
      const y = (line + 0.5) / SUBLINES;
      crossings.length = 0;
      for (let at = 0, from = outline.length - 2; at < outline.length; from = at, at += 2) {
        const [fromY, toY] = [outline[from + 1]!, outline[at + 1]!];
        if (fromY <= y === toY <= y) continue;
        const [fromX, toX] = [outline[from]!, outline[at]!];
        crossings.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
      }
      crossings.sort((a, b) => a - b);
      const row = Math.floor(line / SUBLINES) * this.width;
      for (let n = 0; n + 1 < crossings.length; n += 2)
        this.#coverSpan(row, crossings[n]!, crossings[n + 1]!);
    }
  }

  #getRows(outline: Float64Array): readonly [number, number] {
    let [top, bottom] = [Infinity, -Infinity];
    for (let at = 1; at < outline.length; at += 2) {
      top = Math.min(top, outline[at]!);
      bottom = Math.max(bottom, outline[at]!);
    }
    return [Math.max(0, Math.floor(top)), Math.min(this.height, Math.ceil(bottom))];
  }

  #coverSpan(row: number, from: number, to: number) {
    const [left, right] = [Math.max(0, from), Math.min(this.width, to)];
    for (let column = Math.floor(left); column < right; column += 1) {
      const share = Math.min(column + 1, right) - Math.max(column, left);
      this.#coverage[row + column]! += share / SUBLINES;
    }
  }

  /** Covers the pixels around a segment by their distance from it. */
  #coverSegment(x: number, y: number, toX: number, toY: number, radius: number) {
    const reach = radius + 1;
    const [left, right] = [Math.min(x, toX) - reach, Math.max(x, toX) + reach];
    const [top, bottom] = [Math.min(y, toY) - reach, Math.max(y, toY) + reach];
    const [east, south] = [toX - x, toY - y];
    const square = east * east + south * south || 1;
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(this.height, bottom); row += 1) {
      const dy = row + 0.5 - y;
      const last = Math.min(this.width, right);
      for (let column = Math.max(0, Math.floor(left)); column < last; column += 1) {
        const dx = column + 0.5 - x;
        const along = Math.min(Math.max((dx * east + dy * south) / square, 0), 1);
        const [offX, offY] = [dx - along * east, dy - along * south];
        const share = radius + 0.5 - Math.sqrt(offX * offX + offY * offY);
        const at = row * this.width + column;
        // A line thinner than a pixel is paler, not wider.
        const cover = Math.min(share, 1, 2 * radius);
        if (cover > this.#coverage[at]!) this.#coverage[at] = cover;
      }
    }
  }

  /** Blends a colour over the covered pixels. */
  #paint(colour: Colour) {
    for (let at = 0; at < this.#coverage.length; at += 1) {
      const cover = this.#coverage[at]!;
      if (cover === 0) continue;
      this.#coverage[at] = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const before = this.pixels[3 * at + channel]!;
        const after = before + Math.min(cover, 1) * (colour[channel]! - before);
        this.pixels[3 * at + channel] = Math.round(after);
      }
    }
  }
}
