import { assertSameId } from '../../platform/crud.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { removeTokens } from '../../platform/tokens.ts';
import { getDefaultModules } from '../../model/modules.ts';
import {
  createChangeForbiddenError,
  isNameTaken,
  getCaller,
  assertOtherAdministrator,
  assertOtherUser,
  assertPasswordAllowed,
  getUser,
} from './account.ts';

interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly roleId: string;
}

/**
 * Adds a user with the modules of the role; the password must be changed at the first sign-in.
 *
 * @throws HttpError 422: 68 the name is taken, in upper or lower case, 6 no such role, 22 the password equals the
 * username
 */
export async function createUser({ body, platform }: OperationCall): Promise<Row> {
  const { password, ...names } = body as NewUser;
  const { store, hasher, random, product } = platform;
  assertPasswordAllowed('/password', password, names.username);
  const hash = await hasher.hash(password);
  // Synchronous from here on: of two calls with one name, only one can find it free.
  const role = getRole(store, names.roleId);
  if (isNameTaken(store, names.username)) throw createNameTakenError();
  const id = createId(random);
  store.put('secrets', { id, hash });
  const modules = getDefaultModules(String(role.name), product.mode);
  return store.put('users', { id, ...names, modules, locked: false, pswChanged: false });
}

const createNameTakenError = () =>
  httpErrors.invalidBody(
    [{ path: '/username', code: 'unique', message: 'User already exists' }],
    errorCodes.nameTaken,
  );

function getRole(store: Store, roleId: string): Row {
  const role = store.table('roles').get(roleId);
  if (role) return role;
  const message = `knows no role "${roleId}"`;
  throw httpErrors.invalidBody(
    [{ path: '/roleId', code: 'reference', message }],
    errorCodes.unknownTarget,
  );
}

interface UserChange {
  readonly id?: string;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly roleId?: string;
  /** Sent along with `roleId` and never stored: it must only match it. */
  readonly role?: { readonly id: string };
  readonly modules?: readonly string[];
}

/**
 * Changes the sent properties of a user. The schema rejects a username. With another role, modules that it cannot have
 * are removed.
 *
 * @throws HttpError 403 (26) another role for the own account or for the last administrator; 404 (66); 422: 6 no such
 * role, 22 another id, a role other than that of `roleId`, or a module that the role cannot have
 * @see USER-14
 */
export function updateUser(call: OperationCall): Row {
  const before = getUser(call);
  const { store, product } = call.platform;
  const { id, role, ...change } = call.body as UserChange;
  assertSameId(id, before.id);
  const roleId = change.roleId ?? String(before.roleId);
  const { name } = getRole(store, roleId);
  if (role && role.id !== roleId) {
    throw httpErrors.invalidBody([
      { path: '/role/id', code: 'const', message: 'is not the roleId' },
    ]);
  }
  if (roleId !== before.roleId) assertRoleChangeable(call, before);
  const possibleModules = getDefaultModules(String(name), product.mode);
  assertModulesPossible(possibleModules, change.modules ?? []);
  const after = { ...before, ...change } as Row;
  if (roleId === before.roleId || change.modules) return store.put('users', after);
  const previousModules = before.modules as readonly string[];
  return store.put('users', {
    ...after,
    modules: previousModules.filter(module => possibleModules.includes(module)),
  });
}

/** @throws HttpError 403 (26) */
function assertRoleChangeable(call: OperationCall, user: Row) {
  if (getCaller(call).id === user.id)
    throw createChangeForbiddenError('You cannot change your own role');
  assertOtherAdministrator(call.platform.store, user);
}

/** @throws HttpError 422 (22) */
function assertModulesPossible(possibleModules: readonly string[], modules: readonly string[]) {
  const details = modules.flatMap((module, i) =>
    possibleModules.includes(module)
      ? []
      : [{ path: `/modules/${i}`, code: 'role', message: `is no module of the role: "${module}"` }],
  );
  if (details.length > 0) throw httpErrors.invalidBody(details);
}

/**
 * Deletes a user with all dependent data. A missing user is no error.
 *
 * @throws HttpError 403: 33 own account, 26 the last administrator
 * @see docs/loopback.md, section 16
 */
export function deleteUser(call: OperationCall) {
  assertOtherUser(call, 'delete');
  const { store } = call.platform;
  const { id = '' } = call.path;
  const user = store.table('users').get(id);
  if (user) assertOtherAdministrator(store, user);
  const removed = store.remove('users', id);
  store.remove('secrets', id);
  store.remove('userDomains', id);
  removeTokens(store, id);
  return { count: removed ? 1 : 0 };
}
