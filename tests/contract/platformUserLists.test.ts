import { expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { createApiCaller } from '../support/apiCaller.ts';

const GUEST_ROLE = '5f1e0000000000000000b004';
const PAGE = 15;

it('lists, counts and signs in every account while accounts are created between lists [MOCK-03]', async () => {
  const { call, signIn } = createApiCaller(
    openForgetfulPlatform({ hasher: fastHasher, city: { users: 5_000, assets: 100 } })
      .handleRequest,
  );
  const token = await signIn('admin');
  const list = async (filter: object): Promise<readonly { readonly username: string }[]> => {
    const { body } = await call('GET', '/users/users', { token, filter });
    return body as readonly { readonly username: string }[];
  };
  const count = async (where: object) => {
    const { body } = await call('GET', '/users/users/count', { token, where });
    return (body as { readonly count: number }).count;
  };
  const order = 'username ASC';
  const [first] = await list({ order, limit: PAGE });
  const locked = { locked: true };
  const lastPage = Math.floor(((await count(locked)) - 1) / PAGE) * PAGE;
  expect(await list({ where: locked, order, offset: lastPage, limit: PAGE })).not.toEqual([]);

  for (let index = 0; index < 40; index += 1) {
    const json = {
      username: `zz${index}`,
      password: 'Night#2026',
      lastName: 'Lin',
      firstName: 'Wan',
      roleId: GUEST_ROLE,
    };
    expect(await call('POST', '/users/users', { token, json })).toMatchObject({ status: 200 });
    expect((await list({ order, limit: PAGE }))[0]).toEqual(first);
  }

  const all = await list({ order });
  expect(all).toHaveLength(await count({}));
  expect(new Set(all.map(({ username }) => username)).size).toBe(all.length);
  await signIn('admin');
});
