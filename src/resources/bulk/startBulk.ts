import { createElement } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { startTask } from '../tasks/tasks.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import { type BulkItem, type BulkRun, type BulkWork, createBulkRun, itemsIn } from './BulkRun.ts';

/** Something to be done to many records. */
export interface BulkPlan {
  readonly operation: OperationDescriptor;
  /** Names the act and how many: "Delete 412 lamps". */
  readonly title: (count: number) => string;
  readonly items: readonly BulkItem[];
  readonly work: BulkWork;
  /** The platform has changed; called once, when all is over. */
  readonly onOver: (run: BulkRun) => void;
}

/** Work on many records that is under way. */
export interface StartedBulk {
  readonly id: string;
  readonly title: string;
  readonly run: BulkRun;
  /** Does it to some of them once more, as a task of its own. */
  readonly again: (items: readonly BulkItem[]) => StartedBulk;
}

/** Begins it as a task. Nothing of it is ever sent twice, unless somebody asks for those that failed. */
export function startBulk(plan: BulkPlan): StartedBulk {
  const { operation, title, items, work, onOver } = plan;
  const run = createBulkRun(items);
  const again = (some: readonly BulkItem[]) => startBulk({ ...plan, items: some });
  const { id, over } = startTask({
    title: title(items.length),
    run: control => run.start(work, control),
    retryOf: () => {
      const failed = itemsIn(run, 'failed', 'timedOut');
      return failed.length > 0 ? () => void again(failed) : undefined;
    },
    Detail: () => createElement(BulkOutcome, { run, operation }),
  });
  void over.then(() => onOver(run));
  return { id, title: title(items.length), run, again };
}
