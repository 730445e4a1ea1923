import { createLayoutAreas, type AreaLayout } from '../../../domain/media/sceneLayouts.ts';

const SIZE = { width: 16, height: 12 };

/** A layout of areas as a small drawing. */
export const LayoutGlyph = ({ layout }: { readonly layout: AreaLayout }) => (
  <svg width={16} height={12} aria-hidden="true" focusable="false" className="flex-none">
    {createLayoutAreas(layout, SIZE).map(({ x, y, width, height }) => (
      <rect
        key={`${x} ${y}`}
        {...{ x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 }}
        fill="none"
        stroke="currentColor"
      />
    ))}
  </svg>
);
