import type { ItemOutcome } from '../run/BulkRun.ts';
import type { SavedErrorReason } from './SavedError.ts';
import { encodeStatus } from './statusCodes.ts';

/** The outcomes of a job, saved repeatedly while it runs. */
export interface SavedOutcomes {
  /** One status letter per record. */
  readonly marks: string;
  /** The distinct reasons, and the index of the reason of each record. */
  readonly reasons: readonly SavedErrorReason[];
  readonly why: Readonly<Record<number, number>>;
  /** Milliseconds; absent while it runs. */
  readonly ended?: number;
  /** The number of records that were moved to a new job. */
  readonly taken?: number;
}

/** Records the outcomes of a running job. */
export function createOutcomeRecorder(
  count: number,
  getReason: (error: unknown) => SavedErrorReason,
) {
  const marks = Array.from({ length: count }, () => encodeStatus('waiting'));
  const reasons = new Map<string, { readonly index: number; readonly reason: SavedErrorReason }>();
  const why: Record<number, number> = {};
  return {
    record(index: number, { status, error }: ItemOutcome): void {
      marks[index] = encodeStatus(status);
      if (error === undefined) return;
      const reason = getReason(error);
      const reasonKey = JSON.stringify(reason);
      const savedReason = reasons.get(reasonKey) ?? { index: reasons.size, reason };
      reasons.set(reasonKey, savedReason);
      why[index] = savedReason.index;
    },
    read: (): SavedOutcomes => ({
      marks: marks.join(''),
      reasons: [...reasons.values()].map(({ reason }) => reason),
      why,
    }),
  };
}
