import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportMode } from '../cells/createImportPlan.ts';
import type { ImportWorker, ReadyRow, RowFailure } from '../importWorker/ImportWorker.ts';

/** What became of the rows that were sent. */
export interface SendResult {
  readonly created: number;
  readonly updated: number;
  /** What the platform did not take, each with its reason. */
  readonly failedRows: readonly RowFailure[];
  /** Rows that may be in: no answer came, or none that says so. */
  readonly uncertainRows: readonly RowFailure[];
  /** Rows that were not begun: it was cancelled, the session or the connection ended. */
  readonly unsentRows: readonly RowFailure[];
}

export interface SendOptions {
  readonly provider: ConsoleDataProvider;
  readonly descriptor: ResourceDescriptor;
  readonly worker: ImportWorker;
  readonly mode: ImportMode;
  /** How many rows there are to send. */
  readonly total: number;
  readonly formatError: (error: unknown) => string;
  readonly unsentReason: string;
  /** What is said before the reason, of a row that may be in. */
  readonly uncertainPrefix: string;
  /** Of a record that is gone since the rows were checked. */
  readonly formatMissing: (key: string) => string;
}

/** Rows on their way, and what is noted of each. */
export interface SendContext extends SendOptions {
  /** Whether another row may be begun. */
  readonly canContinue: () => boolean;
  readonly onSaved: (action: ReadyRow['action'], count: number) => void;
  /** @param wasSent false where it failed before the row went */
  readonly onFailed: (row: ReadyRow, error: unknown, wasSent?: boolean) => void;
  readonly onRejected: (row: ReadyRow, reason: string) => void;
}
