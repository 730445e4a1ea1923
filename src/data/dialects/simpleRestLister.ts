import simpleRest from 'ra-data-simple-rest';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { callOperation } from '../callOperation.ts';
import { UnsupportedQueryError } from '../UnsupportedQueryError.ts';
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
import { flattenConditions, parseListFilter } from './parseListFilter.ts';

/** The list name for ra-data-simple-rest; the path of the operation comes from the document. */
const LIST_RESOURCE = 'list';

/** The header with the total, where a document names no other. */
const RANGE_HEADER = 'Content-Range';

/**
 * Lists with react-admin's simple REST data provider; the calls are the console's, with token, errors and abort.
 *
 *   list  GET {list}?sort=["name","ASC"]&range=[0,14]&filter={"name":"x"}   response with Content-Range
 *   many  GET {list}?filter={"id":[1,2]}
 */
export const simpleRestLister: Lister = {
  async getList(resource, request) {
    const { page, perPage } = getPage(resource, request);
    const { sort = resource.sort, signal } = request;
    const countState = { isCounted: true };
    const provider = simpleRest(
      '',
      createHttpClient(resource, () => (countState.isCounted = false)),
      getTotalHeader(resource),
    );
    const { data, total = 0 } = await provider.getList<DataRow & { id: RecordIdentifier }>(
      LIST_RESOURCE,
      {
        pagination: { page, perPage },
        sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' },
        filter: toSimpleRestFilter(resource, request),
        signal,
      },
    );
    return countState.isCounted && Number.isSafeInteger(total)
      ? { data, total }
      : { data, ...createPageInfo(page, data.length >= perPage) };
  },

  async getMany(resource, ids, signal) {
    const provider = simpleRest('', createHttpClient(resource), getTotalHeader(resource));
    const responses = await Promise.all(
      splitIntoChunks(ids, MAX_INQ_VALUES).map(chunk =>
        provider.getMany<DataRow & { id: RecordIdentifier }>(LIST_RESOURCE, {
          ids: [...chunk],
          signal,
        }),
      ),
    );
    return responses.flatMap(({ data }) => data);
  },
};

const getTotalHeader = ({ listing }: ResourceDescriptor) => listing?.totalHeader ?? RANGE_HEADER;

/** Filters by plain values: `{ name: 'x', id: [1, 2] }`. */
function toSimpleRestFilter(resource: ResourceDescriptor, { filter, inCondition }: ListerRequest) {
  const conditions = flattenConditions(parseListFilter(resource, filter, inCondition));
  if (!conditions) throw new UnsupportedQueryError('documents.noOr');
  return Object.fromEntries(conditions.map(({ field, value }) => [field.source, value]));
}

/** Creates the replacement of `fetch` for ra-data-simple-rest. Its `id` is the document's own key. */
const createHttpClient =
  (resource: ResourceDescriptor, onUncounted: () => void = () => undefined) =>
  async (url: string, { signal }: { readonly signal?: AbortSignal | null } = {}) => {
    const operation = getVerbOperation(resource, 'list');
    const searchParams = new URL(url, 'http://localhost').searchParams;
    const knownParameters = new Set(operation.parameters.map(({ name }) => name));
    const query = [...searchParams].filter(([name]) => knownParameters.has(name));
    const { body, headers } = await callOperation(operation, {
      query: Object.fromEntries(
        query.map(([name, text]) => [name, replaceIdKey(resource, name, text)]),
      ),
      ...(signal && { signal }),
    });
    const rows = await readResponseRows(operation, body, resource.listing?.rows);
    const responseHeaders = new Headers(headers);
    if (!responseHeaders.has(getTotalHeader(resource))) {
      onUncounted();
      responseHeaders.set(getTotalHeader(resource), String(rows.length));
    }
    return { status: 200, headers: responseHeaders, body: '', json: rows };
  };

/** The provider requests many records by `id`, whatever the name of the key. */
function replaceIdKey({ key }: ResourceDescriptor, name: string, text: string): string {
  if (name !== 'filter' || key === 'id') return text;
  const filter = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (!('id' in filter)) return text;
  const { id, ...others } = filter;
  return JSON.stringify({ ...others, [key]: id });
}
