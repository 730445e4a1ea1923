import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { type Domain, LOWEST_LEVEL } from './Domain.ts';
import { ignoreNotFound } from './ignoreNotFound.ts';

/** Returns the path to a domain from the top, itself last; empty while it loads, or without an id. */
export function useDomainPath(id: string | undefined): readonly Domain[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['domains', 'way', id],
    queryFn: async ({ signal }) => {
      const path: Domain[] = [];
      // A deeper path is circular.
      for (let nextId = id; nextId && path.length < LOWEST_LEVEL;) {
        const request = provider.getOne<Domain>('domains', { id: nextId, signal });
        const domain: Domain | undefined = (await ignoreNotFound(request))?.data;
        if (domain) path.unshift(domain);
        nextId = domain?.parentId ?? undefined;
      }
      return path;
    },
    enabled: id !== undefined,
    placeholderData: previousData => previousData,
    retry: false,
  });
  return id === undefined ? [] : (data ?? []);
}
