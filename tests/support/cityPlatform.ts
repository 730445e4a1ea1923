import { expect } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { createRandom } from '../../mocks/shared/random.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { services } from '../../mocks/assembly/services.ts';
import type { Row } from '../../mocks/platform/Store.ts';
import { createApiCaller, type ApiRequest } from './apiCaller.ts';
import { createResponseValidator } from './createResponseValidator.ts';

/** The time of the city: after 2 a.m. in a night of November. */
export const NIGHT_MS = Date.UTC(2026, 10, 11, 18, 47);

/** The lamps with an error of their own. */
export const OFFLINE_LAMP = 'LAMP00001_OFFLINE';
export const TIMEOUT_LAMP = 'LAMP00001_TIMEOUT';
export const FAILED_LAMP = 'LAMP00001_FAILED';
export const PENDING_LAMP = 'LAMP00001_PENDING';

/** The response of a call. */
export interface PlatformResponse<Body = unknown> {
  readonly status: number;
  readonly body: Body;
}

/** Opens a small generated city with a fixed clock; an administrator calls until another user signs in. */
export async function openCityPlatform(assets = 600) {
  let now = NIGHT_MS;
  const delays: number[] = [];
  const errors: unknown[] = [];
  const random = createRandom(1);
  const platform = openForgetfulPlatform({
    city: { assets, users: 0 },
    clock: () => now,
    delay: ms => Promise.resolve(void delays.push(ms)),
    // Random results, such as which upgrades fail, are the same in every run.
    random: bytes => Uint8Array.from({ length: bytes }, () => random.nextInt(256)),
    onError: error => errors.push(error),
    hasher: {
      seededHash: `plain ${SEEDED_PASSWORD}`,
      hash: password => Promise.resolve(`plain ${password}`),
      verify: (password, hash) => Promise.resolve(hash === `plain ${password}`),
    },
  });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const { core } = services;
  if (!core) throw new Error('There is no core service.');
  const validateResponse = createResponseValidator(core.operations, core.validators);
  let token = await signIn('admin');

  /** Calls the core service; a response that its document does not define fails the test. */
  async function sendRequest<Body = Row>(
    method: string,
    path: string,
    request: ApiRequest = {},
  ): Promise<PlatformResponse<Body>> {
    const response = await call(method, `/core${path}`, { token, ...request });
    expect(errors).toEqual([]);
    validateResponse(method, path.replace(/\?.*/, ''), response);
    return { status: response.status, body: response.body as Body };
  }

  /** Ends the initial state: nothing runs and nothing is overridden. */
  async function endAll(): Promise<void> {
    for (const resource of ['strategies', 'plans']) {
      const { body } = await sendRequest<Row[]>('GET', `/${resource}`);
      for (const { id } of body) await sendRequest('POST', `/${resource}/${String(id)}/stop`);
    }
    const { body } = await sendRequest<Row[]>('GET', '/overrides');
    for (const { id } of body) await sendRequest('DELETE', `/overrides/${String(id)}`);
  }

  return {
    call: sendRequest,
    endAll,
    /** Calls any service. */
    callService: (method: string, path: string, request: ApiRequest = {}) =>
      call(method, path, { token, ...request }),
    /** Sets the caller of the following calls. */
    signInAs: async (username: string): Promise<void> => {
      token = await signIn(username);
    },
    /** Assigns the whole city to users, for tests of permissions without domains. */
    async assignAllDomains(...usernames: readonly string[]): Promise<void> {
      const where = { username: { inq: usernames } };
      const { body } = await call('GET', '/users/users', { token, filter: { where } });
      for (const { id } of body as Row[]) {
        const json = { domains: [] };
        await call('PATCH', `/users/users/${String(id)}/domains`, { token, json });
      }
    },
    advanceClock: (seconds: number): void => {
      now += seconds * 1000;
    },
    now: () => now,
    /** Runs the live simulation up to the current time. */
    advanceLive: () => platform.live.advance(),
    /** The time that the platform waited for devices, in ms. */
    waited: delays,
    /** Some reachable devices of a model, without those that have an error of their own. */
    findReachable: async (model: string, limit = 5): Promise<readonly string[]> => {
      const where = { model, status: 'normal', id: { nlike: 'LAMP' } };
      const order = ['id ASC'];
      const { body } = await sendRequest<Row[]>('GET', '/assets', {
        filter: { where, order, limit },
      });
      return body.map(({ id }) => String(id));
    },
    countRows: async (path: string, where: object = {}): Promise<number> =>
      (await sendRequest<{ count: number }>('GET', `${path}/count`, { where })).body.count,
    getStatus: async (id: string): Promise<Row> =>
      (await sendRequest('GET', `/statuses/${id}`)).body,
  };
}

/** An error with this status and code and any message. */
export const matchError = (status: number, code: number) => ({
  status,
  body: { error: expect.objectContaining({ statusCode: status, code }) as unknown },
});
