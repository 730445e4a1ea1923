import type { EquipmentState } from '../icons/StateGlyph.tsx';

interface RingSegment {
  readonly state: EquipmentState;
  /** Where on the ring it begins, and how far it reaches: shares of the whole. */
  readonly from: number;
  readonly width: number;
}

/** What is not normal is at least this share of a ring, so that it can be seen. The legend says so. */
const MIN_SHARE = 0.04;

const STATE_ORDER: readonly EquipmentState[] = ['normal', 'fault', 'offline', 'unknown'];

/** The pieces of a ring that shows how states share a whole, clockwise from the top; none of nothing. */
export function buildStateRing(
  counts: Readonly<Record<EquipmentState, number>>,
): readonly RingSegment[] {
  const total = STATE_ORDER.reduce((sum, state) => sum + counts[state], 0);
  const present = STATE_ORDER.filter(state => counts[state] > 0);
  const shares = present.map(state => Math.max(counts[state] / total, MIN_SHARE));
  const sum = shares.reduce((subtotal, share) => subtotal + share, 0);
  return present.map((state, index) => ({
    state,
    from: shares.slice(0, index).reduce((subtotal, share) => subtotal + share, 0) / sum,
    width: (shares[index] ?? 0) / sum,
  }));
}
