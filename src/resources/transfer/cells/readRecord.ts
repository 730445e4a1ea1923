import type { FieldDescriptor } from '../../../schema/field.ts';
import type { Complaint } from '../../form/complaint.ts';
import { isBlank } from '../../form/judgeField.ts';
import { holds } from '../../holds.ts';
import { judgeDeep } from './judgeDeep.ts';
import { type ReadingContext, readCell } from './readCell.ts';
import { partsOf } from './transferColumns.ts';

/** What is wrong with one cell of a row. */
export interface RowProblem {
  /** The name of the column. */
  readonly column: string;
  readonly complaint: Complaint;
}

/** A row of a file as a record, and what is wrong with it: nothing, or it is not sent. */
export interface ReadRow {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly RowProblem[];
}

export interface ReadRecordOptions extends ReadingContext {
  /** The cell of a column by its name; undefined for a column that the file does not have. */
  readonly cellOf: (column: string) => string | undefined;
  /** Only fields that the file has are judged: the record keeps the others. */
  readonly partial: boolean;
  /** What the record has besides what the row says. */
  readonly given?: Readonly<Record<string, unknown>> | undefined;
  /** A blank cell takes the value out of the record. */
  readonly clears: boolean;
}

/** Reads one row by the fields that an operation takes, and judges it as the form would. */
export function readRecord(
  fields: readonly FieldDescriptor[],
  options: ReadRecordOptions,
): ReadRow {
  const problems: RowProblem[] = [];
  const known = fields.filter(({ readOnly, kind }) => !readOnly && kind !== 'file');
  const read = known.map(field => ({ field, ...readField(field, [], options, problems) }));
  const values = {
    ...options.given,
    ...Object.fromEntries(
      read
        .filter(({ value }) => value !== undefined)
        .map(({ field, value }) => [field.source, value]),
    ),
  };
  const unread = new Set(problems.map(({ column }) => column.split('.')[0]));
  for (const { field, value, isThere } of read) {
    // Where the value that decides cannot be read, nobody knows whether this one belongs.
    const isOpen = Object.keys(field.when ?? {}).some(source => unread.has(source));
    if ((options.partial && !isThere) || unread.has(field.source) || isOpen) continue;
    problems.push(...judged(field, value, values, options));
  }
  return { values, problems };
}

function judged(
  field: FieldDescriptor,
  value: unknown,
  values: ReadRow['values'],
  { partial }: ReadRecordOptions,
): readonly RowProblem[] {
  // What a row does not tell of a record that is there already may well hold.
  const isAsked = holds(field.when, values);
  if (!isAsked && !partial)
    return isBlank(value)
      ? []
      : [{ column: field.source, complaint: { key: 'transfer.wrong.when' } }];
  if (value === null) return [];
  return judgeDeep(field, value).map(({ path, complaint }) => ({
    column: path.join('.'),
    complaint,
  }));
}

interface ReadField {
  readonly value: unknown;
  /** The file has a column for it. */
  readonly isThere: boolean;
}

function readField(
  field: FieldDescriptor,
  above: readonly string[],
  options: ReadRecordOptions,
  problems: RowProblem[],
): ReadField {
  const path = [...above, field.source];
  const column = path.join('.');
  const cell = options.cellOf(column);
  if (cell !== undefined) {
    const reading = readCell(field, cell, options);
    if ('complaint' in reading) problems.push({ column, complaint: reading.complaint });
    const clears = options.clears && above.length === 0 && field.nullable && cell.trim() === '';
    return { value: clears ? null : reading.value, isThere: true };
  }
  const parts = partsOf(field).map(part => ({
    part,
    ...readField(part, path, options, problems),
  }));
  const there = parts.filter(({ isThere }) => isThere);
  const given = there.filter(({ value }) => value !== undefined);
  if (given.length > 0) {
    const entries = given.map(({ part, value }) => [part.source, value] as const);
    return { value: Object.fromEntries(entries), isThere: true };
  }
  const isWhole = parts.length > 0 && there.length === parts.length;
  const clears = options.clears && above.length === 0 && field.nullable && isWhole;
  return { value: clears ? null : undefined, isThere: there.length > 0 };
}
