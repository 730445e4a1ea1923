import type { FormValues } from '../../values/FormRules.ts';
import type { BulkItem, ItemOutcome } from '../run/BulkRun.ts';

/** The definition of a job, saved once when it starts. */
export interface JobPlan {
  /** In the language of the start; shown where its document is missing. */
  readonly title: string;
  /** The names of the resource and of the operation. */
  readonly resource: string;
  readonly operation: string;
  /** The values of the operation, without secrets and files. */
  readonly values: FormValues;
  readonly items: readonly BulkItem[];
}

/** A job in the storage of this browser. */
export interface SavedJob extends JobPlan {
  readonly id: string;
  /** Milliseconds. */
  readonly startedAt: number;
  /** Milliseconds; absent while it runs, and when the page ended before the job. */
  readonly endedAt?: number;
  /** The number of records that were moved to a new job. */
  readonly movedCount: number;
  /** The outcome of each record, as far as known. */
  readonly outcomes: readonly ItemOutcome[];
}
