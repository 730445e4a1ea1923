import type { AuthProvider } from 'react-admin';

import type { Denial } from './access.ts';

/** A request for access to a resource, or to a record of it, in react-admin's format. */
export type AccessRequest = Parameters<NonNullable<AuthProvider['canAccess']>>[0];

/** react-admin's authProvider, extended by the reason for a denial. */
export interface ConsoleAuthProvider extends AuthProvider {
  /** Returns why `canAccess` denies access; undefined when it is granted. */
  readonly getAccessDenial?: (request: AccessRequest) => Promise<Denial | undefined>;
}
