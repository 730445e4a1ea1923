import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type FilterValues, type Question, writeAsked } from './asked.ts';
import { type LeftOut, told } from './leftOut.ts';
import { readQuestions } from './readQuestions.ts';

/** How many rows a page may have; the document's own size is always among them. */
export const PAGE_SIZES = [10, 15, 30, 50, 100];

export const pageSizesOf = ({ pageSize }: ResourceDescriptor): readonly number[] =>
  [...new Set([pageSize, ...PAGE_SIZES])].toSorted((a, b) => a - b);

/** Longer filters are nobody's: a platform takes no address of that length either. */
const LONGEST_FILTER = 10_000;

export interface Mended {
  /** The address without what the list cannot be asked; with its question mark, or empty. */
  readonly search: string;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Judges the address of a list, which anybody may have written: a page before the first, a size that is not offered,
 * an order by a field that cannot be sorted, a filter of unknown fields. Parameters that are no part of the list stay.
 *
 * @returns the mended address and what was left out of it, or undefined when there is nothing to mend
 */
export function mendAddress(search: string, descriptor: ResourceDescriptor): Mended | undefined {
  const address = new URLSearchParams(search);
  const before = address.toString();
  const leftOut: LeftOut[] = [];
  for (const [name, judge] of judges) {
    const [given, ...again] = address.getAll(name);
    if (given === undefined) continue;
    if (again.length > 0) address.set(name, given);
    const found = judge(given, descriptor, address);
    if (!found) continue;
    leftOut.push(...found.leftOut);
    if (found.value === undefined) address.delete(name);
    else address.set(name, found.value);
  }
  const after = address.toString();
  return after === before ? undefined : { search: after && `?${after}`, leftOut };
}

interface Judged {
  /** What stands there instead; nothing when absent. */
  readonly value?: string;
  readonly leftOut: readonly LeftOut[];
}
type Judge = (
  given: string,
  descriptor: ResourceDescriptor,
  address: URLSearchParams,
) => Judged | undefined;

const refused = (reason: LeftOut['reason'], given: string): Judged => ({
  leftOut: [{ reason, given: told(given) }],
});

/** What each part may be. `order` comes after `sort`, without which it means nothing. */
const judges: readonly (readonly [string, Judge])[] = [
  ['page', given => (/^[1-9]\d{0,8}$/u.test(given) ? undefined : refused('page', given))],
  [
    'perPage',
    (given, descriptor) =>
      pageSizesOf(descriptor).some(size => String(size) === given)
        ? undefined
        : refused('perPage', given),
  ],
  [
    'sort',
    (given, descriptor) => (canSort(descriptor, given) ? undefined : refused('sort', given)),
  ],
  [
    'order',
    (given, _, address) => {
      if (!address.has('sort')) return { leftOut: [] };
      return ['ASC', 'DESC'].includes(given) ? undefined : refused('order', given);
    },
  ],
  ['filter', judgeFilter],
  // React-admin's own, which it writes as this and reads unchecked.
  ['displayedFilters', given => (given === '{}' ? undefined : { leftOut: [] })],
];

const canSort = ({ fields, key, sort }: ResourceDescriptor, given: string) =>
  given === key ||
  given === sort.field ||
  fields.some(({ source, sortable }) => sortable && source === given);

function judgeFilter(given: string, descriptor: ResourceDescriptor): Judged | undefined {
  if (given.length > LONGEST_FILTER) return { value: NOTHING, ...refused('long', given) };
  const values = parse(given);
  if (!values) return { value: NOTHING, ...refused('unreadable', given) };
  const { questions, leftOut } = readQuestions(descriptor, values);
  return leftOut.length > 0 ? { value: written(questions), leftOut } : undefined;
}

/** The filter of somebody who wants everything; without any, the list opens with the query that a person has chosen. */
const NOTHING = '{}';

/** A filter as the address carries it. */
const written = (questions: readonly Question[]) => JSON.stringify(writeAsked(questions));

function parse(text: string): FilterValues | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isFilter = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isFilter ? (value as FilterValues) : undefined;
  } catch {
    return undefined;
  }
}
