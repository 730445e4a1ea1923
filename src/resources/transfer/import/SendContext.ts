import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportMode } from '../../cells/listImportModes.ts';
import type { ImportWorker, ReadyRow, RowFailure } from '../importWorker/ImportWorker.ts';

/** The outcome of the sent rows. */
export interface SendResult {
  readonly created: number;
  readonly updated: number;
  /** The rows that the platform rejected, with reasons. */
  readonly failedRows: readonly RowFailure[];
  /** Rows that may have been saved: no response arrived, or none that confirms it. */
  readonly uncertainRows: readonly RowFailure[];
  /** Rows that were not sent: the import was cancelled, or the session or connection ended. */
  readonly unsentRows: readonly RowFailure[];
}

export interface SendOptions {
  readonly provider: ConsoleDataProvider;
  readonly descriptor: ResourceDescriptor;
  readonly worker: ImportWorker;
  readonly mode: ImportMode;
  /** The number of rows to send. */
  readonly total: number;
  readonly formatError: (error: unknown) => string;
  readonly unsentReason: string;
  /** The prefix of the reason of a row that may have been saved. */
  readonly uncertainPrefix: string;
  /** Formats the error for a record that was deleted after the check. */
  readonly formatMissing: (key: string) => string;
}

/** The state of the sending, with the callbacks per row. */
export interface SendContext extends SendOptions {
  /** Whether another row may be sent. */
  readonly canContinue: () => boolean;
  readonly onSaved: (action: ReadyRow['action'], count: number) => void;
  /** @param wasSent false where it failed before the row was sent */
  readonly onFailed: (row: ReadyRow, error: unknown, wasSent?: boolean) => void;
  readonly onRejected: (row: ReadyRow, reason: string) => void;
}
