import type { FailureWords } from '../useFailureWords.ts';
import type { Outcome, Standing } from './BulkRun.ts';

/** Records that stand alike, and for the same reason. */
export interface OutcomeGroup extends Partial<FailureWords> {
  readonly standing: Standing;
  /** The number in the catalogue of errors. */
  readonly code?: number | undefined;
  readonly outcomes: readonly Outcome[];
}

/** What needs somebody comes first. */
const ORDER: readonly Standing[] = [
  ...(['failed', 'timedOut', 'notStarted'] as const),
  ...(['pending', 'sent', 'waiting', 'done'] as const),
];

/** Puts the outcomes of many records together by standing and reason, the reason of most records first. */
export function outcomeGroups(
  outcomes: readonly Outcome[],
  words: (error: unknown) => FailureWords,
): readonly OutcomeGroup[] {
  const groups = Map.groupBy(
    outcomes.map(outcome => ({ outcome, ...wordsOf(outcome, words) })),
    ({ outcome: { standing }, reason = '' }) => `${standing} ${reason}`,
  );
  return [...groups.values()]
    .flatMap(([first, ...others]): readonly OutcomeGroup[] => {
      if (!first) return [];
      const { outcome, ...why } = first;
      const all = [outcome, ...others.map(({ outcome: other }) => other)];
      return [{ standing: outcome.standing, ...why, outcomes: all }];
    })
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing) ||
        other.outcomes.length - one.outcomes.length,
    );
}

function wordsOf(
  { error }: Outcome,
  words: (error: unknown) => FailureWords,
): Pick<OutcomeGroup, 'reason' | 'remedy' | 'code'> {
  if (error === undefined) return {};
  const { code } = error as { readonly code?: unknown };
  return { ...words(error), code: typeof code === 'number' ? code : undefined };
}
