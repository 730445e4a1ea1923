import type { Row } from './Store.ts';

/** The resources that records refer to. */
type NamedResource = 'domains' | 'assets' | 'groups' | 'strategies';

/** The relation of a collection's rows to domains. */
export type DomainScope =
  /** They belong to no domain: every caller with access to the operation has access to all of them. */
  | 'platform'
  /** They are the domains; the property has the id of the parent. */
  | { readonly parent: string }
  /** The property has the id of the domain. */
  | { readonly domain: string }
  /** The property has the id of the asset whose domain they belong to. */
  | { readonly asset: string }
  /**
   * They are in scope when all their references are, and there is at least one: paths by resource, through objects and
   * lists.
   */
  | { readonly names: Readonly<Partial<Record<NamedResource, readonly string[]>>> };

/** The scope of every collection of a platform, resources and others. */
export type DomainScopes = Readonly<Record<string, DomainScope>>;

/** Whether the record of an id is in scope. */
export type IsInScope = (resource: string, id: unknown) => boolean;

/** Whether all references of a row are in scope; a row without references belongs to no branch. */
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

/** Returns the values at a path, those of lists one by one; none where a step is missing. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(item => valuesAt(item, path));
  const [first, ...rest] = path;
  if (first === undefined) return [value];
  return typeof value === 'object' ? valuesAt((value as Row)[first], rest) : [];
}
