import { isObject } from '../../schema/isObject.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type FilterValues, type FilterCondition, formatFilter } from '../../schema/filter.ts';
import { type RejectedParam, truncateValue } from './rejectedParams.ts';
import { sanitizeFilter } from './sanitizeFilter.ts';

/** The available page sizes; the default size of the document is always included. */
export const PAGE_SIZES = [10, 15, 30, 50, 100];

/**
 * Returns the page sizes of a list, in ascending order: the usual ones and that of its document.
 *
 * @example getPageSizes({ ...alerts, pageSize: 20 }) // [10, 15, 20, 30, 50, 100]
 */
export const getPageSizes = ({ pageSize }: ResourceDescriptor): readonly number[] =>
  [...new Set([pageSize, ...PAGE_SIZES])].toSorted((a, b) => a - b);

/** The maximum filter length in characters; platforms reject longer URLs too. */
const MAX_FILTER_LENGTH = 10_000;

export interface SanitizedSearch {
  /** The search string without the rejected parameters; with its question mark, or empty. */
  readonly search: string;
  readonly rejectedParams: readonly RejectedParam[];
}

/**
 * Sanitizes the URL of a list, which is untrusted: a page before the first, an unavailable page size, a sort by an
 * unsortable field, a filter of unknown fields. Parameters of other features stay.
 *
 * @returns the sanitized search string and the rejected parameters, or undefined when nothing changes
 * @example sanitizeListSearch('?page=0&perPage=15', users) // { search: '?perPage=15', rejectedParams: [{ reason: 'page', rawValue: '0' }] }
 */
export function sanitizeListSearch(
  search: string,
  descriptor: ResourceDescriptor,
): SanitizedSearch | undefined {
  const searchParams = new URLSearchParams(search);
  const before = searchParams.toString();
  const rejectedParams: RejectedParam[] = [];
  for (const [name, sanitize] of paramSanitizers) {
    const [value, ...duplicates] = searchParams.getAll(name);
    if (value === undefined) continue;
    if (duplicates.length > 0) searchParams.set(name, value);
    const sanitized = sanitize(value, descriptor, searchParams);
    if (!sanitized) continue;
    rejectedParams.push(...sanitized.rejectedParams);
    if (sanitized.value === undefined) searchParams.delete(name);
    else searchParams.set(name, sanitized.value);
  }
  const after = searchParams.toString();
  return after === before ? undefined : { search: after && `?${after}`, rejectedParams };
}

interface SanitizedParam {
  /** The replacement; absent when the parameter is removed. */
  readonly value?: string;
  readonly rejectedParams: readonly RejectedParam[];
}
type ParamSanitizer = (
  value: string,
  descriptor: ResourceDescriptor,
  searchParams: URLSearchParams,
) => SanitizedParam | undefined;

const rejectParam = (reason: RejectedParam['reason'], value: string): SanitizedParam => ({
  rejectedParams: [{ reason, rawValue: truncateValue(value) }],
});

/** The sanitizer of each parameter. `order` follows `sort`, without which it has no effect. */
const paramSanitizers: readonly (readonly [string, ParamSanitizer])[] = [
  ['page', value => (/^[1-9]\d{0,8}$/u.test(value) ? undefined : rejectParam('page', value))],
  [
    'perPage',
    (value, descriptor) =>
      getPageSizes(descriptor).some(size => String(size) === value)
        ? undefined
        : rejectParam('perPage', value),
  ],
  [
    'sort',
    (value, descriptor) => (canSort(descriptor, value) ? undefined : rejectParam('sort', value)),
  ],
  [
    'order',
    (value, _, searchParams) => {
      if (!searchParams.has('sort')) return { rejectedParams: [] };
      return ['ASC', 'DESC'].includes(value) ? undefined : rejectParam('order', value);
    },
  ],
  ['filter', sanitizeFilterParam],
  // A parameter of react-admin, which it writes as `{}` and reads unchecked.
  ['displayedFilters', value => (value === '{}' ? undefined : { rejectedParams: [] })],
];

const canSort = ({ fields, key, sort }: ResourceDescriptor, value: string) =>
  value === key ||
  value === sort.field ||
  fields.some(({ source, sortable }) => sortable && source === value);

function sanitizeFilterParam(
  value: string,
  descriptor: ResourceDescriptor,
): SanitizedParam | undefined {
  if (value.length > MAX_FILTER_LENGTH)
    return { value: EMPTY_FILTER, ...rejectParam('long', value) };
  const values = parseFilterJson(value);
  if (!values) return { value: EMPTY_FILTER, ...rejectParam('unreadable', value) };
  const { conditions, rejectedParams } = sanitizeFilter(descriptor, values);
  return rejectedParams.length > 0
    ? { value: serializeFilter(conditions), rejectedParams }
    : undefined;
}

/** The filter for all records; without any filter, the list opens with the default saved query. */
const EMPTY_FILTER = '{}';

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
