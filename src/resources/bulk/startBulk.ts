import { createElement } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../form/FormRules.ts';
import { startTask } from '../tasks/tasks.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import type { JobPlan } from './kept/KeptJob.ts';
import { keepJob } from './kept/keepJob.ts';
import { takeRest } from './kept/takeRest.ts';
import { type BulkItem, type BulkRun, type BulkWork, createBulkRun, itemsIn } from './BulkRun.ts';

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
  readonly kept?: Pick<JobPlan, 'resource' | 'values'>;
  /** The platform has changed; called once, when all is over. */
  readonly onOver: (run: BulkRun) => void;
}

/** Work on many records that is under way. */
export interface StartedBulk {
  readonly id: string;
  readonly title: string;
  readonly run: BulkRun;
  readonly values: FormValues;
  /** Does it to some of them once more, as a task of its own. */
  readonly again: (items: readonly BulkItem[]) => StartedBulk;
}

/** What can be tried again. */
const AGAIN = ['failed', 'timedOut', 'notStarted'] as const;

/** Begins it as a task. Nothing of it is ever sent twice, unless somebody asks for those that failed. */
export function startBulk(plan: BulkPlan): StartedBulk {
  const { operation, title, items, work, onOver } = plan;
  const kept =
    plan.kept &&
    keepJob({ ...plan.kept, operation: operation.id, title: title(items.length), items });
  const run = createBulkRun(items, kept?.keeper);
  const again = (some: readonly BulkItem[]) => {
    // They are the new job's now: nobody is offered to send them from this one too.
    if (kept) takeRest(kept.id, new Set(some.map(each => each.id)), AGAIN);
    return startBulk({ ...plan, items: some });
  };
  const { id, over } = startTask({
    title: title(items.length),
    keptAs: kept?.id,
    physical: operation.physical,
    run: control => run.start(work, control),
    retryOf: () => {
      const failed = itemsIn(run, 'failed', 'timedOut');
      return failed.length > 0 ? () => void again(failed) : undefined;
    },
    Detail: () => createElement(BulkOutcome, { run, operation }),
  });
  void over.then(() => onOver(run));
  return { id, title: title(items.length), run, values: plan.values, again };
}
