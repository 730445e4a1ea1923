import type { ImportMode, ImportPlan } from '../cells/createImportPlan.ts';
import type { CellError } from '../cells/readRecordRow.ts';
import type { TableFormat } from '../table/TableWriter.ts';

/** What is in a file that was opened. */
export interface ImportFileInfo {
  readonly format: TableFormat;
  readonly heads: readonly string[];
  /** The first rows, to show what stands in each column. */
  readonly samples: readonly (readonly string[])[];
  /** Rows below the heads. */
  readonly count: number;
}

/** The column of the resource that each column of the file is; undefined for one that is not imported. */
export type ColumnMapping = readonly (string | undefined)[];

export interface MappingOptions {
  readonly plan: ImportPlan;
  readonly mapping: ColumnMapping;
}

/** What the platform must be asked before the rows can be judged: which records there are already. */
export interface CollectedReferences {
  /** Different keys; the keys themselves are asked for in parts. */
  readonly keyCount: number;
  /** By resource, what the cells call its records: an id or a name. Undefined where there are more than anybody asks for. */
  readonly references: Readonly<Record<string, readonly string[] | undefined>>;
}

export type ImportRecordId = string | number;

export interface CheckOptions extends MappingOptions {
  readonly mode: ImportMode;
  /** A blank cell takes the value out of a record that is changed. */
  readonly clears: boolean;
  readonly zone?: string | undefined;
  /** The desk was told which records there are; else nobody could be asked. */
  readonly hasExistingIds: boolean;
  /** By resource, the record that a cell means; absent when nobody could be asked: then a cell is taken for an id. Null: several are called so. */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, ImportRecordId | null>>;
  /** By column, the cells that the example of a template may have: a row of these is not imported. */
  readonly example: Readonly<Record<string, readonly string[]>>;
}

/** How many rows break one rule in one column. */
export interface CellErrorCount extends CellError {
  readonly count: number;
}

/** How many records a field is changed in. */
export interface ChangedFieldCount {
  readonly source: string;
  readonly count: number;
}

/** What a row makes of one value of the record that it is about. */
export interface FieldChange {
  readonly source: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface CheckSummary {
  readonly create: number;
  readonly update: number;
  /** Rows that say of a record what it says already: they are not sent. */
  readonly same: number;
  readonly rejected: number;
  /** The row of the template that says how to fill it in. */
  readonly examples: number;
  /** How many records get another value in each field, the commonest first. */
  readonly overwritten: readonly ChangedFieldCount[];
  /** The commonest first; not all of many. */
  readonly errorCounts: readonly CellErrorCount[];
  /** The keys of all messages that any row needs. */
  readonly messageKeys: readonly string[];
}

/** A row as the preview shows it. */
export interface PreviewRow {
  /** Its number in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly action: RowAction;
  readonly errors: readonly CellError[];
  /** What is overwritten; absent where it was not compared with the record. */
  readonly changes?: readonly FieldChange[] | undefined;
}

export type RowAction = 'create' | 'update' | 'same' | 'reject' | 'example';

export interface PickOptions {
  /** The place of the first row to look at. */
  readonly from: number;
  readonly count: number;
  readonly action?: 'update';
  /** Only rows that say something of one of these. */
  readonly changedSources?: readonly string[];
  /** What is wanted of each row, where it says it. */
  readonly sources: readonly string[];
}

/** A row that would be sent, and a part of what it says. Of a record that was compared, only what changes. */
export type PickedRow = Omit<ReadyRow, 'line'>;

/** A row with the record that it is about. */
export interface RowRecord {
  readonly at: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Why a row that passed its own check is not sent all the same. */
export interface RejectedRow {
  readonly at: number;
  readonly error: CellError;
}

/** A row that is sent. */
export interface ReadyRow {
  /** Its place among the rows of the file, from 0. */
  readonly at: number;
  readonly line: number;
  readonly action: 'create' | 'update';
  readonly id?: ImportRecordId;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Why a row was not taken, in words. */
export interface RowFailure {
  readonly at: number;
  readonly reason: string;
}

export interface ReportOptions {
  /** What the platform refused, and what was not sent. Rows that were rejected by the check are known. */
  readonly failures: readonly RowFailure[];
  /** How a column and what is wrong in it stand beside each other: `%{title}: %{words}`. */
  readonly titleTemplate: string;
  /** Messages with their gaps, by key. */
  readonly messages: Readonly<Record<string, string>>;
  /** What the columns are called, by name. */
  readonly titles: Readonly<Record<string, string>>;
  readonly errorHead: string;
  readonly sheet: string;
}

/**
 * Where a file is read and its rows are judged. It keeps the rows: a hundred thousand of them never cross over to the page
 * at once, nor do its keys.
 */
export interface ImportWorker {
  /** @throws TableProblem, as an object with `key` and `args` */
  open(file: Blob): Promise<ImportFileInfo>;
  collectReferences(options: MappingOptions): Promise<CollectedReferences>;
  /** Some of the keys that were gathered. */
  getKeys(from: number, count: number): Promise<readonly string[]>;
  /** Tells of records that there are; only those that the file is about are kept. */
  addExistingIds(ids: readonly ImportRecordId[]): Promise<void>;
  /** Judges every row; what was judged before is forgotten. */
  check(options: CheckOptions): Promise<CheckSummary>;
  /** Some of the rows that passed the check; `next` is absent at the end. */
  pick(
    options: PickOptions,
  ): Promise<{ readonly rows: readonly PickedRow[]; readonly next?: number }>;
  /** Notes what rows change of their records. One that changes nothing is not sent. */
  compare(rows: readonly RowRecord[]): Promise<void>;
  reject(rows: readonly RejectedRow[]): Promise<void>;
  /** What the check says, with what was compared and rejected after it. */
  summarize(): Promise<CheckSummary>;
  preview(from: number, count: number, only?: RowAction): Promise<readonly PreviewRow[]>;
  /** Rows that can be sent, from the place `from` among them: those first that others name. `next` is absent at the end. */
  takeReadyRows(
    from: number,
    count: number,
  ): Promise<{ readonly rows: readonly ReadyRow[]; readonly next?: number }>;
  /** The rows that were not taken, as a file of the same kind with a column that says why. */
  report(options: ReportOptions): Promise<readonly Uint8Array<ArrayBuffer>[]>;
}
