import type { Identifier } from 'react-admin';

import { dataPaths } from '../routes/dataPaths.ts';
import { buildReferenceFilter, type ReferenceField } from './referenceFields.ts';

/** More ids make an unreadable URL that some servers truncate. */
const MAX_LINKED_IDS = 50;

/**
 * Returns the path of the list of referencing records: filtered where the platform can, else unfiltered.
 *
 * @param listPath  the path of the unfiltered list
 * @returns undefined where there is no list, or where the ids exceed the URL limit
 * @example getRelatedListPath(reference, ['a1'], '/smartLight/control/group') // '/smartLight/control/group?filter=…'
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
