import type { ImportPlan } from '../../cells/createImportPlan.ts';
import type { ImportMode } from '../../cells/listImportModes.ts';
import type { CellError } from '../../cells/readRecordRow.ts';
import type { TableReadOptions } from '../table/ParsedSheet.ts';
import type { ImportTable } from '../table/readTable.ts';
import type { ColumnNotation } from './notations.ts';

/** The content of an opened file. */
export interface ImportFileInfo extends Pick<
  ImportTable,
  'format' | 'encoding' | 'encodingSamples' | 'sheet' | 'sheets'
> {
  readonly heads: readonly string[];
  /** The first rows, as samples of each column. */
  readonly samples: readonly (readonly string[])[];
  /** The number of rows below the header. */
  readonly count: number;
  /** Of each column, as its cells show it. */
  readonly notations: readonly ColumnNotation[];
}

/** The resource column of each file column; undefined for one that is not imported. */
export type ColumnMapping = readonly (string | undefined)[];

export interface MappingOptions {
  readonly plan: ImportPlan;
  readonly mapping: ColumnMapping;
}

/** The references that must be looked up on the platform before rows can be validated. */
export interface CollectedReferences {
  /** The number of distinct keys; the keys themselves are read in chunks. */
  readonly keyCount: number;
  /** By resource, the ids or names in the cells. Undefined where there are too many to look up. */
  readonly references: Readonly<Record<string, readonly string[] | undefined>>;
}

export type ImportRecordId = string | number;

export interface CheckOptions extends MappingOptions {
  readonly mode: ImportMode;
  /** Whether a blank cell clears the value of an updated record. */
  readonly clears: boolean;
  readonly zone?: string | undefined;
  /** Of each column of the file. */
  readonly notations?: readonly ColumnNotation[];
  /** Whether the worker has received the existing ids; otherwise the lookup was not possible. */
  readonly hasExistingIds: boolean;
  /**
   * By resource, the record of a cell; absent when the lookup was not possible: then a cell is an id. Null: the name is
   * ambiguous.
   */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, ImportRecordId | null>>;
  /** By column, the possible cells of the template example: a row of these is not imported. */
  readonly example: Readonly<Record<string, readonly string[]>>;
}

/** The number of rows that break one rule in one column. */
export interface CellErrorCount extends CellError {
  readonly count: number;
}

/** The number of records in which a field changes. */
export interface ChangedFieldCount {
  readonly source: string;
  readonly count: number;
}

/** The change of one value of a record by a row. */
export interface FieldChange {
  readonly source: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface CheckSummary {
  readonly create: number;
  readonly update: number;
  /** Rows without changes to their record: they are not sent. */
  readonly same: number;
  readonly rejected: number;
  /** The number of example rows of the template. */
  readonly examples: number;
  /** The number of changed records per field, most frequent first. */
  readonly overwritten: readonly ChangedFieldCount[];
  /** Most frequent first; limited. */
  readonly errorCounts: readonly CellErrorCount[];
  /** The keys of all messages that the rows need. */
  readonly messageKeys: readonly string[];
}

export interface PreviewRow {
  /** The line number in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly action: RowAction;
  readonly errors: readonly CellError[];
  /** The values as they would be stored; absent where the row is not sent. */
  readonly values?: ReadyRow['values'] | undefined;
  /** The overwritten values; absent where the row was not compared with its record. */
  readonly changes?: readonly FieldChange[] | undefined;
}

export type RowAction = 'create' | 'update' | 'same' | 'reject' | 'example';

export interface PickOptions {
  /** The index of the first row. */
  readonly from: number;
  readonly count: number;
  readonly action?: 'update';
  /** Selects rejected rows, too, so that a row shows all its errors at once. */
  readonly includesRejected?: true;
  /** Selects only rows with a value of one of these fields. */
  readonly changedSources?: readonly string[];
  /** The fields to return of each row, where it has them. */
  readonly sources: readonly string[];
}

/** A row to be sent, with some of its values. Of a compared record, only the changes. */
export interface PickedRow extends Omit<ReadyRow, 'line'> {
  readonly isRejected?: true;
}

export interface RowRecord {
  readonly at: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A row that passed its own check, but is rejected by a later one. */
export interface RejectedRow {
  readonly at: number;
  readonly error: CellError;
}

/** A row to be sent. */
export interface ReadyRow {
  /** Its index among the rows of the file, from 0. */
  readonly at: number;
  readonly line: number;
  readonly action: 'create' | 'update';
  readonly id?: ImportRecordId;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A row that was not saved, and its reason. */
export interface RowFailure {
  readonly at: number;
  readonly reason: string;
}

export interface ReportOptions {
  /** Rows that the platform rejected, or that were not sent. Rows that the check rejected are known. */
  readonly failures: readonly RowFailure[];
  /** The template of a column with its error: `%{title}: %{text}`. */
  readonly titleTemplate: string;
  /** The message templates by key. */
  readonly messages: Readonly<Record<string, string>>;
  /** The titles of the columns, by name. */
  readonly titles: Readonly<Record<string, string>>;
  readonly errorHead: string;
  readonly sheet: string;
}

/**
 * Parses a file and validates its rows. It holds the rows: a hundred thousand of them, and their keys, are never
 * transferred to the page all together.
 */
export interface ImportWorker {
  /** @throws TableError, as an object with `key` and `args` */
  open(file: Blob, options?: TableReadOptions): Promise<ImportFileInfo>;
  collectReferences(options: MappingOptions): Promise<CollectedReferences>;
  /** Returns some of the collected keys. */
  getKeys(from: number, count: number): Promise<readonly string[]>;
  /** Adds existing ids; only those that the file contains are stored. */
  addExistingIds(ids: readonly ImportRecordId[]): Promise<void>;
  /** Validates every row; discards the previous result. */
  check(options: CheckOptions): Promise<CheckSummary>;
  /** Returns some of the rows that passed the check; `next` is absent at the end. */
  pick(
    options: PickOptions,
  ): Promise<{ readonly rows: readonly PickedRow[]; readonly next?: number }>;
  /** Stores the changes of rows to their records. A row without changes is not sent. */
  compare(rows: readonly RowRecord[]): Promise<void>;
  reject(rows: readonly RejectedRow[]): Promise<void>;
  /** Returns the result of the check, including later comparisons and rejections. */
  summarize(): Promise<CheckSummary>;
  preview(from: number, count: number, only?: RowAction): Promise<readonly PreviewRow[]>;
  /** Returns rows that can be sent, from the index `from`, referenced rows first. `next` is absent at the end. */
  takeReadyRows(
    from: number,
    count: number,
  ): Promise<{ readonly rows: readonly ReadyRow[]; readonly next?: number }>;
  /** Returns the failed rows as a file of the same format with an error column. */
  report(options: ReportOptions): Promise<readonly Uint8Array<ArrayBuffer>[]>;
}
