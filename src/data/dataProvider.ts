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
import { fewAtOnce } from '../domain/fewAtOnce.ts';
import type { OperationDescriptor } from '../schema/operation.ts';
import { withOriginalFields } from '../schema/readableValue.ts';
import type { Dialect, ResourceDescriptor } from '../schema/resource.ts';
import { ask } from './ask.ts';
import type { ConsoleDataProvider, ListMeta } from './ConsoleDataProvider.ts';
import { canAskMany } from './dialects/canAskMany.ts';
import type { ContainsStyle } from './dialects/containsStyle.ts';
import type { Id, ListAsked, Lister, Row } from './dialects/Lister.ts';
import { createLoopbackLister } from './dialects/listLoopback.ts';
import { lazyLister } from './dialects/lazyLister.ts';
import { eachPage, type PagesQuestion } from './eachPage.ts';
import { forEachRecord } from './forEachRecord.ts';
import { failureOf, responseFailure } from './responseFailure.ts';
import {
  asRecord,
  bodyOf,
  canBeRecord,
  fieldOf,
  isKept,
  pathTo,
  recordIn,
  resourceNamed,
  verbOf,
} from './verbs.ts';

/** What the data provider is made from. */
export interface DataProviderOptions {
  /** Every resource of every document, by name. */
  readonly resources: Readonly<Record<string, ResourceDescriptor>>;
  /** How a LoopBack store words "contains"; asked for with each list, so that nothing waits for the settings but that. */
  readonly containsStyle: () => ContainsStyle | Promise<ContainsStyle>;
}

/**
 * Says react-admin's verbs in the words of each document, for every resource of every document. Lists are worded by
 * its dialect:
 *
 *   getList           one page, with what is needed to know how many there are
 *   getMany           the records of some keys, in as few calls as the dialect has
 *   getManyReference  getList of those that point at one record
 *
 * and the other verbs alike in all of them:
 *
 *   getOne            GET {one}; out of the list where the document has none
 *   create, update, delete; updateMany and deleteMany are one call per record
 *
 * It knows no resource by name and no path: both come from the descriptors.
 *
 * @throws Error naming the document, when it does not bind what is asked
 */
export function createDataProvider({
  resources,
  containsStyle,
}: DataProviderOptions): ConsoleDataProvider {
  const listers: Readonly<Record<Dialect, Lister>> = {
    loopback: createLoopbackLister(containsStyle),
    'simple-rest': lazyLister(async () => {
      return (await import('./dialects/listSimpleRest.ts')).simpleRestLister;
    }),
    plain: lazyLister(async () => (await import('./dialects/listPlain.ts')).plainLister),
  };

  const list = async <Item extends RaRecord>(resource: ResourceDescriptor, asked: ListAsked) => {
    verbOf(resource, 'list');
    const { data, ...rest } = await listers[resource.dialect].list(resource, asked);
    const rows = data.filter(row => canBeRecord(resource, row));
    if (asked.meta?.strict) await refuseUnknownKeys(resource, data);
    const unreadableRows = data.length - rows.length;
    return {
      ...rest,
      ...(unreadableRows > 0 && { meta: { ...rest.meta, unreadableRows } }),
      data: rows.map(row => asRecord<Item>(resource, row)),
    } as GetListResult<Item>;
  };

  const one = async (resource: ResourceDescriptor, id: Id, signal?: AbortSignal): Promise<Row> => {
    if (!resource.verbs.one && resource.verbs.list) return oneOfList(resource, id, signal);
    const operation = verbOf(resource, 'one');
    const path = pathTo(operation, id);
    const query = inclusion(resource, operation);
    const { body } = await ask(operation, { path, query, signal });
    const record = recordIn(operation, body);
    if (!record) throw await failureOf(operation, body);
    return record;
  };

  const oneOfList = async (resource: ResourceDescriptor, id: Id, signal?: AbortSignal) => {
    const rows = await listers[resource.dialect].many(resource, [id], signal);
    const row = rows.find(each => String(each[resource.key]) === String(id));
    if (row) return row;
    const { method, path } = verbOf(resource, 'list');
    throw new ApiError(`${method.toUpperCase()} ${path}`, 404);
  };

  const many = async (resource: ResourceDescriptor, ids: readonly Id[], signal?: AbortSignal) => {
    if (canAskMany(resource)) return listers[resource.dialect].many(resource, ids, signal);
    return readEach(ids, id => one(resource, id, signal));
  };

  const update = async (
    resource: ResourceDescriptor,
    id: Id,
    data: Row,
    before?: Row,
  ): Promise<Row | undefined> => {
    const operation = verbOf(resource, 'update');
    const sent = await completed(resource, operation, id, data, before);
    const path = pathTo(operation, id);
    const { body } = await ask(operation, { path, body: bodyOf(operation, sent, resource) });
    return recordIn(operation, body);
  };

  /** PUT replaces the record, and a PATCH may insist on fields: what was not changed is sent as it was. */
  const completed = async (
    resource: ResourceDescriptor,
    operation: OperationDescriptor,
    id: Id,
    data: Row,
    before?: Row,
  ): Promise<Row> => {
    const { method, body } = operation;
    const missing = (body?.fields ?? []).filter(
      ({ source, required, readOnly }) =>
        (required || method === 'put') &&
        (!readOnly || isKept(operation, source, resource.key)) &&
        !Object.hasOwn(data, source),
    );
    if (missing.length === 0) return data;
    const known = before ?? asRecord<RaRecord>(resource, await one(resource, id));
    const record = withOriginalFields(known) as Row;
    const kept = missing.flatMap(({ source }) =>
      Object.hasOwn(record, source) ? [[source, record[source]] as const] : [],
    );
    return { ...Object.fromEntries(kept), ...data };
  };

  const remove = (resource: ResourceDescriptor, id: Id) => {
    const operation = verbOf(resource, 'delete');
    return ask(operation, { path: pathTo(operation, id) });
  };

  return {
    supportAbortSignal: true,

    getList: async <Item extends RaRecord>(name: string, params: GetListParams) =>
      list<Item>(resourceNamed(resources, name), params),

    async getOne<Item extends RaRecord>(name: string, { id, signal }: GetOneParams<RaRecord>) {
      const resource = resourceNamed(resources, name);
      return { data: asRecord<Item>(resource, await one(resource, id, signal)) };
    },

    async getMany<Item extends RaRecord>(name: string, { ids, signal, meta }: GetManyParams) {
      const resource = resourceNamed(resources, name);
      const rows = await many(resource, [...new Set(ids)], signal);
      if ((meta as ListMeta | undefined)?.strict) await refuseUnknownKeys(resource, rows);
      const records = rows.filter(row => canBeRecord(resource, row));
      return { data: records.map(row => asRecord<Item>(resource, row)) };
    },

    async getManyReference<Item extends RaRecord>(
      name: string,
      { target, id, ...params }: GetManyReferenceParams,
    ) {
      const resource = resourceNamed(resources, name);
      return list<Item>(resource, {
        ...params,
        among: { source: fieldOf(resource, target), values: [id] },
      });
    },

    async create<Item extends RaRecord>(name: string, { data }: CreateParams) {
      const resource = resourceNamed(resources, name);
      const operation = verbOf(resource, 'create');
      const { body } = await ask(operation, { body: bodyOf(operation, data as Row, resource) });
      // Never both: what was typed may hold a password, and the answer stays in the cache.
      const row = recordIn(operation, body) ?? (data as Row);
      return { data: asRecord<Item>(resource, row) };
    },

    async update<Item extends RaRecord>(
      name: string,
      { id, data, previousData }: UpdateParams<RaRecord>,
    ) {
      const resource = resourceNamed(resources, name);
      const before = previousData as Row | undefined;
      // LoopBack 4 answers a change with nothing, LoopBack 3 with the record.
      const row = await update(resource, id, data, before);
      const after = row ?? {
        ...before,
        ...(data as Row),
        [resource.key]: before?.[resource.key] ?? id,
      };
      return { data: asRecord<Item>(resource, after) };
    },

    async updateMany(name: string, { ids, data }: UpdateManyParams) {
      const resource = resourceNamed(resources, name);
      const change = (id: Id) => update(resource, id, data as Row);
      return { data: await forEachRecord(`Changing ${name}`, ids, change) };
    },

    async delete<Item extends RaRecord>(
      name: string,
      { id, previousData }: DeleteParams<RaRecord>,
    ) {
      await remove(resourceNamed(resources, name), id);
      return { data: (previousData ?? { id }) as Item };
    },

    async deleteMany(name: string, { ids }: DeleteManyParams) {
      const resource = resourceNamed(resources, name);
      return { data: await forEachRecord(`Deleting ${name}`, ids, id => remove(resource, id)) };
    },

    async call<Answer>(operation: OperationDescriptor, parameters?: CallParameters) {
      const { body } = await ask<Answer>(operation, parameters);
      if (operation.method !== 'get') return body;
      const { checkRead } = await import('./checkRead.ts');
      return (await checkRead(operation, body)) as Answer;
    },

    async importRows(name, rows, existing) {
      // Nobody imports before the first list stands.
      const { importRows } = await import('./importRows.ts');
      return importRows(resourceNamed(resources, name), rows, existing);
    },

    eachPage: <Item extends RaRecord>(name: string, question?: PagesQuestion) => {
      const resource = resourceNamed(resources, name);
      return Promise.resolve(eachPage<Item>(params => list<Item>(resource, params), question));
    },
  };
}

/** @throws ResponseError when one of the rows cannot be known by its key */
async function refuseUnknownKeys(resource: ResourceDescriptor, rows: readonly unknown[]) {
  const { method, path } = verbOf(resource, 'list');
  const isKnown = (row: unknown) =>
    canBeRecord(resource, row) &&
    ['string', 'number'].includes(typeof asRecord<RaRecord>(resource, row).id);
  if (!rows.every(isKnown))
    throw await responseFailure(`${method.toUpperCase()} ${path}`, rows, resource.key);
}

/** Reads records one by one; those that are gone are left out. */
async function readEach(ids: readonly Id[], read: (id: Id) => Promise<Row>): Promise<Row[]> {
  const rows = new Map<Id, Row>();
  await fewAtOnce(ids, async id => {
    try {
      rows.set(id, await read(id));
    } catch (error) {
      if ((error as { readonly status?: unknown }).status !== 404) throw error;
    }
  });
  return ids.flatMap(id => {
    const row = rows.get(id);
    return row ? [row] : [];
  });
}

/** Relations are asked for only where the document lets a single record have a filter. */
function inclusion({ dialect, include }: ResourceDescriptor, { parameters }: OperationDescriptor) {
  const takesFilter = dialect === 'loopback' && parameters.some(({ name }) => name === 'filter');
  return takesFilter && include.length > 0 ? { filter: { include } } : undefined;
}
