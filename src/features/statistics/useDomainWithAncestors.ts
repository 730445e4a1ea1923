import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { useAssignedDomains } from '../../data/useAssignedDomains.ts';
import { MINUTE_MS } from '../../domain/duration.ts';
import { formatNameList } from '../../domain/formatNameList.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

export interface NamedDomain {
  readonly id: string;
  readonly name: string;
}

const MAX_LEVELS = 4;

/**
 * Returns the selected domain after its ancestors, the outermost first; for the city, its root alone, or the domains
 * of the user as one.
 */
export function useDomainWithAncestors({ domainId }: StatisticsFilter) {
  const branches = useAssignedDomains() ?? [];
  const locale = useLocale();
  const userDomainNames = branches.length > 1 ? branches.map(({ name }) => name) : [];
  return useQuery({
    queryKey: ['statistics', 'chain', domainId, ...userDomainNames, locale],
    queryFn: async ({ signal }): Promise<readonly NamedDomain[]> => {
      if (domainId === undefined) {
        if (userDomainNames.length > 1)
          return [{ id: '', name: formatNameList(locale, userDomainNames) }];
        const root = await calls.core.getDomainRoot({ signal });
        return [{ id: root.domainId, name: root.name }];
      }
      const domainsFromRoot: NamedDomain[] = [];
      for (
        let id: string | undefined = domainId;
        id !== undefined && domainsFromRoot.length < MAX_LEVELS;
      ) {
        const domain: { id: string; name: string; parentId?: string | null } =
          await calls.core.getDomain({ path: { id }, signal });
        domainsFromRoot.unshift({ id: domain.id, name: domain.name });
        id = domain.parentId ?? undefined;
      }
      return domainsFromRoot;
    },
    staleTime: MINUTE_MS,
  });
}
