import { useQuery } from '@tanstack/react-query';

import type { Session } from '../../api/session.ts';
import { calls } from '../../data/calls.ts';
import { configuration } from '../../data/configuration.ts';
import { useConfiguration, useHasFailed } from '../../data/useConfiguration.ts';
import { useLikelyProduct } from '../../data/useProduct.ts';
import { buildHomeCards, type HomeCard } from './homeCards.ts';

interface HomeCards {
  /** Undefined while the modules load. */
  readonly cards: readonly HomeCard[] | undefined;
  /** The configuration of the cards did not load. */
  readonly hasFailed: boolean;
  /** The links to other products did not load. */
  readonly hasLostPlugins: boolean;
  readonly reload: () => void;
}

/** Returns the cards of the signed-in user. */
export function useHomeCards(user: Session): HomeCards {
  const product = useLikelyProduct();
  const availableModules = useConfiguration('module');
  const defaults = useConfiguration('moduleDefault');
  const plugins = useConfiguration('plugin') ?? [];
  // Without the default modules of a role, its lack of modules is uncertain.
  const isUncertain = useHasFailed('moduleDefault') && user.role !== 'admin';
  return {
    cards: availableModules
      ? buildHomeCards(user, product, { availableModules, defaults, plugins })
      : undefined,
    hasFailed: availableModules === null || isUncertain,
    hasLostPlugins: useHasFailed('plugin'),
    reload: () => {
      void configuration.load('module');
      void configuration.load('moduleDefault');
      void configuration.load('plugin');
    },
  };
}

/** Reads the number of accounts and of locked ones; for administrators only. */
export function useAccountCounts(user: Session) {
  return useQuery({
    queryKey: ['home', 'accounts', user.userId],
    enabled: user.role === 'admin',
    queryFn: async ({ signal }) => {
      const [all, locked] = await Promise.all([
        calls.users.countUsers({ signal }),
        calls.users.countUsers({ query: { where: { locked: true } }, signal }),
      ]);
      return { users: all.count, locked: locked.count };
    },
  }).data;
}
