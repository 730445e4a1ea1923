import type { EquipmentState } from '../icons/StateGlyph.tsx';

interface Piece {
  readonly state: EquipmentState;
  /** Where on the ring it begins, and how far it reaches: shares of the whole. */
  readonly from: number;
  readonly width: number;
}

/** What is not normal is at least this share of a ring, so that it can be seen. The legend says so. */
const LEAST = 0.04;

const ORDER: readonly EquipmentState[] = ['normal', 'fault', 'offline', 'unknown'];

/** The pieces of a ring that shows how states share a whole, clockwise from the top; none of nothing. */
export function ringOf(counts: Readonly<Record<EquipmentState, number>>): readonly Piece[] {
  const total = ORDER.reduce((sum, state) => sum + counts[state], 0);
  const present = ORDER.filter(state => counts[state] > 0);
  const raised = present.map(state => Math.max(counts[state] / total, LEAST));
  const sum = raised.reduce((all, share) => all + share, 0);
  return present.map((state, index) => ({
    state,
    from: raised.slice(0, index).reduce((all, share) => all + share, 0) / sum,
    width: (raised[index] ?? 0) / sum,
  }));
}
