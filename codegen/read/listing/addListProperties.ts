import type { FieldDescriptor, FieldKind, FilterOperator } from '../../../src/schema/field.ts';
import type { ListingDescriptor } from '../../../src/schema/listing.ts';
import type { Dialect } from '../../../src/schema/resource.ts';
import { getNameField } from '../../../src/schema/getNameField.ts';
import type { SchemaExtension } from '../../openapi.ts';

/** The maximum number of columns in a list whose columns no document defines. */
const MAX_INFERRED_COLUMNS = 8;

const RANGE_OPERATORS = ['between', 'gte', 'lte'] as const satisfies readonly FilterOperator[];

/** The filter operators for each kind of field, the usual one first. */
const USUAL_OPERATORS: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: ['like', 'eq'],
  multiline: ['like'],
  email: ['like', 'eq'],
  url: ['like', 'eq'],
  password: [],
  integer: [...RANGE_OPERATORS, 'eq'],
  number: [...RANGE_OPERATORS, 'eq'],
  duration: [...RANGE_OPERATORS, 'eq'],
  boolean: ['eq'],
  date: RANGE_OPERATORS,
  dateTime: RANGE_OPERATORS,
  time: RANGE_OPERATORS,
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

/** Further operators of a kind, listed after the usual ones. */
const FURTHER_OPERATORS: { readonly [Kind in FieldKind]?: readonly FilterOperator[] } = {
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

/** The operators of a kind that only a document enables: a filter by a part of an id or by a missing position is unusual. */
const STATED_OPERATORS: { readonly [Kind in FieldKind]?: readonly FilterOperator[] } = {
  reference: ['like'],
  geoPoint: ['empty'],
};

/**
 * Whether a list can filter a field of this kind by an operator. `empty` is valid for every kind with a single
 * filterable value.
 */
export function canFilterBy({ kind }: FieldDescriptor, operator: FilterOperator): boolean {
  const usual = USUAL_OPERATORS[kind];
  if (operator === 'empty' && usual.length > 0) return true;
  return [...usual, ...(FURTHER_OPERATORS[kind] ?? []), ...(STATED_OPERATORS[kind] ?? [])].includes(
    operator,
  );
}

/** Whether a cell of a list can show a field of its kind. */
export const canBeColumn = (field: FieldDescriptor): boolean =>
  isScalar(field) ||
  ['enumList', 'referenceList', 'geoPoint'].includes(field.kind) ||
  (field.kind === 'list' && getNameField(field.item) !== undefined);

/** The operators that each dialect can send; the console shows no others, whatever a document declares. */
const DIALECT_OPERATORS: Readonly<Record<Dialect, readonly FilterOperator[]>> = {
  loopback: ['eq', 'like', 'inq', 'gt', 'gte', 'lt', 'lte', 'between', 'empty'],
  'simple-rest': ['eq', 'inq'],
  plain: [],
};

/** The operators that the console evaluates in memory when it has all records. */
const ALL_OPERATORS: readonly FilterOperator[] = DIALECT_OPERATORS.loopback;

/** The context of list properties: the extensions by source, the dialect and the query syntax of the list. */
export interface ListFieldContext {
  readonly extensions: ReadonlyMap<string, SchemaExtension>;
  readonly dialect: Dialect;
  /** Absent when the dialect defines it, or there is no list. */
  readonly listing?: ListingDescriptor | undefined;
  /** The fields that a plain list can be ordered by; undefined: all with a single value. */
  readonly sortableFields?: readonly string[] | undefined;
  /** The field by which it lists branches of a tree. */
  readonly branchField?: string | undefined;
}

/**
 * Adds columns, filters and order to the fields of a record. A document's declarations override inferred ones.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#specification-extensions
 */
export function addListProperties(
  fields: readonly FieldDescriptor[],
  context: ListFieldContext,
): readonly FieldDescriptor[] {
  const columns = assignColumns(fields, context.extensions);
  return fields.map(field => {
    const extension = context.extensions.get(field.source) ?? {};
    const column = columns.get(field.source);
    return {
      ...field,
      sortable: sortable(field, extension, context),
      ...(typeof extension.sort === 'string' && { sortBy: extension.sort }),
      ...(column !== undefined && { column }),
      filter: buildFilterOperators(field, extension, context),
    };
  });
}

/**
 * Whether the values of a field are single texts, numbers, flags or timestamps, which a cell can show and a list can
 * order.
 */
const isScalar = ({ kind, writeOnly }: FieldDescriptor): boolean =>
  !writeOnly && (USUAL_OPERATORS[kind].length > 0 || kind === 'color');

const sortable = (
  field: FieldDescriptor,
  { sort }: SchemaExtension,
  { dialect, listing, sortableFields }: ListFieldContext,
): boolean => {
  if (sort === false || !isScalar(field)) return false;
  if (dialect !== 'plain') return true;
  if (!listing?.paging) return listing !== undefined;
  return listing.ordering !== undefined && (sortableFields?.includes(field.source) ?? true);
};

/** Assigns columns: those that the document numbers, then scalars in document order up to the maximum. */
function assignColumns(
  fields: readonly FieldDescriptor[],
  extension: ListFieldContext['extensions'],
): ReadonlyMap<string, number> {
  const stated = fields.flatMap(({ source }) => {
    const column = extension.get(source)?.column;
    return typeof column === 'number' ? [[source, column] as const] : [];
  });
  const inferred = fields.filter(
    field =>
      extension.get(field.source)?.column === undefined &&
      isScalar(field) &&
      field.kind !== 'multiline' &&
      !field.when,
  );
  const lastColumn = Math.max(0, ...stated.map(([, column]) => column));
  const freeColumns = Math.max(0, MAX_INFERRED_COLUMNS - stated.length);
  const added = inferred
    .slice(0, freeColumns)
    .map(({ source }, index) => [source, lastColumn + index + 1] as const);
  return new Map([...stated, ...added]);
}

function buildFilterOperators(
  field: FieldDescriptor,
  { filter }: SchemaExtension,
  context: ListFieldContext,
): readonly FilterOperator[] {
  if (filter === false || field.writeOnly) return [];
  // The operators that a document names come first, then the others that the type allows.
  const usual = USUAL_OPERATORS[field.kind];
  const isOptional = usual.length > 0 && (field.nullable || !field.required);
  const candidates = [
    ...(field.source === context.branchField ? (['within'] as const) : []),
    ...(filter ?? []),
    ...usual,
    ...(FURTHER_OPERATORS[field.kind] ?? []),
    ...(isOptional ? (['empty'] as const) : []),
  ];
  const supported = getSupportedOperators(field, context);
  return ([...new Set(candidates)] as readonly FilterOperator[]).filter(operator =>
    supported.includes(operator),
  );
}

/**
 * Returns the supported operators of a field: in a plain list those with a parameter, or all where all records are
 * loaded.
 */
function getSupportedOperators(
  { source }: FieldDescriptor,
  { dialect, listing, branchField }: ListFieldContext,
): readonly FilterOperator[] {
  if (dialect !== 'plain')
    return source === branchField
      ? ['within', ...DIALECT_OPERATORS[dialect]]
      : DIALECT_OPERATORS[dialect];
  if (!listing?.paging) return listing ? ALL_OPERATORS : [];
  const parameters = listing.filters[source] ?? {};
  const hasBetween = parameters.gte !== undefined && parameters.lte !== undefined;
  return [
    ...(hasBetween ? (['between'] as const) : []),
    ...(Object.keys(parameters) as FilterOperator[]),
  ];
}
