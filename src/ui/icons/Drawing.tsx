/** One glyph as path data on a grid of 24: outlines, filled areas, outlines drawn bolder. */
export interface Drawing {
  readonly line?: string;
  readonly solid?: string;
  readonly bold?: string;
}

export interface DrawingProps {
  readonly drawing: Drawing;
  readonly size?: number;
}

/** Small glyphs need a heavier hand. */
const hand = (size: number) => (size <= 16 ? 1.9 : size < 24 ? 1.7 : 1.6);

/** Draws a glyph in the colour of the text around it. It is decoration: words stand beside it or label it. */
export const DrawnIcon = ({ drawing, size = 16 }: DrawingProps) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={hand(size)}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {drawing.line && <path d={drawing.line} />}
    {drawing.bold && <path d={drawing.bold} strokeWidth={2} />}
    {drawing.solid && <path d={drawing.solid} fill="currentColor" stroke="none" />}
  </svg>
);
