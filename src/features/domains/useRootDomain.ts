import { useQuery } from '@tanstack/react-query';

import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { useAssignedDomains } from '../../data/useAssignedDomains.ts';
import { MINUTE_MS } from '../../domain/duration.ts';
import { operation as getRoot } from '../../generated/core/operations/getDomainRoot.ts';
import { ignoreNotFound } from './ignoreNotFound.ts';

/** The root of the domain tree, with its name. */
export interface RootDomain {
  readonly domainId: string;
  readonly name: string;
}

const ROOT_QUERY_KEY = ['domains', 'root'] as const;

/**
 * Reads the configured root of the domain tree. A city without domains has none, and a user of several domains has
 * no single one.
 */
export function useRootDomain() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const branches = useAssignedDomains();
  const isSingle = (branches?.length ?? 0) < 2;
  return useQuery({
    queryKey: [...ROOT_QUERY_KEY, isSingle],
    queryFn: async ({ signal }) =>
      !isSingle
        ? null
        : ((await ignoreNotFound(provider.call<RootDomain>(getRoot, { signal }))) ?? null),
    staleTime: MINUTE_MS,
    retry: false,
  });
}
