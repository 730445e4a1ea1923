import { removeInvisible } from '../../domain/removeInvisible.ts';
import type { Choice, FieldDescriptor, FieldKind, FieldOfKind } from '../../schema/field.ts';
import type { FieldValidationError } from '../values/fieldValidationError.ts';
import { parseDecimal } from '../values/parseDecimal.ts';
import { normalizeByRule } from '../values/fieldRules.ts';
import { shortenCell } from './Cell.ts';
import { parseJsonCell } from './parseJsonCell.ts';
import { splitList } from './listCell.ts';
import type { ParsedCell } from './ParsedCell.ts';
import { readDateCell, readDateTimeCell, readTimeCell } from './readTimeCell.ts';

/** The context for parsing cells. */
export interface CellReadContext {
  /** The zone of the site or of the column, for times without a zone. */
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
  const lossKey = getLossKey(field, cell);
  if (lossKey) return createParseError(lossKey, { cell: shortenCell(cell) });
  if (UNTRIMMED_KINDS.has(field.kind)) return { value: normalizeByRule(field, cell) };
  const trimmed = (FREE_KINDS.has(field.kind) ? cell : removeInvisible(cell)).trim();
  if (trimmed === '') return { value: undefined };
  return (readers[field.kind] as CellReader<FieldKind>)(field, trimmed, context);
}

/** The signs of a value that was lost before the import: an error of a formula, a broken character, long numbers. */
const LOSS_SIGNS = /^#|\ufffd|E\+/u;
const FORMULA_ERROR =
  /^#(?:(?:NULL|DIV\/0|VALUE|REF|NUM|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY)!|NAME\?|N\/A|GETTING_DATA)$/u;
const SCIENTIFIC = /^-?\d(?:\.\d+)?E\+\d+$/u;

/** Returns why a cell does not have the value that its author saw; undefined where it has. */
function getLossKey({ kind }: FieldDescriptor, cell: string): string | undefined {
  if (!LOSS_SIGNS.test(cell)) return undefined;
  if (cell.includes('\ufffd')) return 'transfer.wrong.encoding';
  if (FORMULA_ERROR.test(cell)) return 'transfer.wrong.formulaError';
  return SCIENTIFIC.test(cell) && !NUMBER_KINDS.has(kind) ? 'transfer.wrong.longNumber' : undefined;
}

const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set(['integer', 'number', 'duration']);

/** Invisible characters may be significant in these kinds. */
const FREE_KINDS: ReadonlySet<FieldKind> = new Set([
  ...(['url', 'file', 'object', 'list', 'oneOf', 'geoPoint', 'unknown'] as const),
]);

/** Leading and trailing blanks are significant in these kinds. */
const UNTRIMMED_KINDS: ReadonlySet<FieldKind> = new Set(['text', 'multiline', 'password']);

const text = (_: unknown, cell: string): ParsedCell => ({ value: cell });

/** Text that is the same in every Unicode normalization form. */
const ASCII = /^[\x20-\x7e]*$/u;

const number = ({ unit, kind }: FieldDescriptor, cell: string): ParsedCell => {
  const bare = ASCII.test(cell) ? cell : cell.normalize('NFKC');
  const plain = unit && bare.endsWith(unit) ? bare.slice(0, -unit.length).trim() : bare;
  const value = parseDecimal(plain);
  if (Number.isNaN(value) && /\d,\d/u.test(plain))
    return createParseError('transfer.wrong.comma', { cell: shortenCell(cell) });
  if (Number.isNaN(value)) return createParseError('form.number');
  return kind === 'integer' && Math.abs(value) > Number.MAX_SAFE_INTEGER
    ? createParseError('transfer.wrong.largeNumber', { cell: shortenCell(cell) })
    : { value };
};

const BOOLEAN_VALUES: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, y: true, 1: true, 是: true, 真: true, on: true },
  ...{ false: false, no: false, n: false, 0: false, 否: false, 假: false, off: false },
};

const boolean: CellReader<'boolean'> = (_, cell) => {
  const word = cell.toLowerCase();
  return Object.hasOwn(BOOLEAN_VALUES, word)
    ? { value: BOOLEAN_VALUES[word] }
    : createParseError('transfer.wrong.boolean', { cell: shortenCell(cell) });
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
        cell: shortenCell(cell),
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
  if (id === null) return createParseError('transfer.wrong.ambiguous', { cell: shortenCell(cell) });
  return id === undefined
    ? createParseError('transfer.wrong.reference', { cell: shortenCell(cell) })
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
  date: (_, cell) => readDateCell(cell),
  dateTime: (_, cell, { zone }) => readDateTimeCell(cell, zone),
  time: (_, cell) => readTimeCell(cell),
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
