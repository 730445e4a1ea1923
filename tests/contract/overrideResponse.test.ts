import { afterAll, afterEach, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { startTestPlatform } from '../../mocks/hosts/testPlatform.ts';
import { createApiCaller } from '../support/apiCaller.ts';

const platform = startTestPlatform({ city: { users: 0, assets: 100 } });
const { call } = createApiCaller(request => fetch(request));
afterEach(() => platform.reset());
afterAll(() => platform.close());

const error = {
  error: { statusCode: 404, name: 'Error', message: 'Unknown device', code: 3 },
};

it('responds to one operation of any document differently, and none of its neighbours', async () => {
  const { id: token } = await platform.signIn('admin');
  platform.use(
    mockResponse('getAsset', 404, error),
    mockResponse('countDomains', 200, { count: 7 }),
  );
  expect(await call('GET', '/core/assets/X', { token })).toMatchObject({
    status: 404,
    body: error,
  });
  expect((await call('GET', '/core/domains/count', { token })).body).toEqual({ count: 7 });
  // `/assets/count` is no asset "count", and another method is another operation.
  const { body } = await call('GET', '/core/assets/count', { token });
  expect((body as { count: number }).count).toBeGreaterThan(50);
  expect((await call('DELETE', '/core/assets/X', { token })).status).not.toBe(404);
  platform.reset();
  expect((await call('GET', '/core/assets/X', {})).status).toBe(401);
});

it('finds an operation whose path has a colon, however it is written', async () => {
  const offline = { statusCode: 409, name: 'Error', message: 'Device offline', code: 4 };
  platform.use(mockResponse('setLampParam', 409, { error: offline }));
  for (const colon of [':', '%3A']) {
    const path = `/core/assets/LAMP/set/device-lighting${colon}lamp-param`;
    expect((await call('POST', path, { json: {} })).status).toBe(409);
  }
});

it('takes headers, too', async () => {
  platform.use(
    mockResponse('getVersion', 200, { version: '9', mode: 'light' }, { 'retry-after': '1' }),
  );
  const response = await call('GET', '/config/version');
  expect(response.body).toEqual({ version: '9', mode: 'light' });
  expect(response.headers.get('retry-after')).toBe('1');
});
