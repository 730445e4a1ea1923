import { FormattedNumber } from '../FormattedNumber.tsx';
import { type EquipmentState, StateGlyph } from '../icons/StateGlyph.tsx';
import { buildStateRing } from './buildStateRing.ts';

interface ClusterMarkerContentProps {
  readonly name: string;
  readonly counts: Readonly<Record<EquipmentState, number>> | undefined;
  /** Its diameter relative to the largest: 0 to 1. */
  readonly relativeSize: number;
  /** The maximum diameter in pixels. */
  readonly maxDiameter: number;
}

/** Pixels. @see docs/look.md, Map */
const MAX_RADIUS_PX = 44;
const MIN_RADIUS_PX = 28;
const SMALL_MAX_RADIUS_PX = 15;
const SMALL_MIN_RADIUS_PX = 8;
/** A narrower one has no room for its text. */
const MIN_RADIUS_WITH_TEXT_PX = 23;
const GAP_PX = 2;
const RING_WIDTH_PX = 5;
const SMALL_RING_WIDTH_PX = 3;

/** A disc with the total, the number of faulty items, and a ring of the states; its name in a label below. */
export const ClusterMarkerContent = ({
  name,
  counts,
  relativeSize,
  maxDiameter,
}: ClusterMarkerContentProps) => {
  const maxRadius = maxDiameter / 2 - GAP_PX;
  const isSmall = maxRadius < MIN_RADIUS_WITH_TEXT_PX;
  const radius = isSmall
    ? SMALL_MIN_RADIUS_PX + (SMALL_MAX_RADIUS_PX - SMALL_MIN_RADIUS_PX) * relativeSize
    : Math.min(maxRadius, MIN_RADIUS_PX + (MAX_RADIUS_PX - MIN_RADIUS_PX) * relativeSize);
  const ringWidth = isSmall ? SMALL_RING_WIDTH_PX : RING_WIDTH_PX;
  const length = 2 * Math.PI * (radius - ringWidth / 2);
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <div className={isSmall ? 'map-bubble map-bubble-small' : 'map-bubble'} title={name}>
      <svg width={radius * 2} height={radius * 2} focusable="false" aria-hidden="true">
        <circle className="map-bubble-disc" cx={radius} cy={radius} r={radius} />
        {counts &&
          buildStateRing(counts).map(({ state, from, width }) => (
            <circle
              key={state}
              className={`map-ring-${state}`}
              cx={radius}
              cy={radius}
              r={radius - ringWidth / 2}
              fill="none"
              strokeWidth={ringWidth}
              strokeDasharray={`${width * length} ${length}`}
              strokeDashoffset={-from * length}
              transform={`rotate(-90 ${radius} ${radius})`}
            />
          ))}
      </svg>
      {!isSmall && counts && (
        <span className="map-bubble-words grid type-12">
          <b className="semibold">
            <FormattedNumber value={total} />
          </b>
          {counts.fault > 0 && (
            <span className="map-bubble-faults inline-row">
              <StateGlyph state="fault" size={10} /> <FormattedNumber value={counts.fault} />
            </span>
          )}
        </span>
      )}
      <span className="map-bubble-name">{name}</span>
    </div>
  );
};
