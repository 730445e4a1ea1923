import type { Identifier } from 'react-admin';

import { getErrorStatus, isSignedOut } from '../../domain/errorStatus.ts';
import { forEachConcurrently } from '../../domain/forEachConcurrently.ts';
import type { TaskControl } from '../tasks/Task.ts';
import { callWithTimeout, isTimeoutError } from '../callWithTimeout.ts';
import { isPendingError } from '../isPendingError.ts';
import { pageUnload } from './pageUnload.ts';

/** One of the records that something is done to. */
export interface BulkItem {
  readonly id: Identifier;
  /** What a sentence calls it. */
  readonly name: string;
}

/**
 * Where one of many records stands. `notStarted`: somebody stopped the work, or the session ended, before its turn.
 * `pending`: the platform keeps it until the device can take it (81); it need not be sent again.
 */
export type ItemStatus =
  'waiting' | 'sent' | 'done' | 'pending' | 'failed' | 'timedOut' | 'notStarted';

export interface ItemOutcome {
  readonly item: BulkItem;
  readonly status: ItemStatus;
  /** What the platform answered, once it is done. */
  readonly response?: unknown;
  /** Why it is not. */
  readonly error?: unknown;
}

export type StatusCounts = Readonly<Record<ItemStatus, number>>;

/** Does it to one record; the signal ends when nobody waits for the answer any more. */
export type BulkWork = (item: BulkItem, signal: AbortSignal) => Promise<unknown>;

/** Something done to many records, each with its own outcome. It can be watched while it lasts. */
export interface BulkRun {
  readonly items: readonly BulkItem[];
  readonly start: (work: BulkWork, control: TaskControl) => Promise<BulkRun>;
  readonly getOutcomes: () => readonly ItemOutcome[];
  readonly getStatusCounts: () => StatusCounts;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Writes down where each record stands, so that a page that ends under the work does not lose it. */
export interface JobJournal {
  /** Called before the record at this place is sent; records are sent in their order. */
  readonly recordSending: (place: number) => void;
  readonly recordOutcome: (place: number, outcome: ItemOutcome) => void;
  /** Nothing of it is under way any more. */
  readonly close: () => void;
}

const NO_COUNTS: StatusCounts = {
  ...{ waiting: 0, sent: 0, done: 0, pending: 0 },
  ...{ failed: 0, timedOut: 0, notStarted: 0 },
};

/**
 * Prepares something for many records: a few at a time, each waited for as long as a device may take. What fails does
 * not keep the others from being done; an ended session (401) and a cancel do. What was sent by then is waited for,
 * for nobody can call it back.
 */
export function createBulkRun(items: readonly BulkItem[], journal?: JobJournal): BulkRun {
  const indexes = new Map(items.map((item, index) => [item, index]));
  const outcomesByItem = new Map<BulkItem, ItemOutcome>(
    items.map(item => [item, { item, status: 'waiting' }]),
  );
  const listeners = new Set<() => void>();
  let statusCounts: StatusCounts = { ...NO_COUNTS, waiting: items.length };

  const setOutcome = (outcome: ItemOutcome) => {
    const previousStatus = outcomesByItem.get(outcome.item)?.status ?? 'waiting';
    outcomesByItem.set(outcome.item, outcome);
    const remaining = { ...statusCounts, [previousStatus]: statusCounts[previousStatus] - 1 };
    statusCounts = { ...remaining, [outcome.status]: remaining[outcome.status] + 1 };
    journal?.recordOutcome(indexes.get(outcome.item) ?? 0, outcome);
  };
  const notifyListeners = () => listeners.forEach(listener => listener());

  const start = async (work: BulkWork, { signal, reportProgress }: TaskControl) => {
    let hasSignedOut = false;
    const publishOutcome = (outcome: ItemOutcome) => {
      setOutcome(outcome);
      const failed = statusCounts.failed + statusCounts.timedOut;
      const { done, pending } = statusCounts;
      reportProgress({ done: done + pending + failed, pending, failed, total: items.length });
      notifyListeners();
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
            // The page took the call along, and would take the next ones too. Who finds the job reads that nobody heard.
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
    for (const { item, status: standing } of [...outcomesByItem.values()]) {
      if (standing === 'waiting') setOutcome({ item, status: 'notStarted' });
    }
    journal?.close();
    notifyListeners();
    return run;
  };

  const run: BulkRun = {
    items,
    start,
    getOutcomes: () => [...outcomesByItem.values()],
    getStatusCounts: () => statusCounts,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return run;
}

const toFailure = (item: BulkItem, error: unknown): ItemOutcome => ({
  item,
  status: isTimeoutError(error) ? 'timedOut' : 'failed',
  error,
});

/** The records of a run that ended in one of these ways. */
export const getItemsByStatus = (
  run: BulkRun,
  ...statuses: readonly ItemStatus[]
): readonly BulkItem[] =>
  run
    .getOutcomes()
    .flatMap(({ item, status: standing }) => (statuses.includes(standing) ? [item] : []));
