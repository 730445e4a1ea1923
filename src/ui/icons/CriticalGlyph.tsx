import type { ReactNode } from 'react';

const CUTOUT_COLOR = 'var(--glyph-mark, var(--surface))';

/** A cut-out sign inside a solid shape, in the colour of the background. */
export const cutOut = (d: string, width = 1.8) => (
  <path
    d={d}
    fill="none"
    stroke={CUTOUT_COLOR}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** The solid octagon. It is separate from the other shapes because the sign-in page shows only this one. */
export const criticalShape = (
  <>
    <path
      fill="currentColor"
      stroke="currentColor"
      strokeLinejoin="round"
      d="M5.3 1.4h5.4l3.9 3.9v5.4l-3.9 3.9H5.3l-3.9-3.9V5.3z"
    />
    {cutOut('M8 4.6v4M8 11.3v.01')}
  </>
);

interface GlyphFrameProps {
  readonly state: string;
  readonly size: number;
  readonly children: ReactNode;
}

/** The frame of all state glyphs: a grid of 16, in the colour of the state. */
export const GlyphFrame = ({ state, size, children }: GlyphFrameProps) => (
  <svg
    className={`glyph glyph-${state}`}
    width={size}
    height={size}
    viewBox="0 0 16 16"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

/** The octagon of an error, in its colour. */
export const CriticalGlyph = ({ size = 14 }: { readonly size?: number }) => (
  <GlyphFrame state="critical" size={size}>
    {criticalShape}
  </GlyphFrame>
);
