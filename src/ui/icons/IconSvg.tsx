/** One glyph as path data on a grid of 24: outlines, filled areas, outlines drawn bolder. */
export interface IconPaths {
  readonly line?: string;
  readonly solid?: string;
  readonly bold?: string;
}

export interface IconSvgProps {
  readonly paths: IconPaths;
  readonly size?: number;
}

/** Small glyphs need a heavier hand. */
const getStrokeWidth = (size: number) => (size <= 16 ? 1.9 : size < 24 ? 1.7 : 1.6);

/** Draws a glyph in the colour of the text around it. It is decoration: words stand beside it or label it. */
export const IconSvg = ({ paths, size = 16 }: IconSvgProps) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={getStrokeWidth(size)}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {paths.line && <path d={paths.line} />}
    {paths.bold && <path d={paths.bold} strokeWidth={2} />}
    {paths.solid && <path d={paths.solid} fill="currentColor" stroke="none" />}
  </svg>
);
