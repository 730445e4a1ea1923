import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';

import { send } from '../api/send.ts';
import type { OperationDescriptor } from '../schema/operation.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import type { ConsoleDataProvider, ListMeta } from './ConsoleDataProvider.ts';
import { chunks, LONGEST_LIST, type Where } from './dialects/conditions.ts';
import type { ContainsStyle } from './dialects/containsStyle.ts';
import { toFilter, whereAmong } from './dialects/loopback.ts';
import { forEachRecord } from './forEachRecord.ts';
import { settle } from './settle.ts';
import { bodyOf, fieldOf, keyParameterOf, listable, resourceNamed, verbOf } from './verbs.ts';

/** What the data provider is made from. */
export interface DataProviderOptions {
  /** Every resource of every document, by name. */
  readonly resources: Readonly<Record<string, ResourceDescriptor>>;
  readonly containsStyle: ContainsStyle;
}

type Row = Readonly<Record<string, unknown>>;
type Id = string | number;

/**
 * Says react-admin's verbs in LoopBack's words, for every resource of every document:
 *
 *   getList           GET {list}?filter={where,order,offset,limit,include}  beside  GET {count}?where=…
 *   getOne            GET {one}?filter={include}
 *   getMany           GET {list} with the ids, in chunks of 100
 *   getManyReference  getList of those that point at one record
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
  const list = async <Item extends RaRecord>(
    resource: ResourceDescriptor,
    params: GetListParams,
    among?: Where,
  ) => {
    const { lenient } = (params.meta ?? {}) as ListMeta;
    const { signal } = params;
    const filter = toFilter(resource, params, containsStyle, among);
    // Both are looked up before either is sent.
    const [listing, counting] = [verbOf(resource, 'list'), verbOf(resource, 'count')];
    const rows = send<Row[]>(listing, {
      query: { filter },
      signal,
    });
    const count = send<{ readonly count: number }>(counting, {
      query: { where: filter.where },
      signal,
    });
    const answer = lenient ? await settle(rows, count, signal) : await together(rows, count);
    return { ...answer, data: answer.data.map(row => asRecord<Item>(resource, row)) };
  };

  const update = (resource: ResourceDescriptor, id: Id, data: Row) => {
    const operation = verbOf(resource, 'update');
    return send<Row | undefined>(operation, {
      path: { [keyParameterOf(operation)]: id },
      body: bodyOf(operation, data),
    });
  };

  const remove = (resource: ResourceDescriptor, id: Id) => {
    const operation = verbOf(resource, 'delete');
    return send(operation, { path: { [keyParameterOf(operation)]: id } });
  };

  return {
    supportAbortSignal: true,

    getList: async <Item extends RaRecord>(name: string, params: GetListParams) =>
      list<Item>(listable(resources, name), params),

    async getOne<Item extends RaRecord>(name: string, { id, signal }: GetOneParams<RaRecord>) {
      const resource = resourceNamed(resources, name);
      const operation = verbOf(resource, 'one');
      const row = await send<Row>(operation, {
        path: { [keyParameterOf(operation)]: id },
        query: inclusion(resource, operation),
        signal,
      });
      return { data: asRecord<Item>(resource, row) };
    },

    async getMany<Item extends RaRecord>(name: string, { ids, signal }: GetManyParams) {
      const resource = listable(resources, name);
      const answers = await Promise.all(
        chunks<Id>([...new Set(ids)], LONGEST_LIST).map(some => {
          const page = { page: 1, perPage: some.length };
          const filter = toFilter(resource, { pagination: page }, containsStyle);
          return send<Row[]>(verbOf(resource, 'list'), {
            query: { filter: { ...filter, where: whereAmong(resource.key, some) } },
            signal,
          });
        }),
      );
      return { data: answers.flat().map(row => asRecord<Item>(resource, row)) };
    },

    async getManyReference<Item extends RaRecord>(
      name: string,
      { target, id, ...params }: GetManyReferenceParams,
    ) {
      const resource = listable(resources, name);
      return list<Item>(resource, params, whereAmong(fieldOf(resource, target), [id]));
    },

    async create<Item extends RaRecord>(name: string, { data }: CreateParams) {
      const resource = resourceNamed(resources, name);
      const operation = verbOf(resource, 'create');
      const row = await send<Row | undefined>(operation, { body: bodyOf(operation, data as Row) });
      // Never both: what was typed may hold a password, and the answer stays in the cache.
      return { data: asRecord<Item>(resource, row ?? (data as Row)) };
    },

    async update<Item extends RaRecord>(
      name: string,
      { id, data, previousData }: UpdateParams<RaRecord>,
    ) {
      const resource = resourceNamed(resources, name);
      // LoopBack 4 answers a change with nothing, LoopBack 3 with the record.
      const row = await update(resource, id, data);
      const after = row ?? { ...(previousData as Row), ...(data as Row), [resource.key]: id };
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

    call: send,
  };
}

async function together(rows: Promise<Row[]>, count: Promise<{ readonly count: number }>) {
  const [data, { count: total }] = await Promise.all([rows, count]);
  return { data, total };
}

/** Relations are asked for only where the document lets a single record have a filter. */
function inclusion({ include }: ResourceDescriptor, { parameters }: OperationDescriptor) {
  const takesFilter = parameters.some(({ name }) => name === 'filter');
  return takesFilter && include.length > 0 ? { filter: { include } } : undefined;
}

/** react-admin knows a record by `id`; a document may have another name for it. */
const asRecord = <Item extends RaRecord>({ key }: ResourceDescriptor, row: Row): Item =>
  (key === 'id' ? row : { ...row, id: row[key] }) as Item;
