import type { Row, Store } from '../Store.ts';

/** The maximum number of domains above each other. */
const MAX_DOMAIN_LEVELS = 4;

/** Returns the id of a domain, and those of the domains above it that the client may read; none without domains. */
export function listDomainIds(store: Store, domainId: unknown): readonly unknown[] {
  if (!store.has('domains')) return [];
  const domains = store.table('domains');
  const ids: unknown[] = [];
  let domain: Row | undefined = domains.get(domainId);
  while (domain && ids.length < MAX_DOMAIN_LEVELS) {
    ids.push(domain.id);
    domain = domains.get(domain.parentId);
  }
  return ids;
}
