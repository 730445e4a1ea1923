import { useQuery } from '@tanstack/react-query';

import { calls } from '../../data/calls.ts';

export const ROOT_KEY = ['domains', 'root'] as const;

/** Where the tree of domains begins, as the platform is set. A city without a domain has none: that is an error (6). */
export const useRoot = () =>
  useQuery({
    queryKey: ROOT_KEY,
    queryFn: ({ signal }) => calls.core.getDomainRoot({ signal }),
    staleTime: 60_000,
    retry: false,
  });
