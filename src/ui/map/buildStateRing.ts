import type { EquipmentState } from '../icons/StateGlyph.tsx';

interface RingSegment {
  readonly state: EquipmentState;
  /** The start and the length on the ring, as shares of the whole. */
  readonly from: number;
  readonly width: number;
}

/** The minimum share of an abnormal state, so that it is visible, as the legend notes. */
const MIN_SHARE = 0.04;

const STATE_ORDER: readonly EquipmentState[] = ['normal', 'fault', 'offline', 'unknown'];

/**
 * Returns the segments of a ring by state, clockwise from the top; empty without items.
 *
 * @param minShare of an abnormal state, where the ring is so small that more than 4 % is needed to see it
 */
export function buildStateRing(
  counts: Readonly<Record<EquipmentState, number>>,
  minShare = MIN_SHARE,
): readonly RingSegment[] {
  const total = STATE_ORDER.reduce((sum, state) => sum + counts[state], 0);
  const present = STATE_ORDER.filter(state => counts[state] > 0);
  const shares = present.map(state => Math.max(counts[state] / total, MIN_SHARE, minShare));
  const sum = shares.reduce((subtotal, share) => subtotal + share, 0);
  return present.map((state, index) => ({
    state,
    from: shares.slice(0, index).reduce((subtotal, share) => subtotal + share, 0) / sum,
    width: (shares[index] ?? 0) / sum,
  }));
}
