/*
 * The portable subset of LoopBack's filters, written down once more: what every store answers alike (spec/loopback.md,
 * What follows 1). It shares no line with the console's dialect, which it judges.
 */
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

const DEEPEST = 12;
const LONGEST_LIST = 100;
const comparisons = new Set(['gt', 'gte', 'lt', 'lte']);
const keys = new Set(['where', 'order', 'offset', 'limit', 'include']);

/** What the address of a list or a count asks beyond the portable subset; nothing, if it stays within. */
export function judgePortable(address: URL, resource: ResourceDescriptor): readonly string[] {
  const isCount = address.pathname.endsWith('/count');
  const wanted = isCount ? 'where' : 'filter';
  const others = [...address.searchParams.keys()].filter(name => name !== '_' && name !== wanted);
  const [text, another] = address.searchParams.getAll(wanted);
  const problems = others.map(name => `the parameter ${name}`);
  if (another !== undefined) problems.push(`${wanted} twice`);
  if (text === undefined) return isCount ? problems : [...problems, 'a list without a filter'];
  if (!text.startsWith('{') || !text.endsWith('}')) return [...problems, `${wanted} is no object`];
  const sent = JSON.parse(text) as Record<string, unknown>;
  const filter = isCount ? { where: sent } : sent;
  if (levels(filter) - 1 > DEEPEST) problems.push(`${levels(filter) - 1} levels`);
  if (!isCount) problems.push(...judgePage(filter, resource));
  if ('where' in filter) problems.push(...judgeWhere(filter.where, resource));
  return problems;
}

function judgePage(filter: Record<string, unknown>, { key }: ResourceDescriptor): string[] {
  const { offset, limit, order } = filter;
  const problems = Object.keys(filter).flatMap(name => (keys.has(name) ? [] : [`the key ${name}`]));
  if (!Number.isSafeInteger(limit) || Number(limit) < 1) problems.push(`the limit ${told(limit)}`);
  if (!Number.isSafeInteger(offset) || Number(offset) < 0)
    problems.push(`the offset ${told(offset)}`);
  const columns = Array.isArray(order) ? (order as unknown[]).map(String) : [];
  const isOrder = columns.every(column => /^[\w.-]+ (ASC|DESC)$/u.test(column));
  const last = columns.at(-1)?.split(' ')[0];
  if (!isOrder || last !== key)
    problems.push(`an order that does not end with the id: ${told(order)}`);
  return problems;
}

function judgeWhere(where: unknown, resource: ResourceDescriptor): string[] {
  if (!isObject(where)) return [`the condition ${told(where)}`];
  const entries = Object.entries(where);
  if (entries.length === 0) return ['an empty condition'];
  if (entries.length > 1) return [`several conditions in one object: ${told(where)}`];
  return entries.flatMap(([name, value]) => {
    if (name !== 'and' && name !== 'or') return judgeField(name, value, resource);
    if (!Array.isArray(value) || value.length === 0) return [`${name} of ${told(value)}`];
    return value.flatMap(part => judgeWhere(part, resource));
  });
}

function judgeField(source: string, matcher: unknown, { fields }: ResourceDescriptor): string[] {
  const field = fields.find(one => one.source === source);
  if (!field) return [`the unknown field ${source}`];
  const scalar = (value: unknown) => judgeScalar(source, field.kind, value);
  if (matcher === null) return [];
  if (!isObject(matcher)) return scalar(matcher);
  const [[operator, operand] = ['', undefined], ...others] = Object.entries(matcher);
  if (others.length > 0) return [`several operators in one condition: ${told(matcher)}`];
  if (comparisons.has(operator)) return scalar(operand);
  if (operator === 'like') return operand && typeof operand === 'string' ? [] : ['like of no text'];
  if (operator === 'inq') return judgeList(source, field.kind, operand);
  return [`the operator ${operator}`];
}

function judgeList(source: string, kind: string, list: unknown): string[] {
  if (!Array.isArray(list) || list.length === 0) return [`inq of ${told(list)}`];
  if (list.length > LONGEST_LIST) return [`inq of ${list.length} values`];
  if (kind === 'date' || kind === 'dateTime') return [`inq of dates on ${source}`];
  return list.flatMap(value => judgeScalar(source, kind, value));
}

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

function judgeScalar(source: string, kind: string, value: unknown): string[] {
  if (!['string', 'number', 'boolean'].includes(typeof value))
    return [`${source} is ${told(value)}`];
  const isNumber = ['integer', 'number', 'duration'].includes(kind);
  if (isNumber && typeof value !== 'number') return [`${source}, a number, is ${told(value)}`];
  if (kind === 'boolean' && typeof value !== 'boolean') return [`${source} is ${told(value)}`];
  if (kind === 'dateTime' && !iso.test(String(value))) return [`the instant ${told(value)}`];
  if (kind === 'date' && !/^\d{4}-\d\d-\d\d$/u.test(String(value)))
    return [`the day ${told(value)}`];
  return [];
}

/** A filter and what is in it: the filter itself is the first level. */
function levels(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Math.max(0, ...Object.values(value).map(levels));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const told = (value: unknown) => JSON.stringify(value);
