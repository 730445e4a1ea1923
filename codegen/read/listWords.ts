import type { FieldDescriptor, FieldKind, FilterOperator } from '../../src/schema/field.ts';
import type { Dialect } from '../../src/schema/resource.ts';
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

/** What else can be asked of a kind when a document says so. */
const MORE: { readonly [Kind in FieldKind]?: readonly FilterOperator[] } = {
  text: ['inq'],
  email: ['inq'],
  url: ['inq'],
  multiline: ['eq'],
  integer: ['gt', 'lt', 'inq'],
  number: ['gt', 'lt'],
  duration: ['gt', 'lt'],
  date: ['gt', 'lt', 'eq'],
  dateTime: ['gt', 'lt', 'eq'],
  time: ['gt', 'lt', 'eq'],
  reference: ['eq', 'like'],
};

/** Whether a list can ask this of a field of its kind. `empty` can be asked of whatever can be asked at all. */
export function canAsk({ kind }: FieldDescriptor, operator: FilterOperator): boolean {
  const usual = OPERATORS[kind];
  return operator === 'empty'
    ? usual.length > 0
    : usual.includes(operator) || (MORE[kind] ?? []).includes(operator);
}

/** Whether a cell of a list can show a field of its kind. */
export const canStandInColumn = (field: FieldDescriptor): boolean =>
  isScalar(field) || ['enumList', 'referenceList', 'geoPoint'].includes(field.kind);

/** The operators that each dialect can send; nothing else is offered, whatever a document says. */
const SPOKEN: Readonly<Record<Dialect, readonly FilterOperator[]>> = {
  loopback: ['eq', 'like', 'inq', 'gt', 'gte', 'lt', 'lte', 'between', 'empty'],
  'simple-rest': ['eq', 'inq'],
  plain: [],
};

/** What a list makes of fields: the words of each by source, the dialect of the list, and its parameters. */
export interface Listing {
  readonly words: ReadonlyMap<string, SchemaWords>;
  readonly dialect: Dialect;
  /** Query parameters of the list; the plain dialect filters by the fields that are named so. */
  readonly parameters: readonly string[];
}

/** Gives the fields of a record their columns, filters and order. What a document says goes before what is inferred. */
export function withListWords(
  fields: readonly FieldDescriptor[],
  listing: Listing,
): readonly FieldDescriptor[] {
  const columns = columnsOf(fields, listing.words);
  return fields.map(field => {
    const words = listing.words.get(field.source) ?? {};
    const column = columns.get(field.source);
    return {
      ...field,
      sortable: sortable(field, words, listing.dialect),
      ...(column !== undefined && { column }),
      filter: filterOf(field, words, listing),
    };
  });
}

/** Whether the values of a field are one text, number, flag or moment, which a cell can show and a list can order. */
const isScalar = ({ kind, writeOnly }: FieldDescriptor): boolean =>
  !writeOnly && (OPERATORS[kind].length > 0 || kind === 'color');

const sortable = (field: FieldDescriptor, { sort }: SchemaWords, dialect: Dialect): boolean =>
  dialect !== 'plain' && sort !== false && isScalar(field);

/** The columns that the document numbers, then scalars in document order until the table is wide enough. */
function columnsOf(
  fields: readonly FieldDescriptor[],
  words: Listing['words'],
): ReadonlyMap<string, number> {
  const stated = fields.flatMap(({ source }) => {
    const column = words.get(source)?.column;
    return typeof column === 'number' ? [[source, column] as const] : [];
  });
  const inferred = fields.filter(
    field =>
      words.get(field.source)?.column === undefined &&
      isScalar(field) &&
      field.kind !== 'multiline',
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
  { dialect, parameters }: Listing,
): readonly FilterOperator[] {
  if (filter === false || field.writeOnly) return [];
  const usual = OPERATORS[field.kind];
  if (dialect === 'plain') {
    return usual.length > 0 && parameters.includes(field.source) ? ['eq'] : [];
  }
  const mayBeMissing = usual.length > 0 && (field.nullable || !field.required);
  const offered = filter ?? [...usual, ...(mayBeMissing ? (['empty'] as const) : [])];
  const spoken = SPOKEN[dialect];
  return (offered as readonly FilterOperator[]).filter(operator => spoken.includes(operator));
}
