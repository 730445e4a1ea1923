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
        className={`media-guide media-guide-${axis}`}
        style={axis === 'x' ? { left: at * scale } : { top: at * scale }}
        aria-hidden="true"
      >
        <span className="media-guide-label">{`${axis} ${Math.round(at)}`}</span>
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
      className="media-pending-area"
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
    >
      <span className="media-guide-label">{`${width} × ${height}`}</span>
    </div>
  );
};
