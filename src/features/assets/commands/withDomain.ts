import type { Identifier } from 'react-admin';

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
    .filter(({ id, above }) => !above.includes(picked.id) && !picked.above.includes(id))
    .map(({ id }) => id),
  picked.id,
];
