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

/** A field with the column of the file that it would be, and the fields that it is made of. */
interface Step {
  readonly field: FieldDescriptor;
  readonly column: string;
  readonly parts: readonly Step[];
}

/** The same for every row of a file: made once, since a file has a hundred thousand. */
const known = new WeakMap<readonly FieldDescriptor[], readonly Step[]>();

function stepsOf(fields: readonly FieldDescriptor[]): readonly Step[] {
  const before = known.get(fields);
  if (before) return before;
  const steps = fields
    .filter(({ readOnly, kind }) => !readOnly && kind !== 'file')
    .map(field => stepOf(field, ''));
  known.set(fields, steps);
  return steps;
}

function stepOf(field: FieldDescriptor, above: string): Step {
  const column = above === '' ? field.source : `${above}.${field.source}`;
  return { field, column, parts: partsOf(field).map(part => stepOf(part, column)) };
}

/** Reads one row by the fields that an operation takes, and judges it as the form would. */
export function readRecord(
  fields: readonly FieldDescriptor[],
  options: ReadRecordOptions,
): ReadRow {
  const problems: RowProblem[] = [];
  const steps = stepsOf(fields);
  const values: Record<string, unknown> = { ...options.given };
  const read = steps.map(step => {
    const one = readField(step, true, options, problems);
    if (one.value !== undefined) values[step.field.source] = one.value;
    return one;
  });
  const unread = new Set(problems.map(({ column }) => column.split('.')[0]));
  for (const [at, { field }] of steps.entries()) {
    const { value, isThere } = read[at] ?? ABSENT;
    // Where the value that decides cannot be read, nobody knows whether this one belongs.
    const isOpen =
      unread.size > 0 && Object.keys(field.when ?? {}).some(source => unread.has(source));
    if ((options.partial && !isThere) || unread.has(field.source) || isOpen) continue;
    const wrong = judged(field, value, values, options);
    if (wrong.length > 0) problems.push(...wrong);
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
      ? NONE
      : [{ column: field.source, complaint: { key: 'transfer.wrong.when' } }];
  if (value === null) return NONE;
  const deep = judgeDeep(field, value);
  return deep.length === 0
    ? NONE
    : deep.map(({ path, complaint }) => ({ column: path.join('.'), complaint }));
}

const NONE: readonly RowProblem[] = [];

interface ReadField {
  readonly value: unknown;
  /** The file has a column for it. */
  readonly isThere: boolean;
}

const ABSENT: ReadField = { value: undefined, isThere: false };

function readField(
  { field, column, parts }: Step,
  isTop: boolean,
  options: ReadRecordOptions,
  problems: RowProblem[],
): ReadField {
  const mayClear = options.clears && isTop && field.nullable;
  const cell = options.cellOf(column);
  if (cell !== undefined) {
    const reading = readCell(field, cell, options);
    if ('complaint' in reading) problems.push({ column, complaint: reading.complaint });
    const clears = mayClear && cell.trim() === '';
    return { value: clears ? null : reading.value, isThere: true };
  }
  if (parts.length === 0) return ABSENT;
  const there = parts
    .map(part => ({ part, ...readField(part, false, options, problems) }))
    .filter(({ isThere }) => isThere);
  const given = there.filter(({ value }) => value !== undefined);
  if (given.length > 0) {
    const entries = given.map(({ part, value }) => [part.field.source, value] as const);
    return { value: Object.fromEntries(entries), isThere: true };
  }
  const clears = mayClear && there.length === parts.length;
  return { value: clears ? null : undefined, isThere: there.length > 0 };
}
