import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type FilterValues, readAsked, writeAsked } from './asked.ts';

/** How many rows a page may have; the document's own size is always among them. */
export const PAGE_SIZES = [10, 15, 30, 50, 100];

export const pageSizesOf = ({ pageSize }: ResourceDescriptor): readonly number[] =>
  [...new Set([pageSize, ...PAGE_SIZES])].toSorted((a, b) => a - b);

/**
 * Mends the address of a list that somebody wrote by hand: a page before the first, a size that is
 * not offered, an order by a field that cannot be sorted, a filter of unknown fields.
 *
 * @returns the mended search, or undefined when there is nothing to mend
 */
export function mendAddress(search: string, descriptor: ResourceDescriptor): string | undefined {
  const address = new URLSearchParams(search);
  const before = address.toString();
  const isSortable = descriptor.fields.some(
    ({ source, sortable }) => sortable && source === address.get('sort'),
  );

  if (address.has('page') && !isCount(address.get('page'))) address.set('page', '1');
  if (!pageSizesOf(descriptor).includes(Number(address.get('perPage')))) address.delete('perPage');
  if (!isSortable) address.delete('sort');
  if (!isSortable || !['ASC', 'DESC'].includes(address.get('order') ?? '')) address.delete('order');
  mendFilter(address, descriptor);

  const after = address.toString();
  return after === before ? undefined : after && `?${after}`;
}

const isCount = (text: string | null) => /^[1-9]\d{0,8}$/u.test(text ?? '');

function mendFilter(address: URLSearchParams, descriptor: ResourceDescriptor) {
  const given = address.get('filter');
  if (given === null) return;
  const mended = JSON.stringify(writeAsked(readAsked(descriptor, parse(given))));
  if (sorted(mended) !== sorted(given)) address.set('filter', mended);
}

function parse(text: string): FilterValues {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as FilterValues) : {};
  } catch {
    return {};
  }
}

/** Two filters are the same in whatever order their characters come: mending only takes away. */
const sorted = (text: string) => [...text].toSorted().join('');
