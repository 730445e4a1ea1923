import { useMemo } from 'react';

import { domains } from '../../generated/core/resources.ts';
import { useResourceRoutes } from '../../resources/routes/ResourceRoutesContext.ts';

const buildFilterQuery = (filter: object) =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Builds the filter for the direct children of a domain; without an id, for domains without a parent. */
export const buildChildDomainsFilter = (id: string | undefined) => ({
  parentId: id === undefined ? { empty: true } : { inq: [id] },
});

/** Returns the routes of the domain screens and of the devices in a domain. */
export function useDomainRoutes() {
  const routes = useResourceRoutes();
  return useMemo(() => {
    const listPath = routes.list(domains);
    return {
      list: listPath,
      page: (id: string) => routes.show(domains, id),
      /** The list of the direct children of a domain. */
      children: (id: string) => `${listPath}${buildFilterQuery(buildChildDomainsFilter(id))}`,
      /** The list of all levels. The empty filter prevents the default filter. */
      all: `${listPath}?filter=%7B%7D`,
      /** The list of the devices in a domain itself. */
      devices: (id: string) =>
        `${routes.list({ name: 'assets' })}${buildFilterQuery({ domainId: { inq: [id] } })}`,
      /** The same including all subdomains. */
      devicesBelow: (id: string) =>
        `${routes.list({ name: 'assets' })}${buildFilterQuery({ domainId: { within: id } })}`,
    };
  }, [routes]);
}
