import type { Identifier } from 'react-admin';

import { idSet } from '../../../domain/sameId.ts';

/** A domain with the domains that it lies in. */
export interface DomainPath {
  readonly id: Identifier;
  readonly above: readonly Identifier[];
}

/** The chosen domains after another was picked: none lies in another, so that no device is counted twice. */
export const withDomain = (
  chosen: readonly DomainPath[],
  picked: DomainPath,
): readonly Identifier[] => [
  ...chosen
    .filter(({ id, above }) => !idSet(above).has(picked.id) && !idSet(picked.above).has(id))
    .map(({ id }) => id),
  picked.id,
];
