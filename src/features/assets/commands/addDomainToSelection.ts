import type { Identifier } from 'react-admin';

import { createIdSet } from '../../../domain/isSameId.ts';

/** A domain with its ancestors. */
export interface DomainPath {
  readonly id: Identifier;
  readonly ancestorIds: readonly Identifier[];
}

/** Adds a domain to a selection: none is a descendant of another, so that no device is counted twice. */
export const addDomainToSelection = (
  selectedPaths: readonly DomainPath[],
  addedPath: DomainPath,
): readonly Identifier[] => [
  ...selectedPaths
    .filter(
      ({ id, ancestorIds }) =>
        !createIdSet(ancestorIds).has(addedPath.id) && !createIdSet(addedPath.ancestorIds).has(id),
    )
    .map(({ id }) => id),
  addedPath.id,
];
