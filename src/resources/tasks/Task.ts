import type { ComponentType } from 'react';

/** How far a piece of work is. */
export interface ProgressCounts {
  /** Pieces that are over, pending and failed ones included. */
  readonly done: number;
  /** Absent while nobody knows. */
  readonly total?: number | undefined;
  readonly failed: number;
  /** Pieces that the platform has accepted and the device has not (81). */
  readonly pending?: number;
}

export type TaskState = 'running' | 'done' | 'failed' | 'cancelled';

/** A piece of work that may outlive the screen on which it was begun: an export, an import, an action on many records. */
export interface Task {
  readonly id: string;
  /** In the language of the screen on which it was begun. */
  readonly title: string;
  readonly state: TaskState;
  readonly progress: ProgressCounts;
  /** Milliseconds, when it began. */
  readonly startedAt: number;
  /** Somebody asked it to stop, and it has not yet. */
  readonly isStopping: boolean;
  /** Why it failed as a whole. */
  readonly error?: unknown;
  /** It has moved to the drawer: no dialog shows it any more. */
  readonly isInDrawer: boolean;
  /** Does again what failed, and only that. */
  readonly retry?: (() => void) | undefined;
  /** Its outcome, as the screen that began it reads it. */
  readonly result?: unknown;
  /** One call, of which nobody knows how far it is before it is over. */
  readonly isSingle?: boolean | undefined;
  /** Stopping it only ends the waiting: equipment in the street has been told. */
  readonly physical?: boolean | undefined;
  /** The job under which this browser has written it down. */
  readonly savedJobId?: string | undefined;
  /** The words above what the drawer shows of it. */
  readonly detailTitle?: string | undefined;
  /** What the drawer can show of it beyond its numbers: what failed and why, a file to download. */
  readonly Detail?: ComponentType | undefined;
}

/** What the work itself is given: whether to go on, and how to tell how far it is. */
export interface TaskControl {
  readonly signal: AbortSignal;
  readonly reportProgress: (progress: ProgressCounts) => void;
}

export interface TaskPlan<Result> {
  readonly title: string;
  readonly run: (control: TaskControl) => Promise<Result>;
  /** Offered in the drawer once it is over, where the result says that something failed. */
  readonly getRetry?: (result: Result) => (() => void) | undefined;
  readonly isSingle?: boolean;
  readonly physical?: boolean;
  readonly savedJobId?: string | undefined;
  /** Does it all again; offered in the drawer once it has failed as a whole. */
  readonly restart?: () => void;
  readonly detailTitle?: string | undefined;
  readonly Detail?: ComponentType;
}
