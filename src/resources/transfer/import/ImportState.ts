import type { ImportMode } from '../cells/createImportPlan.ts';
import type { CheckSummary, ColumnMapping, ImportFileInfo } from '../importWorker/ImportWorker.ts';
import type { ImportRemedy } from './ImportCheck.ts';
import type { SendResult } from './SendContext.ts';

/** A file that was chosen, and how its rows are meant. */
export interface ImportSetup {
  readonly file: File;
  readonly fileInfo: ImportFileInfo;
  readonly mapping: ColumnMapping;
  readonly mode: ImportMode;
  readonly clears: boolean;
  /** A person has corrected something: leaving asks first. */
  readonly isChanged: boolean;
}

/** What the check of all rows says. */
export interface CheckResult {
  readonly summary: CheckSummary;
  /** Resources whose records were not looked up. */
  readonly uncheckedResources: readonly string[];
  /** Rows that change a record and were not compared with it. */
  readonly uncomparedCount: number;
  readonly remedies: readonly ImportRemedy[];
  /** The zone in which times without one were read. */
  readonly zone: string | undefined;
}

/** What became of the rows, and the file of those that were not taken. */
export interface ImportOutcome extends SendResult {
  readonly rejected: number;
  /** Rows that change nothing of their records: they were not sent. */
  readonly same: number;
  readonly report?: Blob | undefined;
  readonly reportName: string;
}

/** An import that a session ended under. */
export interface ImportDraft {
  readonly setup: ImportSetup;
  /** Some of its rows may be at the platform already. */
  readonly wasSending: boolean;
}

/** Where an import stands: each step has what the ones before it have found. */
export type ImportState =
  | {
      readonly step: 'file';
      readonly isReading?: boolean;
      readonly draft?: ImportDraft | undefined;
    }
  | { readonly step: 'columns'; readonly setup: ImportSetup; readonly taskId?: string | undefined }
  | { readonly step: 'check'; readonly setup: ImportSetup; readonly checkResult: CheckResult }
  | { readonly step: 'send'; readonly setup: ImportSetup; readonly taskId: string }
  | { readonly step: 'done'; readonly setup: ImportSetup; readonly outcome: ImportOutcome };
