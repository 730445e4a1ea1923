import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { IncompleteList } from '../IncompleteList.ts';
import {
  createPageInfo,
  type ListerRequest,
  type ListResult,
  getPage,
  type DataRow,
} from './Lister.ts';
import { compareValues, matchesConditions } from './matchesConditions.ts';
import { parseListFilter } from './parseListFilter.ts';

/** Filters, sorts and pages a list with all rows in memory: for servers that do none of these. */
export function listInMemory(
  resource: ResourceDescriptor,
  rows: readonly DataRow[],
  { inCondition, ...request }: ListerRequest,
): ListResult {
  const conditions = parseListFilter(resource, request.filter, inCondition);
  const matchingRows = rows
    .filter(row => matchesConditions(row, conditions))
    .toSorted(createRowComparator(resource, request));
  const { offset, perPage } = getPage(resource, request);
  return { data: matchingRows.slice(offset, offset + perPage), total: matchingRows.length };
}

/** Filters a list of which the platform sent a part, in the order of the platform. */
export function listIncomplete(
  resource: ResourceDescriptor,
  rows: readonly DataRow[],
  { inCondition, ...request }: ListerRequest,
  incomplete: IncompleteList,
): ListResult {
  const conditions = parseListFilter(resource, request.filter, inCondition);
  const matchingRows = rows.filter(row => matchesConditions(row, conditions));
  const { page, offset, perPage } = getPage(resource, request);
  return {
    data: matchingRows.slice(offset, offset + perPage),
    ...createPageInfo(page, offset + perPage < matchingRows.length),
    meta: { incomplete },
  };
}

/**
 * Compares rows by the requested order, else that of the document; equal ones by key, so that no page repeats a row.
 */
function createRowComparator(
  { fields, key, sort: defaultSort }: ResourceDescriptor,
  { sort = defaultSort }: ListerRequest,
) {
  const findField = (name: string) => fields.find(({ source }) => source === name);
  const sortField = findField(sort.field) ?? findField(defaultSort.field);
  const sign = sort.order === 'DESC' ? -1 : 1;
  const byKey = findField(key);
  return (one: DataRow, other: DataRow): number =>
    (sortField
      ? sign * compareValues(sortField, one[sortField.source], other[sortField.source])
      : 0) || (byKey ? compareValues(byKey, one[key], other[key]) : 0);
}
