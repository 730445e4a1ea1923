/*
 * A second implementation of the portable subset of LoopBack's filters, for which every store returns the same
 * (docs/loopback.md, Consequences). It shares no code with the dialect of the console, which it validates.
 */
import { isObject } from '../../src/schema/isObject.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

const MAX_DEPTH = 12;
const MAX_LIST_LENGTH = 100;
const COMPARISONS = new Set(['gt', 'gte', 'lt', 'lte']);
const FILTER_KEYS = new Set(['where', 'order', 'offset', 'limit', 'include']);

/** Returns the parts of a list or count URL that are outside the portable subset. */
export function validatePortableQuery(url: URL, resource: ResourceDescriptor): readonly string[] {
  const isCount = url.pathname.endsWith('/count');
  const parameterName = isCount ? 'where' : 'filter';
  const otherParameters = [...url.searchParams.keys()].filter(
    name => name !== '_' && name !== parameterName,
  );
  const [text, another] = url.searchParams.getAll(parameterName);
  const problems = otherParameters.map(name => `the parameter ${name}`);
  if (another !== undefined) problems.push(`${parameterName} twice`);
  if (text === undefined) return isCount ? problems : [...problems, 'a list without a filter'];
  if (!text.startsWith('{') || !text.endsWith('}'))
    return [...problems, `${parameterName} is no object`];
  const parameter = JSON.parse(text) as Record<string, unknown>;
  const filter = isCount ? { where: parameter } : parameter;
  if (countLevels(filter) - 1 > MAX_DEPTH) problems.push(`${countLevels(filter) - 1} levels`);
  if (!isCount) problems.push(...validatePage(filter, resource));
  if ('where' in filter) problems.push(...validateWhere(filter.where, resource));
  return problems;
}

function validatePage(filter: Record<string, unknown>, { key }: ResourceDescriptor): string[] {
  const { offset, limit, order } = filter;
  const problems = Object.keys(filter).flatMap(name =>
    FILTER_KEYS.has(name) ? [] : [`the key ${name}`],
  );
  if (!Number.isSafeInteger(limit) || Number(limit) < 1)
    problems.push(`the limit ${toJson(limit)}`);
  if (!Number.isSafeInteger(offset) || Number(offset) < 0)
    problems.push(`the offset ${toJson(offset)}`);
  const columns = Array.isArray(order) ? (order as unknown[]).map(String) : [];
  const isOrder = columns.every(column => /^[\w.-]+ (ASC|DESC)$/u.test(column));
  const last = columns.at(-1)?.split(' ')[0];
  if (!isOrder || last !== key)
    problems.push(`an order that does not end with the id: ${toJson(order)}`);
  return problems;
}

function validateWhere(where: unknown, resource: ResourceDescriptor): string[] {
  if (!isObject(where)) return [`the condition ${toJson(where)}`];
  const entries = Object.entries(where);
  if (entries.length === 0) return ['an empty condition'];
  if (entries.length > 1) return [`several conditions in one object: ${toJson(where)}`];
  return entries.flatMap(([name, value]) => {
    if (name !== 'and' && name !== 'or') return validateFieldCondition(name, value, resource);
    if (!Array.isArray(value) || value.length === 0) return [`${name} of ${toJson(value)}`];
    return value.flatMap(part => validateWhere(part, resource));
  });
}

function validateFieldCondition(
  source: string,
  matcher: unknown,
  { fields }: ResourceDescriptor,
): string[] {
  const field = fields.find(candidate => candidate.source === source);
  if (!field) return [`the unknown field ${source}`];
  const scalar = (value: unknown) => validateScalar(source, field.kind, value);
  if (matcher === null) return [];
  if (!isObject(matcher)) return scalar(matcher);
  const [[operator, operand] = ['', undefined], ...otherParameters] = Object.entries(matcher);
  if (otherParameters.length > 0) return [`several operators in one condition: ${toJson(matcher)}`];
  if (COMPARISONS.has(operator)) return scalar(operand);
  if (operator === 'like') return operand && typeof operand === 'string' ? [] : ['like of no text'];
  // A position has no order; the comparison with null is the only negation that all stores evaluate alike.
  if (operator === 'neq' && operand === null && field.kind === 'geoPoint') return [];
  if (operator === 'inq') return validateList(source, field.kind, operand);
  return [`the operator ${operator}`];
}

function validateList(source: string, kind: string, list: unknown): string[] {
  if (!Array.isArray(list) || list.length === 0) return [`inq of ${toJson(list)}`];
  if (list.length > MAX_LIST_LENGTH) return [`inq of ${list.length} values`];
  if (kind === 'date' || kind === 'dateTime') return [`inq of dates on ${source}`];
  return list.flatMap(value => validateScalar(source, kind, value));
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

function validateScalar(source: string, kind: string, value: unknown): string[] {
  if (!['string', 'number', 'boolean'].includes(typeof value))
    return [`${source} is ${toJson(value)}`];
  const isNumber = ['integer', 'number', 'duration'].includes(kind);
  if (isNumber && typeof value !== 'number') return [`${source}, a number, is ${toJson(value)}`];
  if (kind === 'boolean' && typeof value !== 'boolean') return [`${source} is ${toJson(value)}`];
  if (kind === 'dateTime' && !ISO_TIME.test(String(value))) return [`the instant ${toJson(value)}`];
  if (kind === 'date' && !/^\d{4}-\d\d-\d\d$/u.test(String(value)))
    return [`the day ${toJson(value)}`];
  return [];
}

/** The depth of a filter; the filter itself is the first level. */
function countLevels(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Math.max(0, ...Object.values(value).map(countLevels));
}

const toJson = (value: unknown) => JSON.stringify(value);
