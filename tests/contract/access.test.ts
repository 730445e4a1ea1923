// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { getRoleModules, SEEDED_ROLES, roleId, roleRows } from '../../mocks/city/seededAccounts.ts';
import type { PasswordHasher } from '../../mocks/platform/passwordHasher.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { session } from '../../src/api/session.ts';
import { authProvider } from '../../src/data/authProvider.ts';
import { getGrant } from '../../src/domain/grant.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { services } from '../../src/generated/services.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { matrix, mayCall } from '../support/matrixDecisions.ts';

const hasher: PasswordHasher = {
  seededHash: 'Lamp#2026',
  hash: password => Promise.resolve(password),
  verify: (password, hash) => Promise.resolve(password === hash),
};

/** The platform's word for "not for you", as the error catalogue numbers it. */
const DENIED = 57;

const everyModule = [...new Set(SEEDED_ROLES.flatMap(getRoleModules))];

/** A user of each role with every module, the usual ones, and none. */
const accounts = matrix.roles.flatMap((role, n) =>
  [everyModule, getRoleModules(role as (typeof SEEDED_ROLES)[number]), []].map((modules, m) => ({
    id: `5f1e00000000000000aa${n}${m}00`,
    username: `${role}_${m}`,
    role,
    modules,
    kind: ['every module', 'the usual modules', 'no module'][m],
  })),
);

const rows = {
  roles: roleRows,
  users: accounts.map(({ id, username, role, modules }) => ({
    ...{ id, username, modules, lastName: 'Li', firstName: 'Jing' },
    ...{ locked: false, pswChanged: true, roleId: roleId(role as (typeof SEEDED_ROLES)[number]) },
  })),
  secrets: accounts.map(({ id }) => ({ id, hash: hasher.seededHash })),
};

const platform = openForgetfulPlatform({ hasher, rows, clock: () => Date.UTC(2026, 10, 12) });
const { call, signIn } = createApiCaller(platform.handleRequest);
const operations = Object.values(services).flatMap(service =>
  Object.values<OperationDescriptor>(service.operations),
);

/** The response to an empty call: the caller is checked before the call. */
async function isDenied(
  { service, method, path }: OperationDescriptor,
  id: string,
  token?: string,
): Promise<boolean> {
  const requestPath = `/${service}${path.replaceAll(/\{\w+\}/gu, id)}`;
  const { status, body } = await call(method.toUpperCase(), requestPath, {
    ...(token && { token }),
  });
  expect([401, 500]).not.toContain(status);
  return status === 403 && (body as { error: { code: number } }).error.code === DENIED;
}

/** The action that react-admin checks for an operation. */
const actionByKind: Readonly<Record<string, string>> = {
  list: 'list',
  one: 'show',
  create: 'create',
  update: 'edit',
  delete: 'delete',
};

const become = ({ id, username, role, modules }: (typeof accounts)[number]) => {
  session.begin({ id: 'a token', userId: id });
  const name = { username, firstName: 'Jing', lastName: 'Li' };
  session.complete({ ...name, modules, pswChanged: true, role: { name: role } });
};

afterEach(() => session.clear());

it('has every operation of every document in the matrix, once', () => {
  const listed = matrix.groups.flatMap(({ rows: found }) => found.map(row => row.operation));
  expect(new Set(listed)).toEqual(new Set(operations));
  expect(listed).toHaveLength(operations.length);
  expect(matrix.roles).toEqual([...SEEDED_ROLES]);
});

describe.each(accounts)('$role with $kind', account => {
  let token = '';
  beforeAll(async () => {
    token = await signIn(account.username);
  });
  const stranger = 'NOBODYS0000000001';
  const cases = operations
    // It would end the session of the other calls; every signed-in user may call it.
    .filter(({ id }) => id !== 'logout')
    .flatMap(operation => {
      const isOwned = operation.permission?.roles?.includes('owner');
      return [stranger, ...(isOwned ? [account.id] : [])].map(id => ({ operation, id }));
    });

  it('may by the matrix exactly what the platform does not deny [SEC-07/matrix]', async () => {
    const wrong: string[] = [];
    for (const { operation, id } of cases) {
      const may = mayCall(operation, account, id);
      if (may === (await isDenied(operation, id, token)))
        wrong.push(`${operation.service}.${operation.id} ${may ? 'is denied' : 'is not denied'}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is offered by the console exactly what the matrix allows [SEC-07/matrix]', async () => {
    become(account);
    const wrong: string[] = [];
    for (const { operation, id } of cases) {
      const { resource = '', kind: is } = operation;
      // A count comes with its list; a call that is no verb and no action is no control of a screen.
      if (['count', 'report', 'none'].includes(is) || !Object.hasOwn(resources, resource)) continue;
      const params = { resource, action: actionByKind[is] ?? operation.id, record: { id } };
      const offered = await authProvider.canAccess(params);
      const why = await authProvider.getAccessDenial(params);
      if (offered !== mayCall(operation, account, id) || offered !== (why === undefined))
        wrong.push(operation.id);
    }
    expect(wrong).toEqual([]);
  });
});

it('rejects calls without a token, except where the document permits them', async () => {
  for (const operation of operations) {
    const { service, method, path, secured } = operation;
    const { status } = await call(
      method.toUpperCase(),
      `/${service}${path.replaceAll(/\{\w+\}/gu, 'x')}`,
    );
    // Signing in itself is rejected with 401 as well, without a password.
    if (secured) expect([operation.id, status]).toEqual([operation.id, 401]);
  }
});

const referencesIn = (field: FieldDescriptor): readonly string[] => {
  if ('reference' in field) return [field.reference];
  if (field.kind === 'object') return field.fields.flatMap(referencesIn);
  if (field.kind === 'list') return referencesIn(field.item);
  return field.kind === 'oneOf'
    ? field.options.flatMap(({ fields }) => fields.flatMap(referencesIn))
    : [];
};

it.each(matrix.roles)('shows %s no field whose records the platform would deny', role => {
  const grants = (operation?: OperationDescriptor) => {
    const grant = operation && getGrant(role, operation.permission);
    return grant && grant.by !== 'owner' ? grant : undefined;
  };
  for (const { name, verbs, fields, actions } of Object.values(resources)) {
    const { list, create, update } = verbs;
    const shown = grants(list) ? fields : [];
    const edited = [create, update, ...actions]
      .filter(operation => grants(operation))
      .flatMap(operation => operation?.body?.fields ?? []);
    for (const field of [...shown, ...edited]) {
      for (const reference of referencesIn(field)) {
        const reading = grants(resources[reference]?.verbs.list);
        expect
          .soft([name, field.source, reading !== undefined])
          .toEqual([name, field.source, true]);
        // A user with the module of the one has that of the other, or needs none for it.
        if (reading?.module)
          expect
            .soft([name, field.source, reading.module])
            .toEqual([name, field.source, grants(list)?.module]);
      }
    }
  }
});
