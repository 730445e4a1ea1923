import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { session, type Session } from '../../api/session.ts';
import { calls } from '../../data/calls.ts';
import { configuration } from '../../data/configuration.ts';
import { useConfiguration } from '../../data/useConfiguration.ts';
import { useProduct } from '../../data/useProduct.ts';
import { cardsFor, type HomeCard } from './cards.ts';

/** Who looks at the home page. */
export const useReader = (): Session | undefined =>
  useSyncExternalStore(session.subscribe, session.read);

interface Cards {
  /** Undefined while the modules are on their way. */
  readonly cards: readonly HomeCard[] | undefined;
  /** The modules themselves did not come; nothing else can fail the cards. */
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** The cards of the person who is signed in. */
export function useCards(reader: Session): Cards {
  const product = useProduct();
  const offered = useConfiguration('module');
  const defaults = useConfiguration('moduleDefault');
  const plugins = useConfiguration('plugin') ?? [];
  return {
    cards: offered ? cardsFor(reader, product, { offered, defaults, plugins }) : undefined,
    hasFailed: offered === null,
    again: () => void configuration.load('module'),
  };
}

/** How many accounts there are, and how many of them are locked; for administrators only. */
export function useAccounts(reader: Session) {
  return useQuery({
    queryKey: ['home', 'accounts', reader.userId],
    enabled: reader.role === 'admin',
    queryFn: async ({ signal }) => {
      const [all, locked] = await Promise.all([
        calls.users.countUsers({ signal }),
        calls.users.countUsers({ query: { where: { locked: true } }, signal }),
      ]);
      return { users: all.count, locked: locked.count };
    },
  }).data;
}
