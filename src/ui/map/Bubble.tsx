import { Count } from '../Count.tsx';
import { type EquipmentState, StateGlyph } from '../icons/StateGlyph.tsx';
import { ringOf } from './ringOf.ts';

interface BubbleProps {
  readonly name: string;
  readonly counts: Readonly<Record<EquipmentState, number>> | undefined;
  /** How wide it is, of the widest: 0 to 1. */
  readonly share: number;
  /** Pixels across that it may take. */
  readonly room: number;
}

/** Pixels. @see look 7 */
const WIDEST = 44;
const NARROWEST = 28;
const SMALL_WIDEST = 15;
const SMALL_NARROWEST = 8;
/** A narrower one has no room for its words. */
const LEAST_WORDS = 23;
const GAP = 2;
const RING = 5;
const SMALL_RING = 3;

/** A disc with how many there are, how many of them have a fault, and a ring of the states; its name in a pill below. */
export const Bubble = ({ name, counts, share, room }: BubbleProps) => {
  const most = room / 2 - GAP;
  const isSmall = most < LEAST_WORDS;
  const radius = isSmall
    ? SMALL_NARROWEST + (SMALL_WIDEST - SMALL_NARROWEST) * share
    : Math.min(most, NARROWEST + (WIDEST - NARROWEST) * share);
  const ring = isSmall ? SMALL_RING : RING;
  const length = 2 * Math.PI * (radius - ring / 2);
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <div className={isSmall ? 'map-bubble map-bubble-small' : 'map-bubble'} title={name}>
      <svg width={radius * 2} height={radius * 2} focusable="false" aria-hidden="true">
        <circle className="map-bubble-disc" cx={radius} cy={radius} r={radius} />
        {counts &&
          ringOf(counts).map(({ state, from, width }) => (
            <circle
              key={state}
              className={`map-ring-${state}`}
              cx={radius}
              cy={radius}
              r={radius - ring / 2}
              fill="none"
              strokeWidth={ring}
              strokeDasharray={`${width * length} ${length}`}
              strokeDashoffset={-from * length}
              transform={`rotate(-90 ${radius} ${radius})`}
            />
          ))}
      </svg>
      {!isSmall && counts && (
        <span className="map-bubble-words">
          <b>
            <Count of={total} />
          </b>
          {counts.fault > 0 && (
            <span className="map-bubble-faults">
              <StateGlyph state="fault" size={10} /> <Count of={counts.fault} />
            </span>
          )}
        </span>
      )}
      <span className="map-bubble-name">{name}</span>
    </div>
  );
};
