import type { FormValues } from '../../form/FormRules.ts';
import type { BulkItem, ItemOutcome } from '../BulkRun.ts';

/** What was begun, as it is written down once. */
export interface JobPlan {
  /** In the language in which it was begun; said where its document is gone. */
  readonly title: string;
  /** The names of the resource and of the operation. */
  readonly resource: string;
  readonly operation: string;
  /** What it was given, without secrets and files. */
  readonly values: FormValues;
  readonly items: readonly BulkItem[];
}

/** A job that this browser has written down. */
export interface SavedJob extends JobPlan {
  readonly id: string;
  /** Milliseconds. */
  readonly startedAt: number;
  /** Milliseconds; absent while it runs, and when the page ended before it. */
  readonly endedAt?: number;
  /** Of another part of its records somebody made a new job: how many. */
  readonly movedCount: number;
  /** What became of each, as far as anybody knows. */
  readonly outcomes: readonly ItemOutcome[];
}
