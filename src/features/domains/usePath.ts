import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { type Domain, LOWEST_LEVEL } from './Domain.ts';
import { ifThere } from './ifThere.ts';

/** The way to a domain from the top, itself last; nothing while it is on its way, or where nothing is asked for. */
export function usePath(id: string | undefined): readonly Domain[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['domains', 'way', id],
    queryFn: async ({ signal }) => {
      const path: Domain[] = [];
      // Whoever is deeper goes in circles.
      for (let next = id; next && path.length < LOWEST_LEVEL;) {
        const read = provider.getOne<Domain>('domains', { id: next, signal });
        const domain: Domain | undefined = (await ifThere(read))?.data;
        if (domain) path.unshift(domain);
        next = domain?.parentId ?? undefined;
      }
      return path;
    },
    enabled: id !== undefined,
    placeholderData: before => before,
    retry: false,
  });
  return id === undefined ? [] : (data ?? []);
}
