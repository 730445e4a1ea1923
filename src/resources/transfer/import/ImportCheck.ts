import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { PickedRow, RejectedRow } from '../importWorker/ImportWorker.ts';

export interface ImportCheckContext {
  readonly provider: ConsoleDataProvider;
  readonly signal: AbortSignal;
}

/** What makes the platform take rows that it would refuse as things are. */
export interface ImportRemedy {
  /** The message of the problem that it solves. */
  readonly errorKey: string;
  /** The message of its button and what that needs. */
  readonly label: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Who may not call this is not offered it. */
  readonly operation: OperationDescriptor;
  readonly run: (context: ImportCheckContext) => Promise<void>;
}

/** What a check found: rows that the platform would refuse, and what can be done about it. */
export interface ImportCheckResult {
  readonly rejected: readonly RejectedRow[];
  readonly remedies: readonly ImportRemedy[];
}

/** A check of rows that no document can describe, made by calls of its own before anything is sent. */
export interface ImportCheck {
  /** Only rows that say something of one of these are checked. */
  readonly changedSources: readonly string[];
  /** What it needs of each row beside these. */
  readonly extraSources: readonly string[];
  readonly check: (
    rows: readonly PickedRow[],
    context: ImportCheckContext,
  ) => Promise<ImportCheckResult>;
}

/** Fetches a check with the first file that needs it. */
export type ImportCheckLoader = () => Promise<ImportCheck>;
