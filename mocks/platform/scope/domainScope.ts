import type { Row } from '../Store.ts';

/** The resources that a record can name. */
type NamedResource = 'domains' | 'assets' | 'groups' | 'strategies';

/** How the rows of a collection belong to domains. */
export type DomainScope =
  /** They belong to no domain: everyone who may use the operation reaches all of them. */
  | 'platform'
  /** They are the domains; the property holds the id of the one above. */
  | { readonly parent: string }
  /** The property holds the id of the domain. */
  | { readonly domain: string }
  /** The property holds the id of the asset in whose domain they are. */
  | { readonly asset: string }
  /**
   * They are in reach when all that they name is, and they name something: paths by resource, through objects and
   * lists.
   */
  | { readonly names: Readonly<Partial<Record<NamedResource, readonly string[]>>> };

/** The scope of every collection of a platform, resources and others. */
export type DomainScopes = Readonly<Record<string, DomainScope>>;

/** Whether the record of an id is in reach. */
export type IsInScope = (resource: string, id: unknown) => boolean;

/** Whether all that a row names is in reach; one that names nothing belongs to no branch. */
export function areAllNamedInScope(
  row: Row,
  names: Extract<DomainScope, { names: unknown }>['names'],
  isInScope: IsInScope,
): boolean {
  let hasNames = false;
  for (const [resource, paths] of Object.entries(names)) {
    for (const path of paths) {
      const ids = valuesAt(row, path.split('.'));
      if (!ids.every(id => isInScope(resource, id))) return false;
      hasNames ||= ids.length > 0;
    }
  }
  return hasNames;
}

/** The values at a path, those of lists one by one; none where something is absent. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(item => valuesAt(item, path));
  const [first, ...rest] = path;
  if (first === undefined) return [value];
  return typeof value === 'object' ? valuesAt((value as Row)[first], rest) : [];
}
