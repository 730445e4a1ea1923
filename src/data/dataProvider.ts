import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';

import { ApiError } from '../api/ApiError.ts';
import type { CallParameters } from '../api/send.ts';
import { isNotFound } from '../domain/errorStatus.ts';
import { forEachConcurrently } from '../domain/forEachConcurrently.ts';
import type { OperationDescriptor } from '../schema/operation.ts';
import { withOriginalFields } from '../schema/readableValue.ts';
import type { Dialect, ResourceDescriptor } from '../schema/resource.ts';
import { callOperation } from './callOperation.ts';
import type { ConsoleDataProvider, ListMeta } from './ConsoleDataProvider.ts';
import type { ContainsStyle } from './dialects/containsStyle.ts';
import {
  canGetMany,
  createLazyLister,
  type DataRow,
  type Lister,
  type ListerRequest,
  type RecordIdentifier,
} from './dialects/Lister.ts';
import { createLoopbackLister } from './dialects/createLoopbackLister.ts';
import { eachPage, type EachPageParams } from './eachPage.ts';
import { forEachRecord } from './forEachRecord.ts';
import { createOperationResponseError, createResponseError } from './createResponseError.ts';
import { loadZoneOf } from './siteZone.ts';
import {
  toRecord,
  buildRequestBody,
  canBeRecord,
  assertFieldSource,
  isPreserved,
  buildRecordPath,
  getRecordFromBody,
  getResource,
  getVerbOperation,
} from './recordOperations.ts';

export interface DataProviderOptions {
  /** Every resource of every document, by name. */
  readonly resources: Readonly<Record<string, ResourceDescriptor>>;
  /** How a LoopBack store implements "contains"; read for each list, so that only lists wait for the settings. */
  readonly containsStyle: () => ContainsStyle | Promise<ContainsStyle>;
}

/**
 * Implements react-admin's verbs for every resource of every document. Lists use the query syntax of their dialect:
 *
 *   getList           one page, with the parameters required for a total
 *   getMany           the records of some keys, in as few calls as the dialect allows
 *   getManyReference  getList of those that refer to one record
 *
 * and the other verbs are equal in all of them:
 *
 *   getOne            GET {one}; from the list where the document has none
 *   create, update, delete; updateMany and deleteMany are one call per record
 *
 * It contains no resource name and no path: both come from the descriptors.
 *
 * @throws Error naming the document, when it does not bind the requested verb
 * @example
 * const provider = createDataProvider({ resources, containsStyle: () => 'regexp' });
 * const { data } = await provider.getOne('users', { id: 'u1' });
 */
export function createDataProvider({
  resources,
  containsStyle,
}: DataProviderOptions): ConsoleDataProvider {
  const listers: Readonly<Record<Dialect, Lister>> = {
    loopback: createLoopbackLister(containsStyle),
    'simple-rest': createLazyLister(async () => {
      return (await import('./dialects/simpleRestLister.ts')).simpleRestLister;
    }),
    plain: createLazyLister(async () => (await import('./dialects/plainLister.ts')).plainLister),
  };

  const getListPage = async <Item extends RaRecord>(
    resource: ResourceDescriptor,
    request: ListerRequest,
  ) => {
    getVerbOperation(resource, 'list');
    await loadZoneOf(request.filter);
    const { data, ...rest } = await listers[resource.dialect].getList(resource, request);
    const rows = data.filter(row => canBeRecord(resource, row));
    if (request.meta?.strict) await assertKnownKeys(resource, data);
    const unreadableRows = data.length - rows.length;
    return {
      ...rest,
      ...(unreadableRows > 0 && { meta: { ...rest.meta, unreadableRows } }),
      data: rows.map(row => toRecord<Item>(resource, row)),
    } as GetListResult<Item>;
  };

  const getRecord = async (
    resource: ResourceDescriptor,
    id: RecordIdentifier,
    signal?: AbortSignal,
  ): Promise<DataRow> => {
    if (!resource.verbs.one && resource.verbs.list) return getRecordFromList(resource, id, signal);
    const operation = getVerbOperation(resource, 'one');
    const path = buildRecordPath(operation, id);
    const query = buildIncludeQuery(resource, operation);
    const { body } = await callOperation(operation, { path, query, signal });
    const record = getRecordFromBody(operation, body);
    if (!record) throw await createOperationResponseError(operation, body);
    return record;
  };

  const getRecordFromList = async (
    resource: ResourceDescriptor,
    id: RecordIdentifier,
    signal?: AbortSignal,
  ) => {
    const rows = await listers[resource.dialect].getMany(resource, [id], signal);
    const row = rows.find(each => String(each[resource.key]) === String(id));
    if (row) return row;
    const { method, path } = getVerbOperation(resource, 'list');
    throw new ApiError(`${method.toUpperCase()} ${path}`, 404);
  };

  const getRecords = async (
    resource: ResourceDescriptor,
    ids: readonly RecordIdentifier[],
    signal?: AbortSignal,
  ) => {
    if (canGetMany(resource)) return listers[resource.dialect].getMany(resource, ids, signal);
    return readOneByOne(ids, id => getRecord(resource, id, signal));
  };

  const update = async (
    resource: ResourceDescriptor,
    id: RecordIdentifier,
    data: DataRow,
    previous?: DataRow,
  ): Promise<DataRow | undefined> => {
    const operation = getVerbOperation(resource, 'update');
    const completeData = await completeBody(resource, operation, id, data, previous);
    const path = buildRecordPath(operation, id);
    const { body } = await callOperation(operation, {
      path,
      body: buildRequestBody(operation, completeData, resource),
    });
    return getRecordFromBody(operation, body);
  };

  /**
   * Completes the body: PUT replaces the record, and a PATCH may require fields, so that unchanged values are resent.
   */
  const completeBody = async (
    resource: ResourceDescriptor,
    operation: OperationDescriptor,
    id: RecordIdentifier,
    data: DataRow,
    previous?: DataRow,
  ): Promise<DataRow> => {
    const { method, body } = operation;
    const missing = (body?.fields ?? []).filter(
      ({ source, required, readOnly }) =>
        (required || method === 'put') &&
        (!readOnly || isPreserved(operation, source, resource.key)) &&
        !Object.hasOwn(data, source),
    );
    if (missing.length === 0) return data;
    const original = previous ?? toRecord<RaRecord>(resource, await getRecord(resource, id));
    const record = withOriginalFields(original) as DataRow;
    const unchanged = missing.flatMap(({ source }) =>
      Object.hasOwn(record, source) ? [[source, record[source]] as const] : [],
    );
    return { ...Object.fromEntries(unchanged), ...data };
  };

  const deleteRecord = (resource: ResourceDescriptor, id: RecordIdentifier) => {
    const operation = getVerbOperation(resource, 'delete');
    return callOperation(operation, { path: buildRecordPath(operation, id) });
  };

  return {
    supportAbortSignal: true,

    getList: async <Item extends RaRecord>(name: string, params: GetListParams) =>
      getListPage<Item>(getResource(resources, name), params),

    async getOne<Item extends RaRecord>(name: string, { id, signal }: GetOneParams<RaRecord>) {
      const resource = getResource(resources, name);
      return { data: toRecord<Item>(resource, await getRecord(resource, id, signal)) };
    },

    async getMany<Item extends RaRecord>(name: string, { ids, signal, meta }: GetManyParams) {
      const resource = getResource(resources, name);
      const rows = await getRecords(resource, [...new Set(ids)], signal);
      if ((meta as ListMeta | undefined)?.strict) await assertKnownKeys(resource, rows);
      const records = rows.filter(row => canBeRecord(resource, row));
      return { data: records.map(row => toRecord<Item>(resource, row)) };
    },

    async getManyReference<Item extends RaRecord>(
      name: string,
      { target, id, ...params }: GetManyReferenceParams,
    ) {
      const resource = getResource(resources, name);
      return getListPage<Item>(resource, {
        ...params,
        inCondition: { source: assertFieldSource(resource, target), values: [id] },
      });
    },

    async create<Item extends RaRecord>(name: string, { data }: CreateParams) {
      const resource = getResource(resources, name);
      const operation = getVerbOperation(resource, 'create');
      const { body } = await callOperation(operation, {
        body: buildRequestBody(operation, data as DataRow, resource),
      });
      // Never merged: the input may contain a password, and the response stays in the cache.
      const row = getRecordFromBody(operation, body) ?? (data as DataRow);
      return { data: toRecord<Item>(resource, row) };
    },

    async update<Item extends RaRecord>(
      name: string,
      { id, data, previousData }: UpdateParams<RaRecord>,
    ) {
      const resource = getResource(resources, name);
      const previous = previousData as DataRow | undefined;
      // LoopBack 4 responds to an update without a body, LoopBack 3 with the record.
      const row = await update(resource, id, data, previous);
      const updated = row ?? {
        ...previous,
        ...(data as DataRow),
        [resource.key]: previous?.[resource.key] ?? id,
      };
      return { data: toRecord<Item>(resource, updated) };
    },

    async updateMany(name: string, { ids, data }: UpdateManyParams) {
      const resource = getResource(resources, name);
      const change = (id: RecordIdentifier) => update(resource, id, data as DataRow);
      return { data: await forEachRecord(`Changing ${name}`, ids, change) };
    },

    async delete<Item extends RaRecord>(
      name: string,
      { id, previousData }: DeleteParams<RaRecord>,
    ) {
      await deleteRecord(getResource(resources, name), id);
      return { data: (previousData ?? { id }) as Item };
    },

    async deleteMany(name: string, { ids }: DeleteManyParams) {
      const resource = getResource(resources, name);
      return {
        data: await forEachRecord(`Deleting ${name}`, ids, id => deleteRecord(resource, id)),
      };
    },

    async call<Result>(operation: OperationDescriptor, parameters?: CallParameters) {
      const { body } = await callOperation<Result>(operation, parameters);
      if (operation.method !== 'get') return body;
      const { checkRead } = await import('./checkRead.ts');
      return (await checkRead(operation, body)) as Result;
    },

    async importRows(name, rows, existing) {
      // An import never runs before the first list is rendered.
      const { importRows } = await import('./importRows.ts');
      return importRows(getResource(resources, name), rows, existing);
    },

    eachPage: <Item extends RaRecord>(name: string, pageParams?: EachPageParams) => {
      const resource = getResource(resources, name);
      const { dialect, key } = resource;
      return Promise.resolve(
        eachPage<Item>(
          params => getListPage<Item>(resource, params),
          pageParams,
          dialect === 'loopback' ? key : undefined,
        ),
      );
    },
  };
}

/** @throws ResponseError when one of the rows has no valid key */
async function assertKnownKeys(resource: ResourceDescriptor, rows: readonly unknown[]) {
  const { method, path } = getVerbOperation(resource, 'list');
  const isKnown = (row: unknown) =>
    canBeRecord(resource, row) &&
    ['string', 'number'].includes(typeof toRecord<RaRecord>(resource, row).id);
  if (!rows.every(isKnown))
    throw await createResponseError(`${method.toUpperCase()} ${path}`, rows, resource.key);
}

/** Reads records one by one; deleted ones are omitted. */
async function readOneByOne(
  ids: readonly RecordIdentifier[],
  read: (id: RecordIdentifier) => Promise<DataRow>,
): Promise<DataRow[]> {
  const rows = new Map<RecordIdentifier, DataRow>();
  await forEachConcurrently(ids, async id => {
    try {
      rows.set(id, await read(id));
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  });
  return ids.flatMap(id => {
    const row = rows.get(id);
    return row ? [row] : [];
  });
}

/** Relations are requested only where the document allows a filter for a single record. */
function buildIncludeQuery(
  { dialect, include }: ResourceDescriptor,
  { parameters }: OperationDescriptor,
) {
  const takesFilter = dialect === 'loopback' && parameters.some(({ name }) => name === 'filter');
  return takesFilter && include.length > 0 ? { filter: { include } } : undefined;
}
