import type { Identifier } from 'react-admin';

import { dataPaths } from '../dataPaths.ts';
import { buildReferenceFilter, type ReferenceField } from './referenceFields.ts';

/** More ids make an address that nobody can read, and some servers cut. */
const MAX_LINKED_IDS = 50;

/**
 * The address of the list of what points at the records: filtered where the platform can, else whole.
 *
 * @param listPath  where the resource is listed whole
 * @returns undefined where there is no list, or the records are too many for an address
 */
export function getRelatedListPath(
  reference: ReferenceField,
  ids: readonly Identifier[],
  listPath = dataPaths.list(reference.resource),
): string | undefined {
  if (reference.lookup === 'never') return undefined;
  if (reference.lookup === 'byLooking') return listPath;
  if (ids.length > MAX_LINKED_IDS) return undefined;
  const filter = JSON.stringify(buildReferenceFilter(reference, ids));
  return `${listPath}?${new URLSearchParams({ filter })}`;
}
