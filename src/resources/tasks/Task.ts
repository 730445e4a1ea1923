import type { ComponentType } from 'react';

export interface ProgressCounts {
  /** The number of finished items, including pending and failed ones. */
  readonly done: number;
  /** Absent while unknown. */
  readonly total?: number | undefined;
  readonly failed: number;
  /** The number of items that the platform has accepted and the device has not (81). */
  readonly pending?: number;
}

export type TaskState = 'running' | 'done' | 'failed' | 'cancelled';

/** A unit of work that may outlive the screen that started it: an export, an import, a bulk action. */
export interface Task {
  readonly id: string;
  /** In the language of the screen that started it. */
  readonly title: string;
  readonly state: TaskState;
  readonly progress: ProgressCounts;
  /** Milliseconds, the start time. */
  readonly startedAt: number;
  /** A cancel was requested and has not taken effect yet. */
  readonly isStopping: boolean;
  /** The error that failed the task as a whole. */
  readonly error?: unknown;
  /** Whether it has moved to the drawer: no dialog shows it any more. */
  readonly isInDrawer: boolean;
  /** Retries the failed items only. */
  readonly retry?: (() => void) | undefined;
  /** The number of items that it retries, where it is not that of the failed ones. */
  readonly retryCount?: number | undefined;
  /** Its result, for the screen that started it. */
  readonly result?: unknown;
  /** A single call, whose progress is unknown until it ends. */
  readonly isSingle?: boolean | undefined;
  /** Cancel only ends the waiting: the command has already been sent to the equipment. */
  readonly physical?: boolean | undefined;
  readonly savedJobId?: string | undefined;
  /** The heading above `Detail`. */
  readonly detailTitle?: string | undefined;
  /** Details in the drawer in addition to the counts: failures with reasons, a file to download. */
  readonly Detail?: ComponentType | undefined;
}

/** The arguments of a running task: its abort signal, and the progress callback. */
export interface TaskControl {
  readonly signal: AbortSignal;
  readonly reportProgress: (progress: ProgressCounts) => void;
}

export interface TaskPlan<Result> {
  readonly title: string;
  readonly run: (control: TaskControl) => Promise<Result>;
  /** Shown in the drawer after the end, where the result has failures. */
  readonly getRetry?: (result: Result) => (() => void) | undefined;
  /** The number of items that it retries: without it, that of the failed ones. */
  readonly getRetryCount?: () => number;
  readonly isSingle?: boolean;
  readonly physical?: boolean;
  readonly savedJobId?: string | undefined;
  /** Restarts the whole task; shown in the drawer after it failed as a whole. */
  readonly restart?: () => void;
  readonly detailTitle?: string | undefined;
  readonly Detail?: ComponentType;
}
