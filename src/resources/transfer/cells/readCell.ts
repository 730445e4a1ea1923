import { instantAt } from '../../../domain/zone.ts';
import type { Choice, FieldDescriptor, FieldKind, FieldOf } from '../../../schema/field.ts';
import type { Complaint } from '../../form/complaint.ts';
import { readDecimal } from '../../form/readDecimal.ts';
import { writeByRule } from '../../form/ruled.ts';
import { readJson } from './json.ts';
import { splitList } from './listCell.ts';
import type { Reading } from './Reading.ts';

/** What reading needs to know of the world. */
export interface ReadingContext {
  /** The zone of the site, on whose clocks a time without a zone is read. */
  readonly zone?: string | undefined;
  /** The record that a cell names, by id or by name: its id, null where several are called so, undefined where none is. */
  readonly recordOf: (resource: string, written: string) => string | number | null | undefined;
}

type Reader<Kind extends FieldKind> = (
  field: FieldOf<Kind>,
  cell: string,
  context: ReadingContext,
) => Reading;

const complain = (key: string, args?: Complaint['args']): Reading => ({
  complaint: args ? { key, args } : { key },
});

/** Reads a cell as its field. A blank one is no value. */
export function readCell(field: FieldDescriptor, cell: string, context: ReadingContext): Reading {
  if (cell === '') return { value: undefined };
  if (VERBATIM.has(field.kind)) return { value: writeByRule(field, cell) };
  const trimmed = cell.trim();
  if (trimmed === '') return { value: undefined };
  return (readers[field.kind] as Reader<FieldKind>)(field, trimmed, context);
}

/** Blanks at the ends belong to such a text. */
const VERBATIM: ReadonlySet<FieldKind> = new Set(['text', 'multiline', 'password']);

const text = (_: unknown, cell: string): Reading => ({ value: cell });

/** What is the same in every form of Unicode. */
const ASCII = /^[\x20-\x7e]*$/u;

const number = ({ unit }: FieldDescriptor, cell: string): Reading => {
  const bare = ASCII.test(cell) ? cell : cell.normalize('NFKC');
  const plain = unit && bare.endsWith(unit) ? bare.slice(0, -unit.length).trim() : bare;
  const value = readDecimal(plain);
  return Number.isNaN(value) ? complain('form.number') : { value };
};

const ANSWERS: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, y: true, 1: true, 是: true, 真: true, on: true },
  ...{ false: false, no: false, n: false, 0: false, 否: false, 假: false, off: false },
};

const boolean: Reader<'boolean'> = (_, cell) => {
  const word = cell.toLowerCase();
  return Object.hasOwn(ANSWERS, word)
    ? { value: ANSWERS[word] }
    : complain('transfer.wrong.boolean', { cell: brief(cell) });
};

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]|$)/u;
const CLOCK = /^(\d{1,2}):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?$/u;

/** The day at the beginning of a text as milliseconds in UTC; none where the calendar has no such day. */
function dayIn(cell: string): number | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(cell) ?? [];
  if (!year) return undefined;
  const time = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return new Date(time).getUTCDate() === Number(day) ? time : undefined;
}

const date: Reader<'date'> = (_, cell) => {
  const day = dayIn(cell);
  const isWhole = /^\S+$/u.test(cell) || /[T ]0{1,2}:00(:00(\.0+)?)?$/u.test(cell);
  return day === undefined || !isWhole
    ? complain('transfer.wrong.date', { cell: brief(cell) })
    : { value: new Date(day).toISOString().slice(0, 10) };
};

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)$/iu;

/** An instant that names its zone is kept as it is written, unless an export has written it for a reader; any other is on the clocks of the site. */
const dateTime: Reader<'dateTime'> = (_, cell, { zone }) => {
  if (INSTANT.test(cell) && dayIn(cell) !== undefined && !Number.isNaN(Date.parse(cell)))
    return { value: /\s/u.test(cell) ? new Date(cell).toISOString() : cell };
  const day = dayIn(cell);
  const clock = CLOCK.exec(cell.split(/[T ]+/u)[1] ?? '0:00');
  const shown = day !== undefined && clock ? day + millisecondsOf(clock) : NaN;
  return Number.isNaN(shown)
    ? complain('transfer.wrong.dateTime', { cell: brief(cell) })
    : { value: new Date(instantAt(shown, zone)).toISOString() };
};

function millisecondsOf([, hour, minute, second = '0', part = '0']: readonly string[]): number {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  if (h > 23 || m > 59 || s > 59) return NaN;
  return ((h * 60 + m) * 60 + s) * 1000 + Math.round(Number(part) * 1000);
}

const time: Reader<'time'> = (_, cell) => {
  const clock = CLOCK.exec(cell);
  return clock && !Number.isNaN(millisecondsOf(clock))
    ? { value: cell.padStart(cell.indexOf(':') === 1 ? cell.length + 1 : cell.length, '0') }
    : complain('transfer.wrong.time', { cell: brief(cell) });
};

const choose = (choices: readonly Choice[], written: string): Choice | undefined => {
  const word = written.toLowerCase();
  return (
    choices.find(({ value }) => String(value) === written) ??
    choices.find(({ label }) => label.en.toLowerCase() === word || label.zh === written) ??
    choices.find(({ value }) => String(value).toLowerCase() === word)
  );
};

const oneOf = (choices: readonly Choice[], cell: string): Reading => {
  const choice = choose(choices, cell);
  return choice
    ? { value: choice.value }
    : complain('transfer.wrong.choice', { cell: brief(cell), choices: someOf(choices) });
};

const SHOWN = 6;
/** Their stored values: those are understood in every language. */
const someOf = (choices: readonly Choice[]): string =>
  choices
    .slice(0, SHOWN)
    .map(({ value }) => String(value))
    .join(', ') + (choices.length > SHOWN ? ', …' : '');

const record = (resource: string, cell: string, { recordOf }: ReadingContext): Reading => {
  const id = recordOf(resource, cell);
  if (id === null) return complain('transfer.wrong.ambiguous', { cell: brief(cell) });
  return id === undefined
    ? complain('transfer.wrong.reference', { cell: brief(cell) })
    : { value: id };
};

/** Every value of a list; the first that cannot be read speaks for it. */
function all(cell: string, read: (written: string) => Reading): Reading {
  const readings = splitList(cell).map(value =>
    typeof value === 'string' && value !== '' ? read(value) : { value },
  );
  const values = readings.map(({ value }) => value);
  return readings.find(reading => 'complaint' in reading) ?? { value: values };
}

const isScalar = (value: unknown) => typeof value !== 'object';

/** A list of single values by their words; one that holds objects is JSON. */
const list: Reader<'list'> = ({ item }, cell, context) => {
  const values = splitList(cell);
  if (values.every(isScalar)) return all(cell, written => readCell(item, written, context));
  return readJson(cell);
};

const brief = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

const json = (_: unknown, cell: string): Reading => readJson(cell);

const readers: { readonly [Kind in FieldKind]: Reader<Kind> } = {
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
  enumList: ({ choices }, cell) => all(cell, written => oneOf(choices, written)),
  reference: ({ reference }, cell, context) => record(reference, cell, context),
  referenceList: ({ reference }, cell, context) =>
    all(cell, written => record(reference, written, context)),
  object: json,
  list,
  oneOf: json,
  unknown: json,
};
