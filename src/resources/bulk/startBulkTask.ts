import { createElement } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../values/FormRules.ts';
import { startTask } from '../tasks/tasks.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import type { JobPlan } from './journal/SavedJob.ts';
import { createJobJournal } from './journal/createJobJournal.ts';
import { claimRemainingItems } from './journal/claimRemainingItems.ts';
import {
  type BulkItem,
  type BulkRun,
  type BulkWork,
  createBulkRun,
  getItemsByStatus,
} from './run/BulkRun.ts';

/** The definition of a bulk run. */
export interface BulkPlan {
  readonly operation: OperationDescriptor;
  /** Names the action and the count: "Delete 412 lamps". */
  readonly title: (count: number) => string;
  readonly items: readonly BulkItem[];
  readonly work: BulkWork;
  /** The values that are sent with each record. */
  readonly values: FormValues;
  /** The values to save with the job; absent where it is not saved. */
  readonly savedPlan?: Pick<JobPlan, 'resource' | 'values'>;
  /** Invalidates the queries; called once, at the end. */
  readonly onFinished: (run: BulkRun) => void;
}

/** A running bulk task. */
export interface StartedBulkTask {
  readonly id: string;
  readonly title: string;
  readonly run: BulkRun;
  readonly values: FormValues;
  /** Retries some of the records as a new task. */
  readonly retry: (items: readonly BulkItem[]) => StartedBulkTask;
}

/** The statuses that can be retried. */
const RETRYABLE_STATUSES = ['failed', 'timedOut', 'notStarted'] as const;

/** Starts the operation as a task. No record is sent twice, except on an explicit retry of the failed ones. */
export function startBulkTask(plan: BulkPlan): StartedBulkTask {
  const { operation, title, items, work, onFinished } = plan;
  const jobJournal =
    plan.savedPlan &&
    createJobJournal({
      ...plan.savedPlan,
      operation: operation.id,
      title: title(items.length),
      items,
    });
  const run = createBulkRun(items, jobJournal?.journal);
  const retry = (retriedItems: readonly BulkItem[]) => {
    // They belong to the new job now: this one does not offer them again.
    if (jobJournal)
      claimRemainingItems(
        jobJournal.id,
        new Set(retriedItems.map(each => each.id)),
        RETRYABLE_STATUSES,
      );
    return startBulkTask({ ...plan, items: retriedItems });
  };
  const { id, finished } = startTask({
    title: title(items.length),
    savedJobId: jobJournal?.id,
    physical: operation.physical,
    run: control => run.start(work, control),
    getRetry: () => {
      const failed = getItemsByStatus(run, 'failed', 'timedOut');
      return failed.length > 0 ? () => void retry(failed) : undefined;
    },
    Detail: () => createElement(BulkOutcome, { run, operation }),
  });
  void finished.then(() => onFinished(run));
  return { id, title: title(items.length), run, values: plan.values, retry };
}
