import { describe, expect, it } from 'vitest';

import { SEEDED_PASSWORD } from '../../platform/passwordHasher.ts';
import { openForgetfulPlatform } from '../../assembly/openPlatform.ts';
import type { StoreRows } from '../../platform/Store.ts';
import { accountRows, roleRows } from '../../city/seededAccounts.ts';

interface ResponseBody {
  readonly id?: string;
  readonly userId?: string;
  readonly error?: { readonly code: number };
}

/** The accounts of every city, for a platform without a city. */
const accounts: StoreRows = {
  roles: roleRows,
  users: accountRows,
  secrets: accountRows.map(({ id }) => ({ id, hash: `plain ${SEEDED_PASSWORD}` })),
};

/** Opens a platform that can suspend the check of a password until the test resumes it. */
function open(rows?: StoreRows) {
  let held: { readonly begin: () => void; readonly end: Promise<undefined> } | undefined;
  const platform = openForgetfulPlatform({
    city: { users: 10, assets: 10 },
    ...(rows && { rows: { ...accounts, ...rows } }),
    hasher: {
      seededHash: `plain ${SEEDED_PASSWORD}`,
      hash: password => Promise.resolve(`plain ${password}`),
      async verify(password, hash) {
        const hold = held;
        held = undefined;
        hold?.begin();
        await hold?.end;
        return hash === `plain ${password}`;
      },
    },
  });

  async function call(method: string, path: string, form: Record<string, string>, token = '') {
    const body = path === '/login' ? JSON.stringify(form) : new URLSearchParams(form);
    const headers = {
      ...(path === '/login' && { 'content-type': 'application/json' }),
      authorization: token,
    };
    const url = `http://localhost/api/users/users${path}`;
    const response = await platform.handleRequest(new Request(url, { method, headers, body }));
    const text = await response.text();
    const { error, ...rest } = (text === '' ? {} : JSON.parse(text)) as ResponseBody;
    return { ...rest, status: response.status, code: error?.code };
  }

  const login = (password = SEEDED_PASSWORD, username = 'operator') =>
    call('POST', '/login', { username, password });

  /** Returns the log ids that an administrator sees. */
  async function lines(): Promise<readonly unknown[]> {
    const { id = '' } = await login(SEEDED_PASSWORD, 'admin');
    const url = 'http://localhost/api/core/logs/user';
    const headers = { authorization: id };
    const response = await platform.handleRequest(new Request(url, { headers }));
    return ((await response.json()) as readonly ResponseBody[]).map(line => line.id);
  }

  return {
    login,
    lines,
    change: (newPassword: string, token = '') =>
      call('POST', '/change-password', { oldPassword: SEEDED_PASSWORD, newPassword }, token),
    /** Sets another password as administrator. */
    reset: async (userId = '', password: string) => {
      const { id } = await login(SEEDED_PASSWORD, 'admin');
      const { status } = await call('PUT', `/${userId}/reset-password`, { password }, id);
      expect(status).toBeLessThan(300);
    },
    /** Starts a call and suspends the check of its password during another operation. */
    meanwhile: async <Result>(begin: () => Promise<Result>, happens: () => Promise<unknown>) => {
      const started = Promise.withResolvers<undefined>();
      const end = Promise.withResolvers<undefined>();
      held = { begin: () => started.resolve(undefined), end: end.promise };
      const response = begin();
      await started.promise;
      await happens();
      end.resolve(undefined);
      return response;
    },
  };
}

describe('a change of the own password', () => {
  it('never overwrites a reset by the administrator that was sent meanwhile', async () => {
    const { login, change, reset, meanwhile } = open();
    const { id, userId } = await login();
    const changed = await meanwhile(
      () => change('Mine#2026', id),
      () => reset(userId, 'Reset#2026'),
    );
    expect(changed).toMatchObject({ status: 401, code: 52 });
    expect(await login('Mine#2026')).toMatchObject({ status: 401, code: 51 });
    expect(await login('Reset#2026')).toMatchObject({ status: 200 });
  });

  it('is rejected when the same token has changed it meanwhile', async () => {
    const { login, change, meanwhile } = open();
    const { id } = await login();
    const changed = await meanwhile(
      () => change('Late#2026', id),
      () => change('Early#2026', id),
    );
    expect(changed).toMatchObject({ status: 400, code: 80 });
    expect(await login('Early#2026')).toMatchObject({ status: 200 });
  });

  it('leaves the token of the call alone good', async () => {
    const { login, change } = open();
    const [other, mine] = [await login(), await login()];
    expect((await change('Mine#2026', mine.id)).status).toBeLessThan(300);
    expect(await change('Next#2026', other.id)).toMatchObject({ status: 401, code: 52 });
    expect(await change('Next#2026', mine.id)).toMatchObject({ status: 400, code: 80 });
  });
});

describe('the log of failed sign-ins', () => {
  it('is limited in size under a flood of failures: the oldest are dropped', async () => {
    const lineOf = (n: number) => ({
      ...{ id: `line${n}`, time: new Date(n).toISOString(), username: 'nobody' },
      ...{ action: 'loginFailed', result: 'failed', code: 51 },
    });
    const userLogs = Array.from({ length: 10_000 }, (_, n) => lineOf(n));
    const { login, lines } = open({
      userLogs: [...userLogs, { ...lineOf(0), id: 'in', action: 'login' }],
    });
    await login('wrong');
    const left = await lines();
    expect(left).toHaveLength(9003);
    expect(left).toContain('in');
    expect(left).toContain('line1000');
    expect(left).not.toContain('line999');
  });
});

describe('signing in', () => {
  it('fails with a password that was reset while it was checked', async () => {
    const { login, reset, meanwhile } = open();
    const { userId } = await login();
    const late = await meanwhile(
      () => login(),
      () => reset(userId, 'Reset#2026'),
    );
    expect(late).toMatchObject({ status: 401, code: 51 });
    expect(late.id).toBeUndefined();
    expect(await login('Reset#2026')).toMatchObject({ status: 200 });
  });
});
