import { createElement } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../form/FormRules.ts';
import { startTask } from '../tasks/tasks.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import type { JobPlan } from './jobs/SavedJob.ts';
import { createJobJournal } from './jobs/createJobJournal.ts';
import { claimRemainingItems } from './jobs/claimRemainingItems.ts';
import {
  type BulkItem,
  type BulkRun,
  type BulkWork,
  createBulkRun,
  getItemsByStatus,
} from './BulkRun.ts';

/** Something to be done to many records. */
export interface BulkPlan {
  readonly operation: OperationDescriptor;
  /** Names the act and how many: "Delete 412 lamps". */
  readonly title: (count: number) => string;
  readonly items: readonly BulkItem[];
  readonly work: BulkWork;
  /** What is sent with each record. */
  readonly values: FormValues;
  /** What it was given, to be written down with it; absent where nothing is. */
  readonly savedPlan?: Pick<JobPlan, 'resource' | 'values'>;
  /** The platform has changed; called once, when all is over. */
  readonly onFinished: (run: BulkRun) => void;
}

/** Work on many records that is under way. */
export interface StartedBulkTask {
  readonly id: string;
  readonly title: string;
  readonly run: BulkRun;
  readonly values: FormValues;
  /** Does it to some of them once more, as a task of its own. */
  readonly retry: (items: readonly BulkItem[]) => StartedBulkTask;
}

/** What can be tried again. */
const RETRYABLE_STATUSES = ['failed', 'timedOut', 'notStarted'] as const;

/** Begins it as a task. Nothing of it is ever sent twice, unless somebody asks for those that failed. */
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
    // They are the new job's now: nobody is offered to send them from this one too.
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
