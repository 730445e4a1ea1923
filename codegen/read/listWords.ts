import type { FieldDescriptor, FieldKind, FilterOperator } from '../../src/schema/field.ts';
import type { Listing } from '../../src/schema/listing.ts';
import type { Dialect } from '../../src/schema/resource.ts';
import { nameFieldOf } from '../../src/schema/nameFieldOf.ts';
import type { SchemaWords } from '../openapi.ts';

/** The list shows at most so many columns that no document asked for. */
const COLUMNS = 8;

const RANGE = ['between', 'gte', 'lte'] as const satisfies readonly FilterOperator[];

/** What a list can ask of a field of each kind, the usual question first. */
const OPERATORS: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: ['like', 'eq'],
  multiline: ['like'],
  email: ['like', 'eq'],
  url: ['like', 'eq'],
  password: [],
  integer: [...RANGE, 'eq'],
  number: [...RANGE, 'eq'],
  duration: [...RANGE, 'eq'],
  boolean: ['eq'],
  date: RANGE,
  dateTime: RANGE,
  time: RANGE,
  color: ['eq'],
  file: [],
  geoPoint: [],
  enum: ['inq', 'eq'],
  enumList: [],
  reference: ['inq'],
  referenceList: [],
  object: [],
  list: [],
  oneOf: [],
  unknown: [],
};

/** What else can be asked of a kind, offered after the usual. */
const MORE: { readonly [Kind in FieldKind]?: readonly FilterOperator[] } = {
  text: ['inq'],
  email: ['inq'],
  url: ['inq'],
  multiline: ['eq'],
  integer: ['gt', 'lt', 'inq'],
  number: ['gt', 'lt', 'inq'],
  duration: ['gt', 'lt', 'inq'],
  date: ['gt', 'lt', 'eq'],
  dateTime: ['gt', 'lt', 'eq'],
  time: ['gt', 'lt', 'eq'],
  color: ['inq'],
  enumList: ['inq'],
  reference: ['eq'],
  referenceList: ['inq'],
};

/** What is asked of a kind only when a document says so: a part of an id is no usual question. */
const STATED: { readonly [Kind in FieldKind]?: readonly FilterOperator[] } = {
  reference: ['like'],
};

/** Whether a list can ask this of a field of its kind. `empty` can be asked of whatever has one value that can be asked for. */
export function canAsk({ kind }: FieldDescriptor, operator: FilterOperator): boolean {
  const usual = OPERATORS[kind];
  return operator === 'empty'
    ? usual.length > 0
    : [...usual, ...(MORE[kind] ?? []), ...(STATED[kind] ?? [])].includes(operator);
}

/** Whether a cell of a list can show a field of its kind. */
export const canStandInColumn = (field: FieldDescriptor): boolean =>
  isScalar(field) ||
  ['enumList', 'referenceList', 'geoPoint'].includes(field.kind) ||
  (field.kind === 'list' && nameFieldOf(field.item) !== undefined);

/** The operators that each dialect can send; nothing else is offered, whatever a document says. */
const SPOKEN: Readonly<Record<Dialect, readonly FilterOperator[]>> = {
  loopback: ['eq', 'like', 'inq', 'gt', 'gte', 'lt', 'lte', 'between', 'empty'],
  'simple-rest': ['eq', 'inq'],
  plain: [],
};

/** What the console can ask by itself of records that it has all of. */
const EVERY: readonly FilterOperator[] = SPOKEN.loopback;

/** What a list makes of fields: the words of each by source, the dialect of the list, and how it is asked. */
export interface Listed {
  readonly words: ReadonlyMap<string, SchemaWords>;
  readonly dialect: Dialect;
  /** Absent when the dialect says it all, or there is no list. */
  readonly listing?: Listing | undefined;
  /** The fields that a plain list can be ordered by; undefined: all that have one value. */
  readonly ordered?: readonly string[] | undefined;
  /** The field by which it lists branches of a tree. */
  readonly branch?: string | undefined;
}

/** Gives the fields of a record their columns, filters and order. What a document says goes before what is inferred. */
export function withListWords(
  fields: readonly FieldDescriptor[],
  listed: Listed,
): readonly FieldDescriptor[] {
  const columns = columnsOf(fields, listed.words);
  return fields.map(field => {
    const words = listed.words.get(field.source) ?? {};
    const column = columns.get(field.source);
    return {
      ...field,
      sortable: sortable(field, words, listed),
      ...(typeof words.sort === 'string' && { sortBy: words.sort }),
      ...(words.ignoreCase && { ignoreCase: true }),
      ...(column !== undefined && { column }),
      filter: filterOf(field, words, listed),
    };
  });
}

/** Whether the values of a field are one text, number, flag or moment, which a cell can show and a list can order. */
const isScalar = ({ kind, writeOnly }: FieldDescriptor): boolean =>
  !writeOnly && (OPERATORS[kind].length > 0 || kind === 'color');

const sortable = (
  field: FieldDescriptor,
  { sort }: SchemaWords,
  { dialect, listing, ordered }: Listed,
): boolean => {
  if (sort === false || !isScalar(field)) return false;
  if (dialect !== 'plain') return true;
  if (!listing?.paging) return listing !== undefined;
  return listing.ordering !== undefined && (ordered?.includes(field.source) ?? true);
};

/** The columns that the document numbers, then scalars in document order until the table is wide enough. */
function columnsOf(
  fields: readonly FieldDescriptor[],
  words: Listed['words'],
): ReadonlyMap<string, number> {
  const stated = fields.flatMap(({ source }) => {
    const column = words.get(source)?.column;
    return typeof column === 'number' ? [[source, column] as const] : [];
  });
  const inferred = fields.filter(
    field =>
      words.get(field.source)?.column === undefined &&
      isScalar(field) &&
      field.kind !== 'multiline' &&
      !field.when,
  );
  const last = Math.max(0, ...stated.map(([, column]) => column));
  const room = Math.max(0, COLUMNS - stated.length);
  const added = inferred
    .slice(0, room)
    .map(({ source }, index) => [source, last + index + 1] as const);
  return new Map([...stated, ...added]);
}

function filterOf(
  field: FieldDescriptor,
  { filter }: SchemaWords,
  listed: Listed,
): readonly FilterOperator[] {
  if (filter === false || field.writeOnly) return [];
  // What a document names goes first; whatever else its type allows can be asked too.
  const usual = OPERATORS[field.kind];
  const mayBeMissing = usual.length > 0 && (field.nullable || !field.required);
  const offered = [
    ...(field.source === listed.branch ? (['within'] as const) : []),
    ...(filter ?? []),
    ...usual,
    ...(MORE[field.kind] ?? []),
    ...(mayBeMissing ? (['empty'] as const) : []),
  ];
  const spoken = spokenOf(field, listed);
  return ([...new Set(offered)] as readonly FilterOperator[]).filter(operator =>
    spoken.includes(operator),
  );
}

/** What can be asked of a field: in a plain list what has a parameter, or everything where all records are there. */
function spokenOf(
  { source }: FieldDescriptor,
  { dialect, listing, branch }: Listed,
): readonly FilterOperator[] {
  if (dialect !== 'plain')
    return source === branch ? ['within', ...SPOKEN[dialect]] : SPOKEN[dialect];
  if (!listing?.paging) return listing ? EVERY : [];
  const asked = listing.filters[source] ?? {};
  const between = asked.gte !== undefined && asked.lte !== undefined;
  return [...(between ? (['between'] as const) : []), ...(Object.keys(asked) as FilterOperator[])];
}
