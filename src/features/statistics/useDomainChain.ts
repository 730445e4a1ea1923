import { useQuery } from '@tanstack/react-query';

import { calls } from '../../data/calls.ts';
import type { Question } from './useQuestion.ts';

/** A domain by its name. */
export interface NamedDomain {
  readonly id: string;
  readonly name: string;
}

const LEVELS = 4;

/** The domain that is asked about, after those that it lies in, the outermost first; of the city, its root alone. */
export const useDomainChain = ({ domainId }: Question) =>
  useQuery({
    queryKey: ['statistics', 'chain', domainId],
    queryFn: async ({ signal }): Promise<readonly NamedDomain[]> => {
      if (domainId === undefined) {
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
