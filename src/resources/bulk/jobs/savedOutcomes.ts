import type { ItemOutcome } from '../BulkRun.ts';
import type { SavedErrorReason } from './SavedError.ts';
import { encodeStatus } from './statusCodes.ts';

/** What is written down of the records of a job, again and again while it runs. */
export interface SavedOutcomes {
  /** One letter a record. */
  readonly marks: string;
  /** Reasons, each once, and which record has which. */
  readonly reasons: readonly SavedErrorReason[];
  readonly why: Readonly<Record<number, number>>;
  /** Milliseconds; absent while it runs. */
  readonly ended?: number;
  /** How many of its records somebody made a new job of. */
  readonly taken?: number;
}

/** Collects what becomes of the records of a job that runs. */
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
