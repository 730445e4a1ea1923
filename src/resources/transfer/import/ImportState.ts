import type { ImportMode } from '../cells/importFields.ts';
import type { Checked, Mapping, Opened } from '../desk/Desk.ts';
import type { Remedy } from './ImportCheck.ts';
import type { Sent } from './Sending.ts';

/** A file that was chosen, and how its rows are meant. */
export interface Chosen {
  readonly file: File;
  readonly opened: Opened;
  readonly mapping: Mapping;
  readonly mode: ImportMode;
  readonly clears: boolean;
  /** A person has corrected something: leaving asks first. */
  readonly isChanged: boolean;
}

/** What the check of all rows says. */
export interface Verified {
  readonly checked: Checked;
  /** Resources whose records were not looked up. */
  readonly unchecked: readonly string[];
  /** Rows that change a record and were not compared with it. */
  readonly uncompared: number;
  readonly remedies: readonly Remedy[];
  /** The zone in which times without one were read. */
  readonly zone: string | undefined;
}

/** What became of the rows, and the file of those that were not taken. */
export interface Outcome extends Sent {
  readonly rejected: number;
  /** Rows that change nothing of their records: they were not sent. */
  readonly same: number;
  readonly report?: Blob | undefined;
  readonly reportName: string;
}

/** An import that a session ended under. */
export interface Kept {
  readonly chosen: Chosen;
  /** Some of its rows may be at the platform already. */
  readonly wasSending: boolean;
}

/** Where an import stands: each step has what the ones before it have found. */
export type ImportState =
  | { readonly step: 'file'; readonly isReading?: boolean; readonly kept?: Kept | undefined }
  | { readonly step: 'columns'; readonly chosen: Chosen; readonly taskId?: string | undefined }
  | { readonly step: 'check'; readonly chosen: Chosen; readonly verified: Verified }
  | { readonly step: 'send'; readonly chosen: Chosen; readonly taskId: string }
  | { readonly step: 'done'; readonly chosen: Chosen; readonly outcome: Outcome };
