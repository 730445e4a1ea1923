import { session } from '../api/session.ts';
import { signIn, type Credentials } from '../api/signIn.ts';
import { isSignedOut } from '../domain/errorStatus.ts';
import { resources } from '../generated/catalogue.ts';
import { type Denial, getDenial, findOperation } from './access.ts';
import type { AccessRequest, ConsoleAuthProvider } from './ConsoleAuthProvider.ts';
import { logOut } from './logOut.ts';

/** The permissions in react-admin's format. */
export interface Permissions {
  readonly role: string;
  readonly modules: readonly string[];
}

/**
 * Sign-in, sign-out and access for react-admin. The session is the one of src/api/session.ts; a 401 has already ended
 * it when an error arrives here.
 */
export const authProvider = {
  login: (credentials: Credentials) => signIn(credentials),

  logout: async () => {
    await logOut();
    return '/login';
  },

  checkAuth: () =>
    session.read() ? Promise.resolve() : Promise.reject(new Error('No user is signed in')),

  /** Only a 401 ends a session: a 403 fails one call. */
  checkError: (error: unknown) =>
    isSignedOut(error) ? Promise.reject(new Error('The session has ended')) : Promise.resolve(),

  getIdentity: () => {
    const current = session.read();
    if (!current) return Promise.reject(new Error('No user is signed in'));
    const { userId, lastName, firstName } = current;
    return Promise.resolve({ id: userId, fullName: `${lastName} ${firstName}` });
  },

  getPermissions: (): Promise<Permissions | undefined> => {
    const current = session.read();
    return Promise.resolve(current && { role: current.role, modules: current.modules });
  },

  /** `action` is a react-admin verb, or the operationId of an action. */
  canAccess: request => Promise.resolve(findDenial(request) === undefined),

  getAccessDenial: request => Promise.resolve(findDenial(request)),
} satisfies ConsoleAuthProvider;

/** Returns the denial; an unbound operation is always denied. */
function findDenial({ resource, action, record }: AccessRequest): Denial | undefined {
  const subject = session.read();
  const descriptor = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
  const operation = descriptor && findOperation(descriptor, action);
  if (!subject || !operation) return { by: 'role' };
  return operation.secured ? getDenial(subject, operation.permission, record?.['id']) : undefined;
}
