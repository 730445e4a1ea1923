import { offsetAt } from '../../../domain/zone.ts';
import { offsetText, twinOffset } from '../../../domain/zoneLabel.ts';
import type { Choice, FieldDescriptor, FieldKind, FieldOf } from '../../../schema/field.ts';
import { nameFieldOf } from '../../../schema/nameFieldOf.ts';
import type { Text } from '../../../schema/text.ts';
import { isObject } from '../../isObject.ts';
import { type Cell, cellText, momentText } from './Cell.ts';
import { joinList } from './listCell.ts';

/** How values become cells: in words for a reader, else as they are stored, which imports back without loss. */
export interface CellWords {
  readonly text: (label: Text) => string;
  readonly yes: string;
  readonly no: string;
  /** The zone of the site, whose clocks show the times. */
  readonly zone?: string | undefined;
  /** What a record of another resource is called; its id, where nobody knows. */
  readonly nameOf: (resource: string, id: string) => string;
  /** What a text of a record says of an operation; undefined where no document has words for it. */
  readonly operationText?: (
    field: FieldDescriptor,
    value: unknown,
    row: Readonly<Record<string, unknown>>,
  ) => string | undefined;
}

type Writer<Kind extends FieldKind> = (
  field: FieldOf<Kind>,
  value: unknown,
  words: CellWords | undefined,
) => Cell;

/** A value as one cell; nothing, null and what has no cell leave it blank. */
export function writeCell(field: FieldDescriptor, value: unknown, words?: CellWords): Cell {
  if (value === undefined || value === null) return undefined;
  return (writers[field.kind] as Writer<FieldKind>)(field, value, words);
}

/** A value of another type than the document says is written as JSON. */
const text = (_: unknown, value: unknown): Cell =>
  typeof value === 'string' ? value : JSON.stringify(value);

const number = (field: FieldDescriptor, value: unknown): Cell =>
  typeof value === 'number' && Number.isFinite(value) ? value : text(field, value);

const MINUTE = 60_000;

const date: Writer<'date'> = (field, value, words) => {
  const clock = /^\d{4}-\d\d-\d\d$/u.test(String(value)) ? Date.parse(String(value)) : NaN;
  return words && !Number.isNaN(clock) ? { clock, of: 'date' } : text(field, value);
};

const dateTime: Writer<'dateTime'> = (field, value, words) => {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  if (!words || Number.isNaN(time)) return text(field, value);
  const clock = { clock: time + offsetAt(time, words.zone) * MINUTE, of: 'dateTime' } as const;
  const twin = twinOffset(time, words.zone);
  // What comes twice is told apart by how far it is ahead of UTC, which no number of a spreadsheet can say.
  return twin === undefined ? clock : `${momentText(clock)} ${offsetText(twin)}`;
};

const wordFor = (choices: readonly Choice[], value: unknown, words?: CellWords): string => {
  const choice = words && choices.find(each => each.value === value);
  return choice ? words.text(choice.label) : String(value);
};

/** An empty list is blank to a reader, and a list without values as it is stored. */
const listed = (value: unknown, words: unknown, write: (one: unknown) => string): Cell => {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return words && value.length === 0 ? undefined : joinList(value.map(write));
};

const json = (_: unknown, value: unknown): Cell => JSON.stringify(value);

/**
 * A list of single values is readable in one cell; a list of objects is JSON, but for a reader the names of objects that
 * only the platform writes: no import takes them back.
 */
const list: Writer<'list'> = ({ item, readOnly }, value, words) => {
  const name = words && readOnly ? nameFieldOf(item) : undefined;
  if (name && Array.isArray(value))
    return listed(value, words, each => cellText(writeCell(name, valueOf(each, name.source))));
  return Array.isArray(value) && isSingle(item) && value.every(each => typeof each !== 'object')
    ? listed(value, words, each => cellText(writeCell(item, each)))
    : json(words, value);
};

const valueOf = (object: unknown, source: string): unknown =>
  isObject(object) ? object[source] : undefined;

const SINGLE: ReadonlySet<FieldKind> = new Set([
  ...(['text', 'multiline', 'email', 'url', 'integer', 'number', 'duration'] as const),
  ...(['boolean', 'date', 'dateTime', 'time', 'color', 'enum', 'reference'] as const),
]);

/** Whether a value of this field is one word or number. */
export const isSingle = ({ kind }: FieldDescriptor): boolean => SINGLE.has(kind);

const writers: { readonly [Kind in FieldKind]: Writer<Kind> } = {
  text,
  multiline: text,
  password: () => undefined,
  email: text,
  url: text,
  integer: number,
  number,
  duration: number,
  boolean: (field, value, words) =>
    typeof value !== 'boolean'
      ? text(field, value)
      : words
        ? value
          ? words.yes
          : words.no
        : value,
  date,
  dateTime,
  time: text,
  color: text,
  file: text,
  geoPoint: json,
  enum: ({ choices }, value, words) =>
    typeof value === 'number' && !words ? value : wordFor(choices, value, words),
  enumList: ({ choices }, value, words) =>
    listed(value, words, one => wordFor(choices, one, words)),
  reference: ({ reference }, value, words) =>
    words ? words.nameOf(reference, String(value)) : String(value),
  referenceList: ({ reference }, value, words) =>
    listed(value, words, one => (words ? words.nameOf(reference, String(one)) : String(one))),
  object: json,
  list,
  oneOf: json,
  unknown: json,
};
