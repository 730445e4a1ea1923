import type { FieldDescriptor } from '../../schema/field.ts';
import type { FieldValidationError } from '../values/fieldValidationError.ts';
import { isBlank } from '../values/validateField.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { validateNested } from './validateNested.ts';
import { type CellReadContext, readCell } from './readCell.ts';
import { getSubfields } from './buildTransferColumns.ts';

export interface CellError {
  /** The name of the column. */
  readonly column: string;
  readonly error: FieldValidationError;
}

/** The record of a row, and its errors: a row with errors is not sent. */
export interface ParsedRow {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly CellError[];
}

export interface ReadRecordRowOptions extends CellReadContext {
  /** Returns the cell of a column by its name; undefined for a column that the file does not have. */
  readonly getCell: (column: string) => string | undefined;
  /** The zone of a column that names one at its head. */
  readonly zones?: ReadonlyMap<string, string> | undefined;
  /** Validates only fields that the file has: the record retains the others. */
  readonly isPartial: boolean;
  /** Values of the record in addition to those of the row. */
  readonly fixedValues?: Readonly<Record<string, unknown>> | undefined;
  /** Whether a blank cell clears the value of the record. */
  readonly clears: boolean;
}

/** A field with its column, and the columns of its nested fields. */
interface FieldColumn {
  readonly field: FieldDescriptor;
  readonly column: string;
  readonly subcolumns: readonly FieldColumn[];
}

/** Cached for all rows of a file, which may have a hundred thousand. */
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

/**
 * Reads one row by the fields of an operation, and validates it like the form.
 *
 * @example
 * readRecordRow([name], { getCell: () => '', isPartial: false, clears: false, findRecordId }).errors
 * // [{ column: 'name', error: { key: 'no.empty' } }]
 */
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
    // Where the deciding value cannot be read, it is unknown whether this field applies.
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
  // A value that is missing in the row of an existing record may still match.
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
  /** Whether the file has a column for it. */
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
    const zone = options.zones?.get(column);
    const parsedCell = readCell(field, cell, zone === undefined ? options : { ...options, zone });
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
