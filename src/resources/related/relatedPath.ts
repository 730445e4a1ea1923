import type { Identifier } from 'react-admin';

import { dataPaths } from '../dataPaths.ts';
import { filterFor, type Pointer } from './pointers.ts';

/** More ids make an address that nobody can read, and some servers cut. */
const MOST_LINKED = 50;

/**
 * The address of the list of what points at the records: filtered where the platform can, else whole.
 *
 * @param list  where the resource is listed whole
 * @returns undefined where there is no list, or the records are too many for an address
 */
export function relatedPath(
  pointer: Pointer,
  ids: readonly Identifier[],
  list = dataPaths.list(pointer.resource),
): string | undefined {
  if (pointer.found === 'never') return undefined;
  if (pointer.found === 'byLooking') return list;
  if (ids.length > MOST_LINKED) return undefined;
  const filter = JSON.stringify(filterFor(pointer, ids));
  return `${list}?${new URLSearchParams({ filter })}`;
}
