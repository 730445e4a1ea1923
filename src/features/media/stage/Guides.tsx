import { usePendingRect, useGuides } from './GestureContext.ts';

interface ScaledProps {
  readonly scale: number;
}

/** The lines that an area touches while it is moved, each with its coordinate. */
export const Guides = ({ scale }: ScaledProps) => (
  <>
    {useGuides()?.map(({ axis, at }) => (
      <span
        key={`${axis} ${at}`}
        className={`pointer-events-none absolute z-3 media-guide-${axis}`}
        style={axis === 'x' ? { left: at * scale } : { top: at * scale }}
        aria-hidden="true"
      >
        <span className="absolute top-full left-4 rounded-1 bg-(--surface) px-4 text-12 whitespace-nowrap text-1">{`${axis} ${Math.round(at)}`}</span>
      </span>
    ))}
  </>
);

/** The area that is being drawn, with its size. */
export const PendingArea = ({ scale }: ScaledProps) => {
  const rect = usePendingRect();
  if (!rect) return null;
  const { x, y, width, height } = rect;
  return (
    <div
      className="pointer-events-none absolute z-3 border-2 border-(--media-select)"
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
    >
      <span className="absolute top-full left-4 rounded-1 bg-(--surface) px-4 text-12 whitespace-nowrap text-1">{`${width} × ${height}`}</span>
    </div>
  );
};
