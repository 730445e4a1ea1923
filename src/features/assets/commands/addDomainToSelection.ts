import type { Identifier } from 'react-admin';

import { createIdSet } from '../../../domain/isSameId.ts';

/** A domain with the domains that it lies in. */
export interface DomainPath {
  readonly id: Identifier;
  readonly ancestorIds: readonly Identifier[];
}

/** The chosen domains after another was picked: none lies in another, so that no device is counted twice. */
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
