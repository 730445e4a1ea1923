import { type FilterOperator, usualOperator } from '../../schema/field.ts';
import { orderKeyOf } from '../../schema/orderKeyOf.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { either, word, type Where } from './conditions.ts';
import type { ContainsStyle } from './containsStyle.ts';

/** The JSON that a list call carries. @see spec A3 (CALL-02) */
export interface LoopbackFilter {
  readonly where?: Where;
  readonly order: readonly string[];
  readonly offset: number;
  readonly limit: number;
  readonly include?: readonly string[];
  /** Only these of each row. */
  readonly fields?: Readonly<Record<string, true>>;
}

/** What react-admin asks of a list. Nothing in it is trusted: it may come from an address. */
export interface ListQuestion {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: string };
  readonly filter?: unknown;
}

/** LoopBack refuses filters that are nested deeper. */
const DEEPEST = 12;

/**
 * Says a list of react-admin in LoopBack's words, within what every store answers alike: always a
 * limit and an offset, and an order that ends with the id, so that no page repeats a row.
 *
 * @param among a condition that holds whatever the question is
 * @throws RangeError when the filter is nested deeper than the platform reads
 * @see spec/loopback.md, What follows 1 (CALL-02, USER-02)
 */
export function toFilter(
  resource: ResourceDescriptor,
  { pagination, sort, filter }: ListQuestion,
  style: ContainsStyle,
  among?: Where,
): LoopbackFilter {
  const where = toWhere(resource, filter, style, among);
  const limit = counted(pagination?.perPage) ?? resource.pageSize;
  const page = counted(pagination?.page) ?? 1;
  return {
    ...(where && { where }),
    order: toOrder(resource, sort),
    offset: Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER),
    limit,
    ...(resource.include.length > 0 && { include: resource.include }),
  };
}

/**
 * The conditions of a filter: `{ [source]: value | { [operator]: value } }`, and `and` or `or` of
 * such. A bare value is asked with the first operator that the document gives the field. Fields
 * and operators that the document does not offer, and values that say nothing, are left out.
 *
 * @returns undefined when every record is asked for
 * @throws RangeError when the filter is nested deeper than the platform reads
 */
export function toWhere(
  resource: ResourceDescriptor,
  filter: unknown,
  style: ContainsStyle,
  among?: Where,
): Where | undefined {
  const conditions = conditionsOf(resource, filter, style);
  const where = join(among ? [among, ...conditions] : conditions);
  if (where && depth({ where }) > DEEPEST) throw new RangeError('The filter is nested too deeply');
  return where;
}

/** The records whose field has one of the values; nobody has more than a hundred. */
export const whereAmong = (source: string, inq: readonly (string | number)[]): Where => ({
  [source]: { inq },
});

const join = (conditions: readonly Where[]): Where | undefined =>
  conditions.length > 1 ? { and: conditions } : conditions[0];

function conditionsOf(
  resource: ResourceDescriptor,
  filter: unknown,
  style: ContainsStyle,
): readonly Where[] {
  if (!isObject(filter)) return [];
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name === 'and' || name === 'or') return group(resource, name, value, style);
    const field = resource.fields.find(({ source }) => source === name);
    if (!field) return [];
    const usual = usualOperator(field);
    const questions = isObject(value) ? Object.entries(value) : usual ? [[usual, value]] : [];
    return questions.flatMap(([operator, operand]) =>
      field.filter.includes(operator as FilterOperator)
        ? word(field, operator as FilterOperator, operand, style)
        : [],
    );
  });
}

/** A member of an `or` that asks nothing lets everything through, so that the whole `or` does. */
function group(
  resource: ResourceDescriptor,
  name: 'and' | 'or',
  value: unknown,
  style: ContainsStyle,
): readonly Where[] {
  const members = (Array.isArray(value) ? value : []).map(one =>
    conditionsOf(resource, one, style),
  );
  if (name === 'and') return members.flat();
  if (members.length === 0 || members.some(conditions => conditions.length === 0)) return [];
  return [either(members.map(conditions => join(conditions) ?? {}))];
}

function toOrder(resource: ResourceDescriptor, sort: ListQuestion['sort']): readonly string[] {
  const { key, fields } = resource;
  const isKnown = fields.some(({ source, sortable }) => source === sort?.field && sortable);
  const { field: named, order } = sort && (isKnown || sort.field === key) ? sort : resource.sort;
  const field = orderKeyOf(resource, named);
  const first = `${field} ${order === 'DESC' ? 'DESC' : 'ASC'}`;
  return field === key ? [first] : [first, `${key} ASC`];
}

const counted = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Levels of objects and lists, as LoopBack counts them. */
function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((most, one) => Math.max(most, depth(one)), 0);
}
