import { expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import type { Row } from '../../mocks/platform/Store.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { NIGHT_MS } from '../support/cityPlatform.ts';

const SETTINGS = '/core/settings/systemParam';

async function open(loginFailures?: number) {
  let now = NIGHT_MS;
  const platform = openForgetfulPlatform({
    city: { assets: 200, users: 0 },
    clock: () => now,
    ...(loginFailures !== undefined && { loginFailures }),
    hasher: {
      seededHash: `plain ${SEEDED_PASSWORD}`,
      hash: password => Promise.resolve(`plain ${password}`),
      verify: (password, hash) => Promise.resolve(hash === `plain ${password}`),
    },
  });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const login = (username: string, password: string) =>
    call('POST', '/users/users/login', { json: { username, password } });
  const token = await signIn('admin');
  const { body } = await call('GET', SETTINGS, { token });
  return {
    ...{ call, signIn, login, token },
    pass: (hours: number): void => {
      now += hours * 3_600_000;
    },
    change: async (json: Row) =>
      (await call('PUT', SETTINGS, { token, json: { ...(body as Row), ...json } })).status,
  };
}

it('lets a session last as long as the settings define, also one that is there', async () => {
  const { call, login, token, pass, change } = await open();
  expect((await login('guest', SEEDED_PASSWORD)).body).toMatchObject({ ttl: 1_209_600 });
  expect(await change({ sessionHours: 2 })).toBe(200);
  expect((await login('guest', SEEDED_PASSWORD)).body).toMatchObject({ ttl: 7200 });
  pass(1.9);
  expect((await call('GET', SETTINGS, { token })).status).toBe(200);
  pass(0.2);
  expect((await call('GET', SETTINGS, { token })).status).toBe(401);
});

it('lets a password be wrong as often as the settings define, unless the host defines it', async () => {
  const failed = async (platform: Awaited<ReturnType<typeof open>>) => {
    expect(await platform.change({ loginFailures: 3 })).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await platform.login('guest', 'no')).status);
    return statuses;
  };
  expect(await failed(await open())).toEqual([401, 401, 401, 429, 429]);
  expect(await failed(await open(4))).toEqual([401, 401, 401, 401, 429]);
});
