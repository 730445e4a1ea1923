import { useSyncExternalStore } from 'react';

import { session, type Session } from '../api/session.ts';

/**
 * Returns the session, undefined while signed out; the component renders again when it changes.
 *
 * @example const username = useSession()?.username ?? '';
 */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(session.subscribe, session.read);
