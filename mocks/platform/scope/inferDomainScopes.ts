import type { ResourceDescriptor } from '../../../src/schema/resource.ts';
import type { DomainScope, DomainScopes } from '../domainScope.ts';

/**
 * Infers from the references of resources how their rows belong to domains, for a resource that a document adds and
 * no table of scopes names: by the domain that a row refers to, else by its asset; without either it belongs to none.
 *
 * @example inferDomainScopes([inspections]) // { inspections: { asset: 'assetId' } }
 */
export const inferDomainScopes = (
  resources: readonly Pick<ResourceDescriptor, 'name' | 'fields'>[],
): DomainScopes =>
  Object.fromEntries(resources.map(({ name, fields }) => [name, inferScope(fields)]));

function inferScope(fields: ResourceDescriptor['fields']): DomainScope {
  const findReference = (target: string) =>
    fields.find(field => field.kind === 'reference' && field.reference === target)?.source;
  const [domain, asset] = [findReference('domains'), findReference('assets')];
  return domain !== undefined ? { domain } : asset !== undefined ? { asset } : 'platform';
}
