import type { Identifier } from 'react-admin';

import type { ResourceRoutePaths } from '../routes/ResourceRoutesContext.ts';
import { buildReferenceFilter, type ReferenceField } from './referenceFields.ts';

/** More ids make an unreadable URL that some servers truncate. */
const MAX_LINKED_IDS = 50;

/**
 * Returns the path of the list of referencing records: filtered where the platform can, else unfiltered.
 *
 * @param routes  the paths as seen from the current route
 * @returns undefined where there is no list that the user may open, or where the ids exceed the URL limit
 * @example getRelatedListPath(reference, ['a1'], routes) // '/data/groups?filter=…'
 */
export function getRelatedListPath(
  reference: ReferenceField,
  ids: readonly Identifier[],
  routes: ResourceRoutePaths,
): string | undefined {
  const { resource } = reference;
  if (reference.lookup === 'never' || !routes.canOpen(resource)) return undefined;
  const listPath = routes.listUnfiltered(resource);
  if (reference.lookup === 'byLooking') return listPath;
  if (ids.length > MAX_LINKED_IDS) return undefined;
  const filter = JSON.stringify(buildReferenceFilter(reference, ids));
  return `${listPath}?${new URLSearchParams({ filter })}`;
}
