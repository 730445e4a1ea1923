import { MINUTE_MS } from '../../domain/duration.ts';
import { getUtcOffset, parseInstant } from '../../domain/timeZone.ts';
import { formatOffset, getAmbiguousOffset } from '../../domain/zoneLabel.ts';
import type { Choice, FieldDescriptor, FieldKind, FieldOfKind } from '../../schema/field.ts';
import { getNameField } from '../../schema/getNameField.ts';
import { isObject } from '../../schema/isObject.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { type Cell, formatCell, formatCellDate } from './Cell.ts';
import { joinList } from './listCell.ts';

/** How values become cells: formatted for reading; without a format as stored, which imports back without loss. */
export interface CellFormat {
  readonly text: (label: LocalizedText) => string;
  readonly yes: string;
  readonly no: string;
  /** The zone of the site, in which times are formatted. */
  readonly zone?: string | undefined;
  /** The name of a referenced record; its id, where the name is unknown. */
  readonly nameOf: (resource: string, id: string) => string;
  /** Formats a stored text about an operation; undefined where no document has a label for it. */
  readonly formatOperationText?: (
    field: FieldDescriptor,
    value: unknown,
    row: Readonly<Record<string, unknown>>,
  ) => string | undefined;
}

type CellWriter<Kind extends FieldKind> = (
  field: FieldOfKind<Kind>,
  value: unknown,
  cellFormat: CellFormat | undefined,
) => Cell;

/**
 * Writes a value as one cell; missing values, null and kinds without a cell are blank.
 *
 * @param cellFormat absent: the value as stored
 * @example
 * writeCell(locked, true) // true
 * writeCell(locked, true, cellFormat) // 'Yes'
 */
export function writeCell(field: FieldDescriptor, value: unknown, cellFormat?: CellFormat): Cell {
  if (value === undefined || value === null) return undefined;
  return (writers[field.kind] as CellWriter<FieldKind>)(field, value, cellFormat);
}

/** A value of an unexpected type is written as JSON. */
const text = (_: unknown, value: unknown): Cell =>
  typeof value === 'string' ? value : JSON.stringify(value);

const number = (field: FieldDescriptor, value: unknown): Cell =>
  typeof value === 'number' && Number.isFinite(value) ? value : text(field, value);

const date: CellWriter<'date'> = (field, value, cellFormat) => {
  const wallClockMs = /^\d{4}-\d\d-\d\d$/u.test(String(value)) ? parseInstant(value, 'UTC') : NaN;
  return cellFormat && !Number.isNaN(wallClockMs)
    ? { wallClockMs, precision: 'date' }
    : text(field, value);
};

const dateTime: CellWriter<'dateTime'> = (field, value, cellFormat) => {
  const time = parseInstant(value, cellFormat?.zone);
  if (!cellFormat || Number.isNaN(time)) return text(field, value);
  const clock = {
    wallClockMs: time + getUtcOffset(time, cellFormat.zone) * MINUTE_MS,
    precision: 'dateTime',
  } as const;
  const ambiguousOffset = getAmbiguousOffset(time, cellFormat.zone);
  // An ambiguous local time is written with its UTC offset, which a spreadsheet number cannot express.
  return ambiguousOffset === undefined
    ? clock
    : `${formatCellDate(clock)} ${formatOffset(ambiguousOffset)}`;
};

const getChoiceLabel = (
  choices: readonly Choice[],
  value: unknown,
  cellFormat?: CellFormat,
): string => {
  const choice = cellFormat && choices.find(each => each.value === value);
  return choice ? cellFormat.text(choice.label) : String(value);
};

/** An empty list is blank when formatted, and an empty JSON list when stored. */
const writeListValues = (
  value: unknown,
  cellFormat: unknown,
  write: (one: unknown) => string,
): Cell => {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return cellFormat && value.length === 0 ? undefined : joinList(value.map(write));
};

const json = (_: unknown, value: unknown): Cell => JSON.stringify(value);

/**
 * A list of scalars is readable in one cell; a list of objects is JSON, but formatted read-only objects are names,
 * because no import reads them.
 */
const list: CellWriter<'list'> = ({ item, readOnly }, value, cellFormat) => {
  const name = cellFormat && readOnly ? getNameField(item) : undefined;
  if (name && Array.isArray(value))
    return writeListValues(value, cellFormat, each =>
      formatCell(writeCell(name, getProperty(each, name.source))),
    );
  return Array.isArray(value) &&
    isScalarField(item) &&
    value.every(each => typeof each !== 'object')
    ? writeListValues(value, cellFormat, each => formatCell(writeCell(item, each)))
    : json(cellFormat, value);
};

const getProperty = (object: unknown, source: string): unknown =>
  isObject(object) ? object[source] : undefined;

const SCALAR_KINDS: ReadonlySet<FieldKind> = new Set([
  ...(['text', 'multiline', 'email', 'url', 'integer', 'number', 'duration'] as const),
  ...(['boolean', 'date', 'dateTime', 'time', 'color', 'enum', 'reference'] as const),
]);

export const isScalarField = ({ kind }: FieldDescriptor): boolean => SCALAR_KINDS.has(kind);

const writers: { readonly [Kind in FieldKind]: CellWriter<Kind> } = {
  text,
  multiline: text,
  password: () => undefined,
  email: text,
  url: text,
  integer: number,
  number,
  duration: number,
  boolean: (field, value, cellFormat) =>
    typeof value !== 'boolean'
      ? text(field, value)
      : cellFormat
        ? value
          ? cellFormat.yes
          : cellFormat.no
        : value,
  date,
  dateTime,
  time: text,
  color: text,
  file: text,
  geoPoint: json,
  enum: ({ choices }, value, cellFormat) =>
    typeof value === 'number' && !cellFormat ? value : getChoiceLabel(choices, value, cellFormat),
  enumList: ({ choices }, value, cellFormat) =>
    writeListValues(value, cellFormat, one => getChoiceLabel(choices, one, cellFormat)),
  reference: ({ reference }, value, cellFormat) =>
    cellFormat ? cellFormat.nameOf(reference, String(value)) : String(value),
  referenceList: ({ reference }, value, cellFormat) =>
    writeListValues(value, cellFormat, one =>
      cellFormat ? cellFormat.nameOf(reference, String(one)) : String(one),
    ),
  object: json,
  list,
  oneOf: json,
  unknown: json,
};
