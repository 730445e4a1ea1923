import { afterEach, describe, expect, it } from 'vitest';

import { ApiError } from '../api/ApiError.ts';
import { session } from '../api/session.ts';
import { authProvider } from './authProvider.ts';

function enter(role: string, modules: readonly string[] = []) {
  session.begin({ id: 'secret', userId: 'u1' });
  session.complete({
    ...{ username: 'lijing', firstName: 'Jing', lastName: 'Li', modules, pswChanged: true },
    role: { name: role },
  });
}

afterEach(() => session.clear());

describe('authProvider', () => {
  it('returns the signed-in user', async () => {
    await expect(authProvider.checkAuth()).rejects.toThrow('No user is signed in');
    await expect(authProvider.getIdentity()).rejects.toThrow('No user is signed in');
    enter('admin', ['asset']);
    await expect(authProvider.checkAuth()).resolves.toBeUndefined();
    expect(await authProvider.getIdentity()).toEqual({ id: 'u1', fullName: 'Li Jing' });
    expect(await authProvider.getPermissions()).toEqual({ role: 'admin', modules: ['asset'] });
  });

  it.each([
    [401, false],
    [403, true],
    [404, true],
    [500, true],
    [0, true],
  ])('keeps the session after %i: %s', async (status, stays) => {
    const check = authProvider.checkError(new ApiError('GET /users', status));
    await (stays ? expect(check).resolves.toBeUndefined() : expect(check).rejects.toThrow());
  });

  it('goes to /login after signing out', async () => {
    expect(await authProvider.logout()).toBe('/login');
  });

  const may = (resource: string, action: string, record?: { readonly id: string }) =>
    authProvider.canAccess({ resource, action, ...(record && { record }) });

  it.each(['list', 'export', 'show', 'create', 'edit', 'delete', 'lockUser', 'resetPassword'])(
    'lets an admin %s users, and no other role',
    async action => {
      enter('admin');
      expect(await may('users', action)).toBe(true);
      enter('deviceOperator', ['permission']);
      expect(await may('users', action)).toBe(false);
      session.clear();
      expect(await may('users', action)).toBe(false);
    },
  );

  it('lets every user read the own record', async () => {
    enter('guest');
    expect(await may('users', 'show', { id: 'u1' })).toBe(true);
    expect(await may('users', 'show', { id: 'u2' })).toBe(false);
  });

  it('returns the reason of a denial, for controls to show', async () => {
    enter('deviceAdmin', ['asset']);
    const why = (resource: string, action: string) =>
      authProvider.getAccessDenial({ resource, action });
    expect(await why('assets', 'create')).toBeUndefined();
    expect(await why('users', 'list')).toEqual({ by: 'role' });
    expect(await why('users', 'show')).toEqual({ by: 'owner' });
    expect(await why('strategies', 'create')).toEqual({ by: 'module', module: 'maintenance' });
  });

  it('permits no operation that no document has', async () => {
    enter('admin');
    expect(await may('users', 'promote')).toBe(false);
    expect(await may('users', 'constructor')).toBe(false);
    expect(await may('roles', 'create')).toBe(false);
    expect(await may('toString', 'list')).toBe(false);
  });
});
