import type { FieldDescriptor } from '../../../schema/field.ts';
import type { FieldValidationError } from '../../form/fieldValidationError.ts';
import { isBlank } from '../../form/validateField.ts';
import { matchesCondition } from '../../matchesCondition.ts';
import { validateNested } from './validateNested.ts';
import { type CellReadContext, readCell } from './readCell.ts';
import { getSubfields } from './buildTransferColumns.ts';

/** What is wrong with one cell of a row. */
export interface CellError {
  /** The name of the column. */
  readonly column: string;
  readonly error: FieldValidationError;
}

/** A row of a file as a record, and what is wrong with it: nothing, or it is not sent. */
export interface ParsedRow {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly CellError[];
}

export interface ReadRecordRowOptions extends CellReadContext {
  /** The cell of a column by its name; undefined for a column that the file does not have. */
  readonly getCell: (column: string) => string | undefined;
  /** Only fields that the file has are judged: the record keeps the others. */
  readonly isPartial: boolean;
  /** What the record has besides what the row says. */
  readonly fixedValues?: Readonly<Record<string, unknown>> | undefined;
  /** A blank cell takes the value out of the record. */
  readonly clears: boolean;
}

/** A field with the column of the file that it would be, and the fields that it is made of. */
interface FieldColumn {
  readonly field: FieldDescriptor;
  readonly column: string;
  readonly subcolumns: readonly FieldColumn[];
}

/** The same for every row of a file: made once, since a file has a hundred thousand. */
const columnCache = new WeakMap<readonly FieldDescriptor[], readonly FieldColumn[]>();

function getFieldColumns(fields: readonly FieldDescriptor[]): readonly FieldColumn[] {
  const cached = columnCache.get(fields);
  if (cached) return cached;
  const fieldColumns = fields
    .filter(({ readOnly, kind }) => !readOnly && kind !== 'file')
    .map(field => createFieldColumn(field, ''));
  columnCache.set(fields, fieldColumns);
  return fieldColumns;
}

function createFieldColumn(field: FieldDescriptor, parentColumn: string): FieldColumn {
  const column = parentColumn === '' ? field.source : `${parentColumn}.${field.source}`;
  return {
    field,
    column,
    subcolumns: getSubfields(field).map(part => createFieldColumn(part, column)),
  };
}

/** Reads one row by the fields that an operation takes, and judges it as the form would. */
export function readRecordRow(
  fields: readonly FieldDescriptor[],
  options: ReadRecordRowOptions,
): ParsedRow {
  const errors: CellError[] = [];
  const fieldColumns = getFieldColumns(fields);
  const values: Record<string, unknown> = { ...options.fixedValues };
  const readFields = fieldColumns.map(fieldColumn => {
    const fieldValue = readFieldValue(fieldColumn, true, options, errors);
    if (fieldValue.value !== undefined) values[fieldColumn.field.source] = fieldValue.value;
    return fieldValue;
  });
  const unreadableSources = new Set(errors.map(({ column }) => column.split('.')[0]));
  for (const [at, { field }] of fieldColumns.entries()) {
    const { value, isPresent } = readFields[at] ?? ABSENT_FIELD;
    // Where the value that decides cannot be read, nobody knows whether this one belongs.
    const isUndecided =
      unreadableSources.size > 0 &&
      Object.keys(field.when ?? {}).some(source => unreadableSources.has(source));
    if ((options.isPartial && !isPresent) || unreadableSources.has(field.source) || isUndecided)
      continue;
    const valueErrors = validateValue(field, value, values, options);
    if (valueErrors.length > 0) errors.push(...valueErrors);
  }
  return { values, errors };
}

function validateValue(
  field: FieldDescriptor,
  value: unknown,
  values: ParsedRow['values'],
  { isPartial }: ReadRecordRowOptions,
): readonly CellError[] {
  // What a row does not tell of a record that is there already may well hold.
  const isApplicable = matchesCondition(field.when, values);
  if (!isApplicable && !isPartial)
    return isBlank(value)
      ? NO_ERRORS
      : [{ column: field.source, error: { key: 'transfer.wrong.when' } }];
  if (value === null) return NO_ERRORS;
  const nestedErrors = validateNested(field, value);
  return nestedErrors.length === 0
    ? NO_ERRORS
    : nestedErrors.map(({ path, error }) => ({ column: path.join('.'), error }));
}

const NO_ERRORS: readonly CellError[] = [];

interface FieldValue {
  readonly value: unknown;
  /** The file has a column for it. */
  readonly isPresent: boolean;
}

const ABSENT_FIELD: FieldValue = { value: undefined, isPresent: false };

function readFieldValue(
  { field, column, subcolumns }: FieldColumn,
  isTop: boolean,
  options: ReadRecordRowOptions,
  errors: CellError[],
): FieldValue {
  const mayClear = options.clears && isTop && field.nullable;
  const cell = options.getCell(column);
  if (cell !== undefined) {
    const parsedCell = readCell(field, cell, options);
    if ('error' in parsedCell) errors.push({ column, error: parsedCell.error });
    const clears = mayClear && cell.trim() === '';
    return { value: clears ? null : parsedCell.value, isPresent: true };
  }
  if (subcolumns.length === 0) return ABSENT_FIELD;
  const presentParts = subcolumns
    .map(part => ({ part, ...readFieldValue(part, false, options, errors) }))
    .filter(({ isPresent }) => isPresent);
  const filledParts = presentParts.filter(({ value }) => value !== undefined);
  if (filledParts.length > 0) {
    const entries = filledParts.map(({ part, value }) => [part.field.source, value] as const);
    return { value: Object.fromEntries(entries), isPresent: true };
  }
  const clears = mayClear && presentParts.length === subcolumns.length;
  return { value: clears ? null : undefined, isPresent: presentParts.length > 0 };
}
