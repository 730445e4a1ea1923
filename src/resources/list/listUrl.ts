import { isObject } from '../../schema/isObject.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type FilterValues, type FilterCondition, formatFilter } from './filterConditions.ts';
import { type RejectedParam, truncateValue } from './rejectedParams.ts';
import { parseFilter } from './parseFilter.ts';

/** How many rows a page may have; the document's own size is always among them. */
export const PAGE_SIZES = [10, 15, 30, 50, 100];

export const getPageSizes = ({ pageSize }: ResourceDescriptor): readonly number[] =>
  [...new Set([pageSize, ...PAGE_SIZES])].toSorted((a, b) => a - b);

/** Longer filters are nobody's: a platform takes no address of that length either. */
const MAX_FILTER_LENGTH = 10_000;

export interface SanitizedSearch {
  /** The address without what the list cannot be asked; with its question mark, or empty. */
  readonly search: string;
  readonly rejectedParams: readonly RejectedParam[];
}

/**
 * Judges the address of a list, which anybody may have written: a page before the first, a size that is not offered,
 * an order by a field that cannot be sorted, a filter of unknown fields. Parameters that are no part of the list stay.
 *
 * @returns the mended address and what was left out of it, or undefined when there is nothing to mend
 */
export function sanitizeListSearch(
  search: string,
  descriptor: ResourceDescriptor,
): SanitizedSearch | undefined {
  const searchParams = new URLSearchParams(search);
  const before = searchParams.toString();
  const rejectedParams: RejectedParam[] = [];
  for (const [name, sanitize] of paramSanitizers) {
    const [given, ...duplicates] = searchParams.getAll(name);
    if (given === undefined) continue;
    if (duplicates.length > 0) searchParams.set(name, given);
    const sanitized = sanitize(given, descriptor, searchParams);
    if (!sanitized) continue;
    rejectedParams.push(...sanitized.rejectedParams);
    if (sanitized.value === undefined) searchParams.delete(name);
    else searchParams.set(name, sanitized.value);
  }
  const after = searchParams.toString();
  return after === before ? undefined : { search: after && `?${after}`, rejectedParams };
}

interface SanitizedParam {
  /** What stands there instead; nothing when absent. */
  readonly value?: string;
  readonly rejectedParams: readonly RejectedParam[];
}
type ParamSanitizer = (
  given: string,
  descriptor: ResourceDescriptor,
  searchParams: URLSearchParams,
) => SanitizedParam | undefined;

const rejectParam = (reason: RejectedParam['reason'], given: string): SanitizedParam => ({
  rejectedParams: [{ reason, rawValue: truncateValue(given) }],
});

/** What each part may be. `order` comes after `sort`, without which it means nothing. */
const paramSanitizers: readonly (readonly [string, ParamSanitizer])[] = [
  ['page', given => (/^[1-9]\d{0,8}$/u.test(given) ? undefined : rejectParam('page', given))],
  [
    'perPage',
    (given, descriptor) =>
      getPageSizes(descriptor).some(size => String(size) === given)
        ? undefined
        : rejectParam('perPage', given),
  ],
  [
    'sort',
    (given, descriptor) => (canSort(descriptor, given) ? undefined : rejectParam('sort', given)),
  ],
  [
    'order',
    (given, _, searchParams) => {
      if (!searchParams.has('sort')) return { rejectedParams: [] };
      return ['ASC', 'DESC'].includes(given) ? undefined : rejectParam('order', given);
    },
  ],
  ['filter', sanitizeFilterParam],
  // React-admin's own, which it writes as this and reads unchecked.
  ['displayedFilters', given => (given === '{}' ? undefined : { rejectedParams: [] })],
];

const canSort = ({ fields, key, sort }: ResourceDescriptor, given: string) =>
  given === key ||
  given === sort.field ||
  fields.some(({ source, sortable }) => sortable && source === given);

function sanitizeFilterParam(
  given: string,
  descriptor: ResourceDescriptor,
): SanitizedParam | undefined {
  if (given.length > MAX_FILTER_LENGTH)
    return { value: EMPTY_FILTER, ...rejectParam('long', given) };
  const values = parseFilterJson(given);
  if (!values) return { value: EMPTY_FILTER, ...rejectParam('unreadable', given) };
  const { conditions, rejectedParams } = parseFilter(descriptor, values);
  return rejectedParams.length > 0
    ? { value: serializeFilter(conditions), rejectedParams }
    : undefined;
}

/** The filter of somebody who wants everything; without any, the list opens with the query that a person has chosen. */
const EMPTY_FILTER = '{}';

/** A filter as the address carries it. */
const serializeFilter = (conditions: readonly FilterCondition[]) =>
  JSON.stringify(formatFilter(conditions));

function parseFilterJson(text: string): FilterValues | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
