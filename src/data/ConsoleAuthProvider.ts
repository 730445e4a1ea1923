import type { AuthProvider } from 'react-admin';

import type { Denial } from './access.ts';

/** Whether somebody may do something to a resource, or to a record of it, as react-admin asks. */
export type AccessRequest = Parameters<NonNullable<AuthProvider['canAccess']>>[0];

/** react-admin's questions about who may do what, and the one that it does not ask: why not. */
export interface ConsoleAuthProvider extends AuthProvider {
  /** Why somebody may not do what `canAccess` refuses; undefined when he may. */
  readonly getAccessDenial?: (request: AccessRequest) => Promise<Denial | undefined>;
}
