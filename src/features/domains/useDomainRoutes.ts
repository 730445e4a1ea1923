import { useMemo } from 'react';

import { domains } from '../../generated/core/resources.ts';
import { useResourceRoutes } from '../../resources/ResourceRoutesContext.ts';

const buildFilterQuery = (filter: object) =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Asks for what is directly below a domain; for what has nothing above it, where there is none. */
export const buildChildDomainsFilter = (id: string | undefined) => ({
  parentId: id === undefined ? { empty: true } : { inq: [id] },
});

/** Where the screens of domains, and what stands in one, are found. */
export function useDomainRoutes() {
  const routes = useResourceRoutes();
  return useMemo(() => {
    const listPath = routes.list(domains);
    return {
      list: listPath,
      page: (id: string) => routes.show(domains, id),
      /** The list of those directly below a domain. */
      children: (id: string) => `${listPath}${buildFilterQuery(buildChildDomainsFilter(id))}`,
      /** The list of all, on every level. A filter that asks nothing says that nothing is to be asked. */
      all: `${listPath}?filter=%7B%7D`,
      /** The list of the devices that stand in a domain itself. */
      devices: (id: string) =>
        `${routes.list({ name: 'assets' })}${buildFilterQuery({ domainId: { inq: [id] } })}`,
      /** The same with everything below it. */
      devicesBelow: (id: string) =>
        `${routes.list({ name: 'assets' })}${buildFilterQuery({ domainId: { within: id } })}`,
    };
  }, [routes]);
}
