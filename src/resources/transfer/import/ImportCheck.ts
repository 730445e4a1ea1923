import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { PickedRow, RejectedRow } from '../importWorker/ImportWorker.ts';

export interface ImportCheckContext {
  readonly provider: ConsoleDataProvider;
  readonly signal: AbortSignal;
}

/** A remedy that makes the platform accept rows that it would reject. */
export interface ImportRemedy {
  /** The message key of the error that it solves. */
  readonly errorKey: string;
  /** The message key of its button, and the arguments. */
  readonly label: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Hidden where the user may not run this operation. */
  readonly operation: OperationDescriptor;
  readonly run: (context: ImportCheckContext) => Promise<void>;
}

/** The result of a check: rows that the platform would reject, and their remedies. */
export interface ImportCheckResult {
  readonly rejected: readonly RejectedRow[];
  readonly remedies: readonly ImportRemedy[];
}

/** A check that no document can express; it makes calls of its own before rows are sent. */
export interface ImportCheck {
  /** Only rows with a value of one of these fields are checked. */
  readonly changedSources: readonly string[];
  /** Additional fields that the check needs of each row. */
  readonly extraSources: readonly string[];
  readonly check: (
    rows: readonly PickedRow[],
    context: ImportCheckContext,
  ) => Promise<ImportCheckResult>;
}

/** Loads a check with the first file that needs it. */
export type ImportCheckLoader = () => Promise<ImportCheck>;
