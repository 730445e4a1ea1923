import { useQuery } from '@tanstack/react-query';

import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { operation as getRoot } from '../../generated/core/operations/getDomainRoot.ts';

/** Where the tree of domains begins, and what it is called there. */
export interface Root {
  readonly domainId: string;
  readonly name: string;
}

const ROOT_KEY = ['domains', 'root'] as const;

/** Where the tree of domains begins, as the platform is set. A city without a domain has none: that is an error (6). */
export function useRoot() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ROOT_KEY,
    queryFn: ({ signal }) => provider.call<Root>(getRoot, { signal }),
    staleTime: 60_000,
    retry: false,
  });
}
