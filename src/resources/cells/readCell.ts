import { getInstant } from '../../domain/timeZone.ts';
import type { Choice, FieldDescriptor, FieldKind, FieldOfKind } from '../../schema/field.ts';
import type { FieldValidationError } from '../values/fieldValidationError.ts';
import { parseDecimal } from '../values/parseDecimal.ts';
import { normalizeByRule } from '../values/fieldRules.ts';
import { parseJsonCell } from './parseJsonCell.ts';
import { splitList } from './listCell.ts';
import type { ParsedCell } from './ParsedCell.ts';

/** The context for parsing cells. */
export interface CellReadContext {
  /** The zone of the site, for times without a zone. */
  readonly zone?: string | undefined;
  /**
   * Finds the record that a cell names, by id or name: its id, null where the name is ambiguous, undefined where none
   * matches.
   */
  readonly findRecordId: (resource: string, written: string) => string | number | null | undefined;
}

type CellReader<Kind extends FieldKind> = (
  field: FieldOfKind<Kind>,
  cell: string,
  context: CellReadContext,
) => ParsedCell;

const createParseError = (key: string, args?: FieldValidationError['args']): ParsedCell => ({
  error: args ? { key, args } : { key },
});

/** Parses a cell by its field. A blank cell has no value. */
export function readCell(
  field: FieldDescriptor,
  cell: string,
  context: CellReadContext,
): ParsedCell {
  if (cell === '') return { value: undefined };
  if (UNTRIMMED_KINDS.has(field.kind)) return { value: normalizeByRule(field, cell) };
  const trimmed = cell.trim();
  if (trimmed === '') return { value: undefined };
  return (readers[field.kind] as CellReader<FieldKind>)(field, trimmed, context);
}

/** Leading and trailing blanks are significant in these kinds. */
const UNTRIMMED_KINDS: ReadonlySet<FieldKind> = new Set(['text', 'multiline', 'password']);

const text = (_: unknown, cell: string): ParsedCell => ({ value: cell });

/** Text that is the same in every Unicode normalization form. */
const ASCII = /^[\x20-\x7e]*$/u;

const number = ({ unit }: FieldDescriptor, cell: string): ParsedCell => {
  const bare = ASCII.test(cell) ? cell : cell.normalize('NFKC');
  const plain = unit && bare.endsWith(unit) ? bare.slice(0, -unit.length).trim() : bare;
  const value = parseDecimal(plain);
  return Number.isNaN(value) ? createParseError('form.number') : { value };
};

const BOOLEAN_VALUES: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, y: true, 1: true, 是: true, 真: true, on: true },
  ...{ false: false, no: false, n: false, 0: false, 否: false, 假: false, off: false },
};

const boolean: CellReader<'boolean'> = (_, cell) => {
  const word = cell.toLowerCase();
  return Object.hasOwn(BOOLEAN_VALUES, word)
    ? { value: BOOLEAN_VALUES[word] }
    : createParseError('transfer.wrong.boolean', { cell: shorten(cell) });
};

const DATE_PATTERN = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]|$)/u;
const TIME_PATTERN = /^(\d{1,2}):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?$/u;

/** Parses the leading date of a text as milliseconds in UTC; undefined for a date that does not exist. */
function parseDay(cell: string): number | undefined {
  const [, year = '', month = '', day = ''] = DATE_PATTERN.exec(cell) ?? [];
  if (!year) return undefined;
  const time = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return new Date(time).getUTCDate() === Number(day) ? time : undefined;
}

const date: CellReader<'date'> = (_, cell) => {
  const day = parseDay(cell);
  const isWhole = /^\S+$/u.test(cell) || /[T ]0{1,2}:00(:00(\.0+)?)?$/u.test(cell);
  return day === undefined || !isWhole
    ? createParseError('transfer.wrong.date', { cell: shorten(cell) })
    : { value: new Date(day).toISOString().slice(0, 10) };
};

const INSTANT_PATTERN =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)$/iu;

/** An instant with a zone is read as written, unless an export formatted it for reading; any other is in site time. */
const dateTime: CellReader<'dateTime'> = (_, cell, { zone }) => {
  if (INSTANT_PATTERN.test(cell) && parseDay(cell) !== undefined && !Number.isNaN(Date.parse(cell)))
    return { value: /\s/u.test(cell) ? new Date(cell).toISOString() : cell };
  const day = parseDay(cell);
  const clock = TIME_PATTERN.exec(cell.split(/[T ]+/u)[1] ?? '0:00');
  const shown = day !== undefined && clock ? day + parseMilliseconds(clock) : NaN;
  return Number.isNaN(shown)
    ? createParseError('transfer.wrong.dateTime', { cell: shorten(cell) })
    : { value: new Date(getInstant(shown, zone)).toISOString() };
};

function parseMilliseconds([, hour, minute, second = '0', part = '0']: readonly string[]): number {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  if (h > 23 || m > 59 || s > 59) return NaN;
  return ((h * 60 + m) * 60 + s) * 1000 + Math.round(Number(part) * 1000);
}

const time: CellReader<'time'> = (_, cell) => {
  const clock = TIME_PATTERN.exec(cell);
  return clock && !Number.isNaN(parseMilliseconds(clock))
    ? { value: cell.padStart(cell.indexOf(':') === 1 ? cell.length + 1 : cell.length, '0') }
    : createParseError('transfer.wrong.time', { cell: shorten(cell) });
};

const findChoice = (choices: readonly Choice[], written: string): Choice | undefined => {
  const word = written.toLowerCase();
  return (
    choices.find(({ value }) => String(value) === written) ??
    choices.find(({ label }) => label.en.toLowerCase() === word || label.zh === written) ??
    choices.find(({ value }) => String(value).toLowerCase() === word)
  );
};

const oneOf = (choices: readonly Choice[], cell: string): ParsedCell => {
  const choice = findChoice(choices, cell);
  return choice
    ? { value: choice.value }
    : createParseError('transfer.wrong.choice', {
        cell: shorten(cell),
        choices: listChoices(choices),
      });
};

const MAX_LISTED_CHOICES = 6;
/** The stored values, which are independent of the language. */
const listChoices = (choices: readonly Choice[]): string =>
  choices
    .slice(0, MAX_LISTED_CHOICES)
    .map(({ value }) => String(value))
    .join(', ') + (choices.length > MAX_LISTED_CHOICES ? ', …' : '');

const record = (resource: string, cell: string, { findRecordId }: CellReadContext): ParsedCell => {
  const id = findRecordId(resource, cell);
  if (id === null) return createParseError('transfer.wrong.ambiguous', { cell: shorten(cell) });
  return id === undefined
    ? createParseError('transfer.wrong.reference', { cell: shorten(cell) })
    : { value: id };
};

/** Reads every value of a list; the first error is the error of the cell. */
function readList(cell: string, read: (written: string) => ParsedCell): ParsedCell {
  const parsedCells = splitList(cell).map(value =>
    typeof value === 'string' && value !== '' ? read(value) : { value },
  );
  const values = parsedCells.map(({ value }) => value);
  return parsedCells.find(reading => 'error' in reading) ?? { value: values };
}

const isScalar = (value: unknown) => typeof value !== 'object';

/** A list of scalars is read by labels; a list of objects is JSON. */
const list: CellReader<'list'> = ({ item }, cell, context) => {
  const values = splitList(cell);
  if (values.every(isScalar)) return readList(cell, written => readCell(item, written, context));
  return parseJsonCell(cell);
};

const shorten = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

const json = (_: unknown, cell: string): ParsedCell => parseJsonCell(cell);

const readers: { readonly [Kind in FieldKind]: CellReader<Kind> } = {
  text,
  multiline: text,
  password: text,
  email: text,
  url: text,
  integer: number,
  number,
  duration: number,
  boolean,
  date,
  dateTime,
  time,
  color: (_, cell) => ({ value: /^[0-9a-f]{6}$/iu.test(cell) ? `#${cell}` : cell }),
  file: text,
  geoPoint: json,
  enum: ({ choices }, cell) => oneOf(choices, cell),
  enumList: ({ choices }, cell) => readList(cell, written => oneOf(choices, written)),
  reference: ({ reference }, cell, context) => record(reference, cell, context),
  referenceList: ({ reference }, cell, context) =>
    readList(cell, written => record(reference, written, context)),
  object: json,
  list,
  oneOf: json,
  unknown: json,
};
