import { CountError } from '../CountError.ts';
import { countIn } from '../countIn.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ask } from '../ask.ts';
import { readRows } from '../readRows.ts';
import { settle } from '../settle.ts';
import { pathTo, verbOf } from '../verbs.ts';
import { branchOf } from './branchOf.ts';
import { chunks, LONGEST_LIST } from './conditions.ts';
import type { ContainsStyle } from './containsStyle.ts';
import { around, type Id, type Listed, type Lister, type Row } from './Lister.ts';
import { type LoopbackFilter, toFilter, whereAmong } from './loopback.ts';

/**
 * Lists in LoopBack's words:
 *
 *   list  GET {list}?filter={where,order,offset,limit,include}  beside  GET {count}?where=…
 *   a branch of a tree  GET {within.list} and {within.count}, with the same parameters
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
    branch?: Branch,
  ): Promise<Row[]> {
    const operation = branch?.list ?? verbOf(resource, 'list');
    const { body } = await ask(operation, {
      ...inBranch(operation, branch),
      query: { filter: worded(operation, 'filter', filter) },
      signal,
    });
    return readRows(operation, body, resource.listing?.rows);
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
    async list(resource, { among, meta, signal, ...asked }) {
      const { filter: conditions, branch } = branchOf(resource, asked.filter);
      const question = { ...asked, filter: conditions };
      const where = among && whereAmong(among.source, among.values);
      const { include, ...plain } = toFilter(resource, question, await containsStyle(), where);
      const filter = meta?.onlyKeys
        ? { ...plain, fields: { [resource.key]: true as const } }
        : { ...plain, ...(include && { include }) };
      if (!resource.verbs.count) return uncounted(resource, filter, signal);
      const counting = branch?.count ?? verbOf(resource, 'count');
      const found = meta?.countOnly ? Promise.resolve([]) : rows(resource, filter, signal, branch);
      const count = ask(counting, {
        ...inBranch(counting, branch),
        query: filter.where && conditionsOf(counting, filter.where),
        signal,
      }).then(({ body }) => countIn(body) ?? fail(`GET ${counting.path}`));
      if (meta?.lenient) return settle(found, count, signal);
      const [data, total] = await Promise.all([found, count.catch(unlessWrong)]);
      if (typeof total === 'number') return { data, total };
      if (meta?.countOnly) throw total;
      // A list that cannot be counted is paged one page after another.
      const page = 1 + Math.floor(filter.offset / filter.limit);
      return { data, ...around(page, data.length >= filter.limit), meta: { failures: [total] } };
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

type Branch = ReturnType<typeof branchOf>['branch'];

const inBranch = (operation: OperationDescriptor, branch: Branch) =>
  branch && { path: pathTo(operation, branch.id) };

/** LoopBack reads JSON there, whatever a document says that the text is. */
const worded = ({ parameters }: OperationDescriptor, name: string, value: object) =>
  parameters.find(parameter => parameter.name === name)?.json ? value : JSON.stringify(value);

/** What is counted: LoopBack's `where`, or a `filter` around it where a document's count takes that. */
function conditionsOf(counting: OperationDescriptor, where: LoopbackFilter['where'] & object) {
  const takes = (name: string) => counting.parameters.some(parameter => parameter.name === name);
  return takes('filter') && !takes('where')
    ? { filter: worded(counting, 'filter', { where }) }
    : { where: worded(counting, 'where', where) };
}

/** The error of a count whose response was received, but is none; the rows do not depend on it. @throws any other error */
function unlessWrong(error: Error & { readonly status?: number }): Error {
  const { status = 200 } = error;
  if (status > 0 && status < 400) return error;
  throw error;
}

function fail(call: string): never {
  throw new CountError(call);
}
