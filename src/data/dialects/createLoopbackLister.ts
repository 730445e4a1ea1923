import { getErrorStatus } from '../../domain/errorStatus.ts';
import { CountError } from '../CountError.ts';
import { readCount } from '../readCount.ts';
import { parseFilter } from '../../schema/filter.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { callOperation } from '../callOperation.ts';
import { readResponseRows } from '../readResponseRows.ts';
import { settleListAndCount } from '../settleListAndCount.ts';
import { buildRecordPath, getVerbOperation } from '../recordOperations.ts';
import { buildExclusion } from './buildExclusion.ts';
import { extractBranch } from './extractBranch.ts';
import { splitIntoChunks, MAX_INQ_VALUES } from './loopbackConditions.ts';
import type { ContainsStyle } from './containsStyle.ts';
import {
  createPageInfo,
  type RecordIdentifier,
  type ListResult,
  type Lister,
  type DataRow,
} from './Lister.ts';
import { joinWithAnd, type LoopbackFilter, toLoopbackFilter, whereIn } from './loopbackFilter.ts';

/**
 * Lists in LoopBack's syntax:
 *
 *   list  GET {list}?filter={where,order,offset,limit,include}  and  GET {count}?where=…
 *   a branch of a tree  GET {within.list} and {within.count}, with the same parameters
 *   many  GET {list} with the keys, in chunks of 100
 *
 * Without a count in the document, one row more than a page is requested, which shows whether there are others.
 */
export function createLoopbackLister(
  containsStyle: () => ContainsStyle | Promise<ContainsStyle>,
): Lister {
  async function requestRows(
    resource: ResourceDescriptor,
    filter: Partial<LoopbackFilter>,
    signal: AbortSignal | undefined,
    branch?: RequestedBranch,
  ): Promise<DataRow[]> {
    const operation = branch?.list ?? getVerbOperation(resource, 'list');
    const { body } = await callOperation(operation, {
      ...getBranchPath(operation, branch),
      query: { filter: encodeJsonParameter(operation, 'filter', filter) },
      signal,
    });
    return readResponseRows(operation, body, resource.listing?.rows);
  }

  async function listWithoutCount(
    resource: ResourceDescriptor,
    filter: LoopbackFilter,
    signal: AbortSignal | undefined,
  ): Promise<ListResult> {
    const { limit, offset } = filter;
    const rows = await requestRows(resource, { ...filter, limit: limit + 1 }, signal);
    const page = 1 + Math.floor(offset / limit);
    return { data: rows.slice(0, limit), ...createPageInfo(page, rows.length > limit) };
  }

  return {
    async getList(resource, { inCondition, meta, signal, ...request }) {
      const parsed = parseFilter(resource.fields, request.filter);
      const { conditions, branch } = extractBranch(resource, parsed.conditions);
      const exclusion = buildExclusion(resource, meta?.excluded);
      const inValues = inCondition && whereIn(inCondition.source, inCondition.values);
      const comparison = request.sort?.order === 'DESC' ? 'lt' : 'gt';
      const following = meta?.after !== undefined && {
        [resource.key]: { [comparison]: meta.after },
      };
      const where = joinWithAnd([inValues, exclusion, following].filter(part => !!part));
      const { include, ...plain } = toLoopbackFilter(
        resource,
        request,
        await containsStyle(),
        where,
        conditions,
      );
      const filter = meta?.onlyKeys
        ? { ...plain, fields: { [resource.key]: true as const } }
        : { ...plain, ...(include && { include }) };
      if (!resource.verbs.count) return listWithoutCount(resource, filter, signal);
      const countOperation = branch?.count ?? getVerbOperation(resource, 'count');
      const requestedRows = meta?.countOnly
        ? Promise.resolve([])
        : requestRows(resource, filter, signal, branch);
      const count = callOperation(countOperation, {
        ...getBranchPath(countOperation, branch),
        query: filter.where && buildCountQuery(countOperation, filter.where),
        signal,
      }).then(({ body }) => readCount(body) ?? throwCountError(`GET ${countOperation.path}`));
      if (meta?.lenient) return settleListAndCount(requestedRows, count, signal);
      const [data, total] = await Promise.all([requestedRows, count.catch(toCountError)]);
      if (typeof total === 'number') return { data, total };
      if (meta?.countOnly) throw total;
      // A list without a count only supports a next page.
      const page = 1 + Math.floor(filter.offset / filter.limit);
      return {
        data,
        ...createPageInfo(page, data.length >= filter.limit),
        meta: { failures: [total] },
      };
    },

    async getMany(resource, ids, signal) {
      const style = await containsStyle();
      const responses = await Promise.all(
        splitIntoChunks<RecordIdentifier>(ids, MAX_INQ_VALUES).map(chunk => {
          const page = { page: 1, perPage: chunk.length };
          const filter = toLoopbackFilter(resource, { pagination: page }, style);
          return requestRows(resource, { ...filter, where: whereIn(resource.key, chunk) }, signal);
        }),
      );
      return responses.flat();
    },
  };
}

type RequestedBranch = ReturnType<typeof extractBranch>['branch'];

const getBranchPath = (operation: OperationDescriptor, branch: RequestedBranch) =>
  branch && { path: buildRecordPath(operation, branch.id) };

/** LoopBack parses JSON there, whatever type the document declares. */
const encodeJsonParameter = ({ parameters }: OperationDescriptor, name: string, value: object) =>
  parameters.find(parameter => parameter.name === name)?.json ? value : JSON.stringify(value);

/**
 * Builds the query of a count: LoopBack's `where`, or a `filter` around it where the document's count requires that.
 */
function buildCountQuery(
  countOperation: OperationDescriptor,
  where: LoopbackFilter['where'] & object,
) {
  const hasParameter = (name: string) =>
    countOperation.parameters.some(parameter => parameter.name === name);
  return hasParameter('filter') && !hasParameter('where')
    ? { filter: encodeJsonParameter(countOperation, 'filter', { where }) }
    : { where: encodeJsonParameter(countOperation, 'where', where) };
}

/**
 * Converts the error of an invalid count response, which the rows do not depend on.
 *
 * @throws any other error
 */
function toCountError(error: Error): Error {
  const status = getErrorStatus(error) ?? 200;
  if (status > 0 && status < 400) return error;
  throw error;
}

function throwCountError(call: string): never {
  throw new CountError(call);
}
