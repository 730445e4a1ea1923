/** One icon as path data on a grid of 24: outlines, filled areas, bold outlines. */
export interface IconPaths {
  readonly line?: string;
  readonly solid?: string;
  readonly bold?: string;
}

export interface IconSvgProps {
  readonly paths: IconPaths;
  readonly size?: number;
}

/** Small icons need a bolder stroke. */
const getStrokeWidth = (size: number) => (size <= 16 ? 1.9 : size < 24 ? 1.7 : 1.6);

/** An icon in the colour of the surrounding text. It is decorative: adjacent text labels it. */
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
