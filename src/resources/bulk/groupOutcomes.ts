import { getErrorCode } from '../../domain/errorStatus.ts';
import type { ErrorDescription } from '../failures/useDescribeError.ts';
import type { ItemOutcome, ItemStatus } from './run/BulkRun.ts';

/** Records with the same status and the same reason. */
export interface OutcomeGroup extends Partial<ErrorDescription> {
  readonly status: ItemStatus;
  /** The number in the error catalogue. */
  readonly code?: number | undefined;
  readonly outcomes: readonly ItemOutcome[];
}

/** Statuses that require attention come first. */
const STATUS_ORDER: readonly ItemStatus[] = [
  ...(['failed', 'timedOut', 'notStarted'] as const),
  ...(['pending', 'sent', 'waiting', 'done'] as const),
];

/** Groups outcomes by status and reason, the most frequent reason first. */
export function groupOutcomes(
  outcomes: readonly ItemOutcome[],
  describeError: (error: unknown) => ErrorDescription,
): readonly OutcomeGroup[] {
  const groups = Map.groupBy(
    outcomes.map(outcome => ({ outcome, ...getErrorDetails(outcome, describeError) })),
    ({ outcome: { status }, reason = '' }) => `${status} ${reason}`,
  );
  return [...groups.values()]
    .flatMap(([first, ...others]): readonly OutcomeGroup[] => {
      if (!first) return [];
      const { outcome, ...errorDetails } = first;
      const all = [outcome, ...others.map(({ outcome: other }) => other)];
      return [{ status: outcome.status, ...errorDetails, outcomes: all }];
    })
    .toSorted(
      (one, other) =>
        STATUS_ORDER.indexOf(one.status) - STATUS_ORDER.indexOf(other.status) ||
        other.outcomes.length - one.outcomes.length,
    );
}

function getErrorDetails(
  { error }: ItemOutcome,
  describeError: (error: unknown) => ErrorDescription,
): Pick<OutcomeGroup, 'reason' | 'remedy' | 'code'> {
  if (error === undefined) return {};
  return { ...describeError(error), code: getErrorCode(error) };
}
