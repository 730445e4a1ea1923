import type { FieldDescriptor } from '../../../src/schema/field.ts';
import type { ListingDescriptor } from '../../../src/schema/listing.ts';
import type { Dialect } from '../../../src/schema/resource.ts';
import type { OpenApiDocument } from '../../openapi.ts';
import { getResponseSchema, findSuccessResponse } from '../operation/response.ts';
import { splitPath } from '../operation/pathTemplate.ts';
import { getParameterSchema } from '../operation/parameter.ts';
import { getRequiredParameters } from '../operation/getRequiredParameters.ts';
import type { FoundOperation } from '../operation/pathItem.ts';
import { PARAMETER_NAMES, TOTAL_HEADERS } from '../operation/parameterNames.ts';
import { readFilters } from './readFilters.ts';
import { readOrdering } from './readOrdering.ts';
import { findParameterNamed, readPaging, type QueryParameter } from './readPaging.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import { flattenSchema } from '../schema/schemaObject.ts';
import { findRows, normalizeName, type FoundRows } from '../schema/findRows.ts';

/** The query syntax and response format of a list, the fields that it can be ordered by, and the assumptions made. */
export interface FoundListing {
  readonly listing: ListingDescriptor;
  /** Undefined: all fields with a single value. */
  readonly sortableFields?: readonly string[];
  readonly warnings: readonly DocumentWarning[];
}

/**
 * Returns the query parameters of an operation, normalized for matching.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export const getQueryParameters = (
  document: OpenApiDocument,
  { parameters }: FoundOperation,
): readonly QueryParameter[] =>
  parameters
    .filter(each => each.in === 'query')
    .map(each => ({
      name: each.name,
      normalizedName: normalizeName(each.name),
      schema: flattenSchema(document, getParameterSchema(document, each).schema).schema,
      description: each.description ?? '',
    }));

/**
 * Determines the query syntax and response format of a list.
 *
 * @returns undefined for a dialect that defines them
 * @see https://spec.openapis.org/oas/v3.1.1.html#response-object
 */
export function readListing(
  document: OpenApiDocument,
  list: FoundOperation,
  dialect: Dialect,
  fields: readonly FieldDescriptor[],
): FoundListing | undefined {
  const schema = getResponseSchema(document, list.operation);
  const rows = schema && findRows(document, schema, splitPath(list.template).at(-1) ?? '');
  if (!rows) return undefined;
  const responseShape = {
    rows: rows.rows,
    ...readEnvelope(rows),
    ...readTotalHeader(document, list),
  };
  if (dialect !== 'plain') {
    const isComplete = rows.rows.length === 0;
    return isComplete ? undefined : { listing: { filters: {}, ...responseShape }, warnings: [] };
  }
  return readPlainListing(document, list, fields, responseShape);
}

const readEnvelope = ({ total, isTotalUncertain, next, hasMore }: FoundRows) => ({
  ...(total && { total }),
  ...(isTotalUncertain && { isTotalUncertain }),
  ...(next && { next }),
  ...(hasMore && { hasMore }),
});

/** Returns the response header of a list that contains the total. */
function readTotalHeader(
  document: OpenApiDocument,
  { operation }: FoundOperation,
): Pick<ListingDescriptor, 'totalHeader'> {
  const headerNames = Object.keys(findSuccessResponse(document, operation)?.headers ?? {});
  const header = TOTAL_HEADERS.find(known =>
    headerNames.some(name => name.toLowerCase() === known),
  );
  return header === undefined ? {} : { totalHeader: header };
}

function readPlainListing(
  document: OpenApiDocument,
  list: FoundOperation,
  fields: readonly FieldDescriptor[],
  responseShape: Omit<ListingDescriptor, 'filters'>,
): FoundListing {
  const all = getQueryParameters(document, list);
  const { filters, used } = readFilters(fields, all);
  const unusedParameters = all.filter(({ name }) => !used.includes(name));
  // Spring numbers pages from 0 and is recognized by its page metadata.
  const startsAtZero = responseShape.total?.at(-1) === 'totalElements';
  const paging = readPaging(unusedParameters, startsAtZero);
  const ordering = readOrdering(
    unusedParameters.filter(({ name }) => !paging?.usedNames.includes(name)),
  );
  const search = findParameterNamed(
    unusedParameters,
    PARAMETER_NAMES.search,
    ({ schema: { type } }) => type !== 'object',
  );
  const ids = findParameterNamed(all, PARAMETER_NAMES.ids, ({ schema }) => schema.type === 'array');
  const required = getRequiredParameters(document, list) ?? {};
  const foundOrdering = ordering && 'ordering' in ordering ? ordering : undefined;
  const isWhole = !paging;
  return {
    listing: {
      ...(paging && { paging: paging.paging }),
      ...(foundOrdering && { ordering: foundOrdering.ordering }),
      ...(isWhole && foundOrdering?.fields && { sortableFields: foundOrdering.fields }),
      ...(search && { search: search.name }),
      ...(ids && { ids: ids.name }),
      filters,
      ...(Object.keys(required).length > 0 && { requiredParameters: required }),
      ...responseShape,
    },
    ...(foundOrdering?.fields && { sortableFields: foundOrdering.fields }),
    warnings: createWarnings(list, {
      isWhole,
      isAssumed: paging?.isAssumed ?? false,
      unclearParameter: ordering && 'unclear' in ordering ? ordering.unclear : undefined,
      isCounted: responseShape.total !== undefined || responseShape.totalHeader !== undefined,
      required: Object.keys(required),
      defaulted: all.flatMap(({ name, schema }) =>
        used.includes(name) && schema.default !== undefined && required[name] === undefined
          ? [[name, JSON.stringify(schema.default)] as const]
          : [],
      ),
    }),
  };
}

interface ListingGaps {
  readonly isWhole: boolean;
  readonly isAssumed: boolean;
  readonly unclearParameter: string | undefined;
  readonly isCounted: boolean;
  readonly required: readonly string[];
  /** Parameters with a default value of the server, and that value. */
  readonly defaulted: readonly (readonly [name: string, value: string])[];
}

function createWarnings(
  { method, template, at }: FoundOperation,
  { isWhole, isAssumed, unclearParameter, isCounted, required, defaulted }: ListingGaps,
): readonly DocumentWarning[] {
  const call = `${method.toUpperCase()} ${template}`;
  const path = [...at, 'parameters'];
  const all: readonly (readonly [boolean, string, string])[] = [
    [
      isWhole,
      `${call} has no parameter for pages: the console filters, sorts and pages the rows of one response itself; where the response has a next page, it does not sort them, and the list and its exports say that they are incomplete`,
      `${call} 没有分页参数：控制台对一次响应中的记录自行筛选、排序和分页；若响应表示还有更多记录，则不排序，并在列表和导出中提示数据不完整`,
    ],
    [
      isAssumed,
      `${call} does not say what its first page is called; 1 is assumed`,
      `${call} 未说明首页的编号，按 1 处理`,
    ],
    [
      unclearParameter !== undefined,
      `${call} does not define the syntax of "${unclearParameter ?? ''}"; the list cannot be sorted`,
      `${call} 未说明参数“${unclearParameter ?? ''}”的写法，列表不能排序`,
    ],
    [
      !isWhole && !isCounted,
      `${call} does not return the number of records; the console only knows whether there is a next page`,
      `${call} 不返回总数，控制台只知道是否还有下一页`,
    ],
    ...required.map(
      name =>
        [
          true,
          `${call} insists on "${name}"; without a filter the console sends the value that the document names`,
          `${call} 必须带参数“${name}”；没有筛选时，控制台发送文档给出的值`,
        ] as const,
    ),
    ...defaulted.map(
      ([name, value]) =>
        [
          true,
          `${call} returns "${name}" ${value} unless a filter requests another; the other records are found by that filter only`,
          `${call} 未筛选“${name}”时只返回 ${value}；其他记录须用该筛选条件查找`,
        ] as const,
    ),
  ];
  return all.filter(([applies]) => applies).map(([, en, zh]) => createWarning(path, en, zh));
}
