import { useSyncExternalStore } from 'react';

import { session, type Session } from '../api/session.ts';

/** Nobody: what is left on screen for the moment in which a session ends. */
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

/** Who is signed in. The console is only there while somebody is. */
export const useUser = (): Session =>
  useSyncExternalStore(session.subscribe, session.read) ?? ANONYMOUS_SESSION;
