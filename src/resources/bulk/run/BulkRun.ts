import type { Identifier } from 'react-admin';

import { createListeners } from '../../../domain/createListeners.ts';
import { getErrorStatus, isSignedOut } from '../../../domain/errorStatus.ts';
import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import { callWithTimeout, isTimeoutError } from '../../calls/callWithTimeout.ts';
import { isPendingError } from '../../calls/isPendingError.ts';
import { pageUnload } from './pageUnload.ts';

/** A target record of a bulk run. */
export interface BulkItem {
  readonly id: Identifier;
  /** The name of the record in messages. */
  readonly name: string;
}

/**
 * The status of one record of a bulk run. `notStarted`: the run was cancelled, or the session ended, before its turn.
 * `pending`: the platform queues it until the device can take it (81); it need not be sent again.
 */
export type ItemStatus =
  | 'waiting'
  | 'sent'
  | 'done'
  | 'pending'
  | 'failed'
  | 'timedOut'
  | 'notStarted';

export interface ItemOutcome {
  readonly item: BulkItem;
  readonly status: ItemStatus;
  /** The response of the platform, once it is done. */
  readonly response?: unknown;
  /** The error, if it failed. */
  readonly error?: unknown;
}

export type StatusCounts = Readonly<Record<ItemStatus, number>>;

/** Runs the operation on one record; the signal aborts when the response is no longer needed. */
export type BulkWork = (item: BulkItem, signal: AbortSignal) => Promise<unknown>;

/** A bulk run with an outcome per record. Subscribers are notified of progress. */
export interface BulkRun {
  readonly items: readonly BulkItem[];
  readonly start: (work: BulkWork, control: TaskControl) => Promise<BulkRun>;
  readonly getOutcomes: () => readonly ItemOutcome[];
  readonly getStatusCounts: () => StatusCounts;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Saves the status of each record, so that it survives the end of the page. */
export interface JobJournal {
  /** Called before the record at this index is sent; records are sent in order. */
  readonly recordSending: (index: number) => void;
  readonly recordOutcome: (index: number, outcome: ItemOutcome) => void;
  /** Called when the run is over. */
  readonly close: () => void;
}

const NO_COUNTS: StatusCounts = {
  ...{ waiting: 0, sent: 0, done: 0, pending: 0 },
  ...{ failed: 0, timedOut: 0, notStarted: 0 },
};

/**
 * Creates a run over many records: a few at a time, each with the timeout of a device. A failure does not stop the
 * others; an ended session (401) and a cancel do. Requests already sent are awaited, because they cannot be recalled.
 *
 * @example
 * const run = createBulkRun([{ id: 'l1', name: 'Lamp 1' }]);
 * await run.start(({ id }) => switchOn(id), control);
 * run.getStatusCounts().done; // 1
 */
export function createBulkRun(items: readonly BulkItem[], journal?: JobJournal): BulkRun {
  const indexes = new Map(items.map((item, index) => [item, index]));
  const outcomesByItem = new Map<BulkItem, ItemOutcome>(
    items.map(item => [item, { item, status: 'waiting' }]),
  );
  const changes = createListeners();
  let statusCounts: StatusCounts = { ...NO_COUNTS, waiting: items.length };

  const setOutcome = (outcome: ItemOutcome) => {
    const previousStatus = outcomesByItem.get(outcome.item)?.status ?? 'waiting';
    outcomesByItem.set(outcome.item, outcome);
    const remaining = { ...statusCounts, [previousStatus]: statusCounts[previousStatus] - 1 };
    statusCounts = { ...remaining, [outcome.status]: remaining[outcome.status] + 1 };
    journal?.recordOutcome(indexes.get(outcome.item) ?? 0, outcome);
  };

  const start = async (work: BulkWork, { signal, reportProgress }: TaskControl) => {
    let hasSignedOut = false;
    const publishOutcome = (outcome: ItemOutcome) => {
      setOutcome(outcome);
      const failed = statusCounts.failed + statusCounts.timedOut;
      const { done, pending } = statusCounts;
      reportProgress({ done: done + pending + failed, pending, failed, total: items.length });
      changes.notify();
    };
    const canContinue = () => !signal.aborted && !hasSignedOut;
    await forEachConcurrently(
      items,
      async item => {
        journal?.recordSending(indexes.get(item) ?? 0);
        publishOutcome({ item, status: 'sent' });
        try {
          const response = await callWithTimeout(each => work(item, each));
          publishOutcome({ item, status: 'done', response });
        } catch (error) {
          if (!getErrorStatus(error) && pageUnload.isInProgress()) {
            // The unloading page cancelled the call and would cancel the next ones. The saved job shows the outcome as
            // unknown.
            await pageUnload.waitUntilCancelled();
            publishOutcome(toFailure(item, error));
            return;
          }
          hasSignedOut ||= isSignedOut(error);
          publishOutcome(
            isPendingError(error) ? { item, status: 'pending' } : toFailure(item, error),
          );
        }
      },
      canContinue,
    );
    for (const { item, status } of [...outcomesByItem.values()]) {
      if (status === 'waiting') setOutcome({ item, status: 'notStarted' });
    }
    journal?.close();
    changes.notify();
    return run;
  };

  const run: BulkRun = {
    items,
    start,
    getOutcomes: () => [...outcomesByItem.values()],
    getStatusCounts: () => statusCounts,
    subscribe: changes.subscribe,
  };
  return run;
}

const toFailure = (item: BulkItem, error: unknown): ItemOutcome => ({
  item,
  status: isTimeoutError(error) ? 'timedOut' : 'failed',
  error,
});

/**
 * Returns the records with one of these statuses.
 *
 * @example getItemsByStatus(run, 'failed', 'timedOut').map(({ name }) => name) // ['Lamp 12']
 */
export const getItemsByStatus = (
  run: BulkRun,
  ...statuses: readonly ItemStatus[]
): readonly BulkItem[] =>
  run.getOutcomes().flatMap(({ item, status }) => (statuses.includes(status) ? [item] : []));
