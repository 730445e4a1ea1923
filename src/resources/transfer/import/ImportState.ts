import type { ImportMode } from '../../cells/listImportModes.ts';
import type { CheckSummary, ColumnMapping, ImportFileInfo } from '../importWorker/ImportWorker.ts';
import type { ColumnNotation } from '../importWorker/notations.ts';
import type { ImportRemedy } from './ImportCheck.ts';
import type { SendResult } from './SendContext.ts';

/** The selected file, and the settings of its import. */
export interface ImportSetup {
  readonly file: File;
  readonly fileInfo: ImportFileInfo;
  readonly mapping: ColumnMapping;
  /** Of each column of the file: as its cells show it, or as chosen. */
  readonly notations: readonly ColumnNotation[];
  readonly mode: ImportMode;
  readonly clears: boolean;
  /** Whether the user has corrected something: then closing needs a confirmation. */
  readonly isChanged: boolean;
}

/** The result of the check of all rows. */
export interface CheckResult {
  readonly summary: CheckSummary;
  /** Resources whose records were not looked up. */
  readonly uncheckedResources: readonly string[];
  /** The number of updated rows that were not compared with their records. */
  readonly uncomparedCount: number;
  readonly remedies: readonly ImportRemedy[];
  /** The zone that was used for times without a zone. */
  readonly zone: string | undefined;
}

/** The outcome of an import, with the file of the failed rows. */
export interface ImportOutcome extends SendResult {
  readonly rejected: number;
  /** Rows without changes to their records: they were not sent. */
  readonly same: number;
  readonly report?: Blob | undefined;
  readonly reportName: string;
}

/** An import that was interrupted by the end of a session. */
export interface ImportDraft {
  readonly setup: ImportSetup;
  /** Some of its rows may already be saved. */
  readonly wasSending: boolean;
}

/** The state of an import: each step has the results of the previous ones. */
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
