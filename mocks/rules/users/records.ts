import { refuseOtherId } from '../../platform/crud.ts';
import { newId } from '../../platform/newId.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { dropTokens } from '../../platform/tokens.ts';
import { defaultModules } from '../modules.ts';
import {
  changeForbidden,
  isNameTaken,
  me,
  refuseLastAdministrator,
  refuseMyself,
  refusePassword,
  userOf,
} from './account.ts';

interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly roleId: string;
}

/**
 * Adds a user with the modules of the role, who has to change the password at the first sign-in.
 *
 * @throws Refusal 422: 68 the name is taken, in upper or lower case, 6 no such role, 22 the password equals the username
 */
export async function createUser({ body, platform }: Call): Promise<Row> {
  const { password, ...names } = body as NewUser;
  const { store, hasher, random, product } = platform;
  refusePassword('/password', password, names.username);
  const hash = await hasher.hash(password);
  // From here on nothing waits: two calls with one name cannot both find it free.
  const role = roleOf(store, names.roleId);
  if (isNameTaken(store, names.username)) throw nameTaken();
  const id = newId(random);
  store.put('secrets', { id, hash });
  const modules = defaultModules(String(role.name), product.mode);
  return store.put('users', { id, ...names, modules, locked: false, pswChanged: false });
}

const nameTaken = () =>
  refuse.invalid(
    [{ path: '/username', code: 'unique', message: 'User already exists' }],
    codes.nameTaken,
  );

function roleOf(store: Store, roleId: string): Row {
  const role = store.table('roles').get(roleId);
  if (role) return role;
  const message = `knows no role "${roleId}"`;
  throw refuse.invalid([{ path: '/roleId', code: 'reference', message }], codes.unknownTarget);
}

interface UserChange {
  readonly id?: string;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly roleId?: string;
  /** Sent along with `roleId` and never kept: it must only agree with it. */
  readonly role?: { readonly id: string };
  readonly modules?: readonly string[];
}

/**
 * Changes what is sent of a user. The schema lets nobody send a username. With another role go the modules that it
 * cannot have.
 *
 * @throws Refusal 403 (26) another role for oneself or for the last administrator; 404 (66); 422: 6 no such role, 22
 * another id, a role that is not the one of `roleId`, or a module that the role cannot have
 * @see spec A6
 */
export function updateUser(call: Call): Row {
  const before = userOf(call);
  const { store, product } = call.platform;
  const { id, role, ...change } = call.body as UserChange;
  refuseOtherId(id, before.id);
  const roleId = change.roleId ?? String(before.roleId);
  const { name } = roleOf(store, roleId);
  if (role && role.id !== roleId) {
    throw refuse.invalid([{ path: '/role/id', code: 'const', message: 'is not the roleId' }]);
  }
  if (roleId !== before.roleId) refuseOtherRole(call, before);
  const possible = defaultModules(String(name), product.mode);
  refuseModules(possible, change.modules ?? []);
  const after = { ...before, ...change } as Row;
  if (roleId === before.roleId || change.modules) return store.put('users', after);
  const had = before.modules as readonly string[];
  return store.put('users', { ...after, modules: had.filter(each => possible.includes(each)) });
}

/** @throws Refusal 403 (26) */
function refuseOtherRole(call: Call, user: Row) {
  if (me(call).id === user.id) throw changeForbidden('You cannot change your own role');
  refuseLastAdministrator(call.platform.store, user);
}

/** @throws Refusal 422 (22) */
function refuseModules(possible: readonly string[], modules: readonly string[]) {
  const details = modules.flatMap((module, i) =>
    possible.includes(module)
      ? []
      : [{ path: `/modules/${i}`, code: 'role', message: `is no module of the role: "${module}"` }],
  );
  if (details.length > 0) throw refuse.invalid(details);
}

/**
 * Deletes a user with all that belongs to him. One who is not there is no error.
 *
 * @throws Refusal 403: 33 oneself, 26 the last administrator
 * @see spec/loopback.md, section 16
 */
export function deleteUser(call: Call) {
  refuseMyself(call, 'delete');
  const { store } = call.platform;
  const { id = '' } = call.path;
  const user = store.table('users').get(id);
  if (user) refuseLastAdministrator(store, user);
  const removed = store.remove('users', id);
  store.remove('secrets', id);
  store.remove('userDomains', id);
  dropTokens(store, id);
  return { count: removed ? 1 : 0 };
}
