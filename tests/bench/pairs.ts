/** Two measurements that were made one right after the other, in milliseconds. */
export interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/**
 * Returns the median of the ratios of all pairs. The load of a machine changes within a run, so the two of a pair are
 * compared with each other only, and one pair that was disturbed does not decide.
 */
export function comparePairs(pairs: readonly Pair[]): {
  readonly ratio: number;
  readonly note: string;
} {
  const ratios = pairs.map(({ ours, theirs }) => ours / theirs);
  const spread = [Math.min(...ratios), Math.max(...ratios)].map(ratio => ratio.toFixed(2));
  const [ours, theirs] = [
    median(pairs.map(each => each.ours)),
    median(pairs.map(each => each.theirs)),
  ].map(ms => ms.toFixed(0));
  return {
    ratio: median(ratios),
    note: `median of ${pairs.length} pairs, ${spread.join(' to ')}; ${ours} ms, react-admin's guessers: ${theirs} ms`,
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
