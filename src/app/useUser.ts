import type { Session } from '../api/session.ts';
import { useSession } from '../data/useSession.ts';

/** A placeholder session for the moment in which a session ends. */
const ANONYMOUS_SESSION: Session = {
  id: '',
  tokenId: '',
  userId: '',
  role: 'guest',
  username: '',
  firstName: '',
  lastName: '',
  modules: [],
  pswChanged: true,
};

/** Returns the session of the signed-in user. The console only renders with one. */
export const useUser = (): Session => useSession() ?? ANONYMOUS_SESSION;
