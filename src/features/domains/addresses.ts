import { useMemo } from 'react';

import { domains } from '../../generated/core/resources.ts';
import { useAddresses } from '../../resources/AddressesContext.ts';

const asking = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Asks for what is directly below a domain; for what has nothing above it, where there is none. */
export const childrenOf = (id: string | undefined) => ({
  parentId: id === undefined ? { empty: true } : { inq: [id] },
});

/** Where the screens of domains, and what stands in one, are found. */
export function useDomainAddresses() {
  const addresses = useAddresses();
  return useMemo(() => {
    const list = addresses.list(domains);
    return {
      list,
      page: (id: string) => addresses.show(domains, id),
      /** The list of those directly below a domain. */
      children: (id: string) => `${list}${asking(childrenOf(id))}`,
      /** The list of all, on every level. A filter that asks nothing says that nothing is to be asked. */
      all: `${list}?filter=%7B%7D`,
      /** The list of the devices that stand in a domain itself. */
      devices: (id: string) =>
        `${addresses.list({ name: 'assets' })}${asking({ domainId: { inq: [id] } })}`,
      /** The same with everything below it. */
      devicesBelow: (id: string) =>
        `${addresses.list({ name: 'assets' })}${asking({ domainId: { within: id } })}`,
    };
  }, [addresses]);
}
