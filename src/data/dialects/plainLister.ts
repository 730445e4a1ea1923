import type { ListingDescriptor } from '../../schema/listing.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { callOperation } from '../callOperation.ts';
import { readResponseRows } from '../readResponseRows.ts';
import { getVerbOperation } from '../recordOperations.ts';
import { splitIntoChunks, MAX_INQ_VALUES } from './loopbackConditions.ts';
import {
  createPageInfo,
  type RecordIdentifier,
  type ListerRequest,
  type Lister,
  getPage,
  type DataRow,
} from './Lister.ts';
import { findMissingRows } from './findMissingRows.ts';
import { listIncomplete, listInMemory } from './listInMemory.ts';
import { readRowRange, getRows } from './readRowRange.ts';
import {
  buildOrderQuery,
  buildPlainQuery,
  type QueryParameters,
  getPlatformSortableFields,
  buildConditionQuery,
} from './buildPlainQuery.ts';
import { flattenConditions, parseListFilter } from './parseListFilter.ts';

/** The default for a list without documentation: an array of all rows. */
const DEFAULT_LISTING: ListingDescriptor = { filters: {}, rows: [] };

/**
 * Lists in no known dialect: with the parameters and response paths of the document's `listing`. Filtering, ordering
 * and paging that the server lacks are done in memory, where it returns all rows at once. A response that indicates
 * more rows is neither ordered nor counted here.
 */
export const plainLister: Lister = {
  async getList(resource, request) {
    const { listing = DEFAULT_LISTING } = resource;
    const { paging } = listing;
    const call = createListCall(resource, request);
    if (!paging) {
      const order = buildOrderQuery(resource, listing, request.sort ?? resource.sort);
      const responses = await Promise.all(
        buildQueries(resource, listing, request).map(query =>
          call({ ...listing.requiredParameters, ...query, ...order }),
        ),
      );
      const all = responses.flatMap(({ body }) => getRows(body, listing.rows));
      const rows = responses.length > 1 ? deduplicateByKey(resource, all) : all;
      const missingParts = responses.flatMap(response => findMissingRows(listing, response) ?? []);
      if (missingParts.length === 0) return listInMemory(resource, rows, request);
      const isOne = responses.length === 1;
      return listIncomplete(resource, rows, request, {
        received: rows.length,
        total: isOne ? missingParts[0]?.total : undefined,
        // Several responses are concatenated, each in its own order.
        sortableBy: isOne ? getPlatformSortableFields(resource, listing) : [],
      });
    }
    const { page, perPage, offset } = getPage(resource, request);
    const query = buildPlainQuery(resource, listing, request);
    const {
      rows: data,
      total,
      hasMore,
    } = await readRowRange(
      { ...listing, paging },
      { offset, count: perPage, key: resource.key },
      pageQuery => call({ ...query, ...pageQuery }),
    );
    return total === undefined ? { data, ...createPageInfo(page, hasMore) } : { data, total };
  },

  async getMany(resource, ids, signal) {
    const { listing = DEFAULT_LISTING } = resource;
    const { ids: parameter, paging } = listing;
    if (parameter === undefined) {
      const inCondition = { source: resource.key, values: ids };
      const pagination = { page: 1, perPage: Math.max(1, ids.length) };
      return (await plainLister.getList(resource, { inCondition, pagination, signal })).data;
    }
    const sizeParameter = paging?.by === 'page' ? paging.size : paging?.limit;
    const responses = await Promise.all(
      splitIntoChunks<RecordIdentifier>(
        ids,
        Math.min(paging?.maxPageSize ?? MAX_INQ_VALUES, MAX_INQ_VALUES),
      ).map(chunk =>
        createListCall(resource, { signal })({
          ...listing.requiredParameters,
          [parameter]: chunk,
          ...(sizeParameter !== undefined && { [sizeParameter]: chunk.length }),
        }),
      ),
    );
    return responses.flatMap(({ body }) => getRows(body, listing.rows));
  },
};

const createListCall =
  (resource: ResourceDescriptor, { signal }: Pick<ListerRequest, 'signal'>) =>
  async (
    query: QueryParameters,
  ): Promise<{ readonly body: unknown; readonly headers: Headers }> => {
    const operation = getVerbOperation(resource, 'list');
    const response = await callOperation(operation, { query, signal });
    await readResponseRows(operation, response.body, resource.listing?.rows);
    return response;
  };

/**
 * The maximum number of values that are requested one by one: above it, all rows are requested and filtered in memory.
 */
const MAX_SPLIT_VALUES = 20;

/**
 * Builds the queries of a server without paging: the other conditions are evaluated in memory. Several values are
 * requested one by one where only one is allowed: without the parameter, a server may apply its default.
 */
function buildQueries(
  resource: ResourceDescriptor,
  listing: ListingDescriptor,
  request: ListerRequest,
): readonly QueryParameters[] {
  const conditions =
    flattenConditions(parseListFilter(resource, request.filter, request.inCondition)) ?? [];
  return conditions.reduce<readonly QueryParameters[]>(
    (queries, condition) => {
      const { field, operator, value } = condition;
      const names = listing.filters[field.source] ?? {};
      if (names[operator] !== undefined) {
        const parameters = buildConditionQuery(listing, condition);
        return queries.map(query => ({ ...query, ...parameters }));
      }
      const values = operator === 'inq' ? [value].flat() : [];
      const canSplit = names.eq !== undefined && values.length > 0;
      if (!canSplit || queries.length * values.length > MAX_SPLIT_VALUES) return queries;
      return values.flatMap(one => {
        const parameters = buildConditionQuery(listing, { field, operator: 'eq', value: one });
        return queries.map(query => ({ ...query, ...parameters }));
      });
    },
    [{}],
  );
}

/** A record may occur in the responses for several values. */
const deduplicateByKey = (
  { key }: ResourceDescriptor,
  rows: readonly DataRow[],
): readonly DataRow[] => [...new Map(rows.map((row, index) => [row[key] ?? index, row])).values()];
