import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { session, type Session } from '../../api/session.ts';
import { calls } from '../../data/calls.ts';
import { cardsFor } from './cards.ts';

/** Who looks at the home page. */
export const useReader = (): Session | undefined =>
  useSyncExternalStore(session.subscribe, session.read);

/** The cards of the person who is signed in. Only the modules themselves can fail it. */
export function useCards(reader: Session) {
  const { userId, role, modules } = reader;
  return useQuery({
    queryKey: ['home', 'cards', userId, role, modules],
    queryFn: async ({ signal }) => {
      const [offered, defaults, plugins] = await Promise.all([
        calls.config.getModules({ query: { user: { id: userId, role, modules } }, signal }),
        calls.config.getModuleDefaults({ signal }).catch(() => null),
        calls.config.getPlugins({ signal }).catch(() => []),
      ]);
      return cardsFor(reader, offered, defaults, plugins);
    },
  });
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
