import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ask, inside } from '../ask.ts';
import { settle } from '../settle.ts';
import { verbOf } from '../verbs.ts';
import { chunks, LONGEST_LIST } from './conditions.ts';
import type { ContainsStyle } from './containsStyle.ts';
import { around, type Id, type Listed, type Lister, type Row } from './Lister.ts';
import { type LoopbackFilter, toFilter, whereAmong } from './loopback.ts';

/**
 * Lists in LoopBack's words:
 *
 *   list  GET {list}?filter={where,order,offset,limit,include}  beside  GET {count}?where=…
 *   many  GET {list} with the keys, in chunks of 100
 *
 * A document without a count is asked for one row more than a page, which tells whether there are others.
 */
export function createLoopbackLister(
  containsStyle: () => ContainsStyle | Promise<ContainsStyle>,
): Lister {
  async function rows(
    resource: ResourceDescriptor,
    filter: Partial<LoopbackFilter>,
    signal: AbortSignal | undefined,
  ): Promise<Row[]> {
    const operation = verbOf(resource, 'list');
    const { body } = await ask(operation, {
      query: { filter: worded(operation, 'filter', filter) },
      signal,
    });
    return (inside(body, resource.listing?.rows) ?? []) as Row[];
  }

  async function uncounted(
    resource: ResourceDescriptor,
    filter: LoopbackFilter,
    signal: AbortSignal | undefined,
  ): Promise<Listed> {
    const { limit, offset } = filter;
    const found = await rows(resource, { ...filter, limit: limit + 1 }, signal);
    const page = 1 + Math.floor(offset / limit);
    return { data: found.slice(0, limit), ...around(page, found.length > limit) };
  }

  return {
    async list(resource, { among, meta, signal, ...question }) {
      const where = among && whereAmong(among.source, among.values);
      const filter = toFilter(resource, question, await containsStyle(), where);
      if (!resource.verbs.count) return uncounted(resource, filter, signal);
      const counting = verbOf(resource, 'count');
      const found = meta?.countOnly ? Promise.resolve([]) : rows(resource, filter, signal);
      const count = ask<{ readonly count: number }>(counting, {
        query: { where: filter.where && worded(counting, 'where', filter.where) },
        signal,
      }).then(({ body }) => body);
      return meta?.lenient ? settle(found, count, signal) : together(found, count);
    },

    async many(resource, ids, signal) {
      const style = await containsStyle();
      const answers = await Promise.all(
        chunks<Id>(ids, LONGEST_LIST).map(some => {
          const page = { page: 1, perPage: some.length };
          const filter = toFilter(resource, { pagination: page }, style);
          return rows(resource, { ...filter, where: whereAmong(resource.key, some) }, signal);
        }),
      );
      return answers.flat();
    },
  };
}

/** LoopBack reads JSON there, whatever a document says that the text is. */
const worded = ({ parameters }: OperationDescriptor, name: string, value: object) =>
  parameters.find(parameter => parameter.name === name)?.json ? value : JSON.stringify(value);

async function together(rows: Promise<Row[]>, count: Promise<{ readonly count: number }>) {
  const [data, { count: total }] = await Promise.all([rows, count]);
  return { data, total };
}
