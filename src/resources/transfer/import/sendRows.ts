import { getErrorStatus } from '../../../domain/errorStatus.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { ImportWorker, RowFailure } from '../importWorker/ImportWorker.ts';
import { sendIndividually } from './sendIndividually.ts';
import type { SendContext, SendOptions, SendResult } from './SendContext.ts';
import { sendBatch } from './sendBatch.ts';

const ROWS_PER_TAKE = 200;
/** The maximum number of rows per call: about one second of work, even if the document allows more. */
const MAX_BATCH_ROWS = 500;
/** After this many consecutive calls without a response, the connection counts as lost. */
const MAX_UNANSWERED_CALLS = { individual: 12, batch: 2 } as const;
/** The statuses of an ended session, a denied permission, and too many requests. */
const FATAL_STATUSES: readonly unknown[] = [401, 403, 429];

/**
 * Sends the rows that passed the check, each once: a failed call is never retried automatically, because it may have
 * taken effect. Rows are sent in batches where the document has an operation for that, else individually.
 */
export async function sendRows(
  options: SendOptions,
  { signal, reportProgress }: TaskControl,
): Promise<SendResult> {
  const { worker, descriptor, total, formatError, unsentReason } = options;
  const maxRows = descriptor.imports?.maxRows;
  const counts = { create: 0, update: 0 };
  const failures = {
    failedRows: [] as RowFailure[],
    uncertainRows: [] as RowFailure[],
    unsentRows: [] as RowFailure[],
  };
  let unansweredCount = 0;
  let isOver = false;

  const publishProgress = () => {
    const failed = failures.failedRows.length + failures.uncertainRows.length;
    reportProgress({ done: counts.create + counts.update + failed, total, failed });
  };
  const context: SendContext = {
    ...options,
    canContinue: () => !signal.aborted && !isOver,
    onSaved: (action, count) => {
      counts[action] += count;
      unansweredCount = 0;
      publishProgress();
    },
    onRejected: ({ at }, reason) => {
      failures.failedRows.push({ at, reason });
      publishProgress();
    },
    onFailed: ({ at }, error, wasSent = true) => {
      const status = getErrorStatus(error);
      if (FATAL_STATUSES.includes(status)) isOver = true;
      const reason = formatError(error);
      if (!wasSent || isSurelyNotSaved(status)) failures.failedRows.push({ at, reason });
      else failures.uncertainRows.push({ at, reason: `${options.uncertainPrefix} ${reason}` });
      publishProgress();
    },
  };
  /** The rows of one call count as one missing response. */
  const noteResponse = <Mode extends keyof typeof MAX_UNANSWERED_CALLS>(
    mode: Mode,
    hadNoResponse: boolean,
  ) => {
    unansweredCount = hadNoResponse ? unansweredCount + 1 : 0;
    if (unansweredCount >= MAX_UNANSWERED_CALLS[mode]) isOver = true;
  };

  for (let from: number | undefined = 0; from !== undefined;) {
    const count = maxRows === undefined ? ROWS_PER_TAKE : Math.min(maxRows, MAX_BATCH_ROWS);
    const batch: Awaited<ReturnType<ImportWorker['takeReadyRows']>> = await worker.takeReadyRows(
      from,
      count,
    );
    const startedIndexes = await (maxRows === undefined
      ? sendIndividually(batch.rows, context, hadNoResponse =>
          noteResponse('individual', hadNoResponse),
        )
      : sendBatch(batch.rows, context, hadNoResponse => noteResponse('batch', hadNoResponse)));
    for (const row of batch.rows) {
      if (!startedIndexes.has(row.at))
        failures.unsentRows.push({ at: row.at, reason: unsentReason });
    }
    from = batch.next;
  }
  return { created: counts.create, updated: counts.update, ...failures };
}

/** Whether a row with this status is certainly not saved: the platform rejected it, or it was never sent. */
const isSurelyNotSaved = (status: unknown) =>
  typeof status !== 'number' || (status >= 400 && status < 500 && status !== 408);
