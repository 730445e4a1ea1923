import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { Listing } from '../../src/schema/listing.ts';
import type { Dialect } from '../../src/schema/resource.ts';
import type { OpenApi } from '../openapi.ts';
import { answerSchema, successOf } from './answers.ts';
import { stepsOf } from './collections.ts';
import { parameterSchema } from './parameterSchema.ts';
import { needsOf } from './needs.ts';
import type { FoundOperation } from './operations.ts';
import { PAGE_WORDS, TOTAL_HEADERS } from './pageWords.ts';
import { readFilters } from './readFilters.ts';
import { readOrdering } from './readOrdering.ts';
import { namedBy, readPaging, type Asked } from './readPaging.ts';
import { remark, type Remark } from './remark.ts';
import { flatten } from './resolve.ts';
import { findRows, plainName, type Rows } from './rows.ts';

/** How a list is asked and answered, the fields that it can be ordered by, and what had to be assumed. */
export interface FoundListing {
  readonly listing: Listing;
  /** Undefined: all that have one value. */
  readonly ordered?: readonly string[];
  readonly told: readonly Remark[];
}

/** The query parameters of an operation, as they are looked for. */
export const askedOf = (document: OpenApi, { parameters }: FoundOperation): readonly Asked[] =>
  parameters
    .filter(each => each.in === 'query')
    .map(each => ({
      name: each.name,
      plain: plainName(each.name),
      schema: flatten(document, parameterSchema(document, each).schema).schema,
      description: each.description ?? '',
    }));

/**
 * Finds out how a list is asked and answered.
 *
 * @returns undefined for a dialect that says it all
 */
export function readListing(
  document: OpenApi,
  list: FoundOperation,
  dialect: Dialect,
  fields: readonly FieldDescriptor[],
): FoundListing | undefined {
  const schema = answerSchema(document, list.operation);
  const rows = schema && findRows(document, schema, stepsOf(list.template).at(-1) ?? '');
  if (!rows) return undefined;
  const answered = { rows: rows.rows, ...around(rows), ...headerOf(document, list) };
  if (dialect !== 'plain') {
    const isSaid = rows.rows.length === 0;
    return isSaid ? undefined : { listing: { filters: {}, ...answered }, told: [] };
  }
  return readPlain(document, list, fields, answered);
}

const around = ({ total, unsure, next, more }: Rows) => ({
  ...(total && { total }),
  ...(unsure && { totalIsUnsure: unsure }),
  ...(next && { next }),
  ...(more && { more }),
});

/** The header of a list's answer that tells how many match. */
function headerOf(document: OpenApi, { operation }: FoundOperation): Pick<Listing, 'totalHeader'> {
  const names = Object.keys(successOf(document, operation)?.headers ?? {});
  const header = TOTAL_HEADERS.find(known => names.some(name => name.toLowerCase() === known));
  return header === undefined ? {} : { totalHeader: header };
}

function readPlain(
  document: OpenApi,
  list: FoundOperation,
  fields: readonly FieldDescriptor[],
  answered: Omit<Listing, 'filters'>,
): FoundListing {
  const all = askedOf(document, list);
  const { filters, used } = readFilters(fields, all);
  const free = all.filter(({ name }) => !used.includes(name));
  // Spring counts pages from 0, and is known by what stands around its pages.
  const startsAtZero = answered.total?.at(-1) === 'totalElements';
  const paging = readPaging(free, startsAtZero);
  const ordering = readOrdering(free.filter(({ name }) => !paging?.used.includes(name)));
  const search = namedBy(free, PAGE_WORDS.search, ({ schema: { type } }) => type !== 'object');
  const ids = namedBy(all, PAGE_WORDS.ids, ({ schema }) => schema.type === 'array');
  const needs = needsOf(document, list) ?? {};
  const found = ordering && 'ordering' in ordering ? ordering : undefined;
  const whole = !paging;
  return {
    listing: {
      ...(paging && { paging: paging.paging }),
      ...(found && { ordering: found.ordering }),
      ...(whole && found?.fields && { orderable: found.fields }),
      ...(search && { search: search.name }),
      ...(ids && { ids: ids.name }),
      filters,
      ...(Object.keys(needs).length > 0 && { needs }),
      ...answered,
    },
    ...(found?.fields && { ordered: found.fields }),
    told: tell(list, {
      whole,
      assumed: paging?.assumed ?? false,
      unclear: ordering && 'unclear' in ordering ? ordering.unclear : undefined,
      counted: answered.total !== undefined || answered.totalHeader !== undefined,
      needs: Object.keys(needs),
      narrowed: all.flatMap(({ name, schema }) =>
        used.includes(name) && schema.default !== undefined && needs[name] === undefined
          ? [[name, JSON.stringify(schema.default)] as const]
          : [],
      ),
    }),
  };
}

interface Open {
  readonly whole: boolean;
  readonly assumed: boolean;
  readonly unclear: string | undefined;
  readonly counted: boolean;
  readonly needs: readonly string[];
  /** Parameters that the server fills in where they are not sent, with what it fills in. */
  readonly narrowed: readonly (readonly [name: string, value: string])[];
}

function tell(
  { method, template, at }: FoundOperation,
  { whole, assumed, unclear, counted, needs, narrowed }: Open,
): readonly Remark[] {
  const call = `${method.toUpperCase()} ${template}`;
  const place = [...at, 'parameters'];
  const all: readonly (readonly [boolean, string, string])[] = [
    [
      whole,
      `${call} has no parameter for pages: the console filters, sorts and pages the rows of one response itself; where the response says that there are more, it does not sort them, and the list and its exports say that they are incomplete`,
      `${call} 没有分页参数：控制台对一次响应中的记录自行筛选、排序和分页；若响应表示还有更多记录，则不排序，并在列表和导出中提示数据不完整`,
    ],
    [
      assumed,
      `${call} does not say what its first page is called; 1 is assumed`,
      `${call} 未说明首页的编号，按 1 处理`,
    ],
    [
      unclear !== undefined,
      `${call} does not say in what words "${unclear ?? ''}" orders; the list cannot be sorted`,
      `${call} 未说明参数“${unclear ?? ''}”的写法，列表不能排序`,
    ],
    [
      !whole && !counted,
      `${call} does not tell how many records there are; the console only knows whether there is a next page`,
      `${call} 不返回总数，控制台只知道是否还有下一页`,
    ],
    ...needs.map(
      name =>
        [
          true,
          `${call} insists on "${name}"; without a filter the console sends the value that the document names`,
          `${call} 必须带参数“${name}”；没有筛选时，控制台发送文档给出的值`,
        ] as const,
    ),
    ...narrowed.map(
      ([name, value]) =>
        [
          true,
          `${call} answers for "${name}" ${value} unless a filter asks for another; the other records are found by that filter only`,
          `${call} 未筛选“${name}”时只返回 ${value}；其他记录须用该筛选条件查找`,
        ] as const,
    ),
  ];
  return all.filter(([holds]) => holds).map(([, en, zh]) => remark(place, en, zh));
}
