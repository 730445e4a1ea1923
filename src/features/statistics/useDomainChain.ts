import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { useBranches } from '../../data/useBranches.ts';
import { formatNameList } from '../../domain/formatNameList.ts';
import type { Question } from './useQuestion.ts';

/** A domain by its name. */
export interface NamedDomain {
  readonly id: string;
  readonly name: string;
}

const LEVELS = 4;

/**
 * The domain that is asked about, after those that it lies in, the outermost first; of the city, its root alone, or the
 * domains of the user as one.
 */
export function useDomainChain({ domainId }: Question) {
  const branches = useBranches() ?? [];
  const locale = useLocale();
  const ofUser = branches.length > 1 ? branches.map(({ name }) => name) : [];
  return useQuery({
    queryKey: ['statistics', 'chain', domainId, ...ofUser, locale],
    queryFn: async ({ signal }): Promise<readonly NamedDomain[]> => {
      if (domainId === undefined) {
        if (ofUser.length > 1) return [{ id: '', name: formatNameList(locale, ofUser) }];
        const root = await calls.core.getDomainRoot({ signal });
        return [{ id: root.domainId, name: root.name }];
      }
      const chain: NamedDomain[] = [];
      for (let id: string | undefined = domainId; id !== undefined && chain.length < LEVELS;) {
        const domain: { id: string; name: string; parentId?: string | null } =
          await calls.core.getDomain({ path: { id }, signal });
        chain.unshift({ id: domain.id, name: domain.name });
        id = domain.parentId ?? undefined;
      }
      return chain;
    },
    staleTime: 60_000,
  });
}
