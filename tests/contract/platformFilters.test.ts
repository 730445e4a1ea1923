import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { getCityOptions, generateCity } from '../../mocks/city/generateCity.ts';
import type { PasswordHasher } from '../../mocks/platform/passwordHasher.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { services } from '../../src/generated/services.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { createApiCaller } from '../support/apiCaller.ts';

const hasher: PasswordHasher = {
  seededHash: 'Lamp#2026',
  hash: password => Promise.resolve(password),
  verify: (password, hash) => Promise.resolve(password === hash),
};
const NOW = Date.UTC(2026, 10, 11, 18, 47);
const rows = generateCity(getCityOptions({ users: 20, assets: 200, now: NOW }), hasher.seededHash);
const errors: unknown[] = [];
const platform = openForgetfulPlatform({
  ...{ hasher, rows, clock: () => NOW },
  onError: error => errors.push(error),
});
const { call, signIn } = createApiCaller(platform.handleRequest);

let token = '';
beforeAll(async () => {
  token = await signIn('admin');
});

/** Every list and every count of all documents that takes a filter of LoopBack's. */
const filterParameters = Object.values(services).flatMap(({ resources }) =>
  Object.values<ResourceDescriptor>(resources).flatMap(({ verbs }) => {
    const [list, count] = [verbs.list, verbs.count].map(verb => verb && pathOf(verb));
    return list && count ? [[list, 'filter'] as const, [count, 'where'] as const] : [];
  }),
);

function pathOf({ service, path }: OperationDescriptor): string {
  return `/${service}${path}`;
}

interface RejectedQuery {
  readonly error: { readonly statusCode: number; readonly code: number; readonly message: string };
}

async function sendRequest(path: string, query: Readonly<Record<string, string>>) {
  const { status, body } = await call('GET', path, { token, query });
  return { status, error: (body as Partial<RejectedQuery> | undefined)?.error };
}

/** A condition as text: `JSON.stringify` would leave out a `__proto__` that an object literal takes for its prototype. */
const asText = (name: string, where: string) => (name === 'where' ? where : `{"where":${where}}`);
const nested = (levels: number): string =>
  levels === 0 ? '{}' : `{"and":[${nested(levels - 1)}]}`;

describe.each(filterParameters)('%s', (path, name) => {
  it.each([`${name}[where][id]=x`, `${name}[limit]=1`, `${name}%5B__proto__%5D=x`])(
    'rejects brackets and requires JSON: %s [MOCK-03]',
    async query => {
      const { status, error } = await sendRequest(
        path,
        Object.fromEntries(new URLSearchParams(query)),
      );
      expect([status, error?.statusCode, error?.code]).toEqual([400, 400, 1]);
      expect(error?.message).toMatch(new RegExp(`bracket style.*send ${name}= as JSON`));
    },
  );

  it.each([
    ['{"nosuch":{"inq":1}}', /send a list/],
    ['{"nosuch":{"between":[1]}}', /precisely 2 values/],
    ['{"and":[null]}', /is not an object/],
    ['{"nosuch":{"like":"*"}}', /no regular expression/],
  ])(
    'responds to the malformed %s with 400 (1) and what to send [MOCK-03]',
    async (where, message) => {
      const { status, error } = await sendRequest(path, { [name]: asText(name, where) });
      expect([status, error?.code]).toEqual([400, 1]);
      expect(error?.message).toMatch(message);
    },
  );

  it.each([
    '{"__proto__":{"polluted":true}}',
    '{"__proto__":{"neq":null}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"constructor.prototype.polluted":true}',
    '{"and":[{"__proto__":{"inq":[1]}},{"prototype":{"near":"1,1"}}]}',
    '{"id":{"__proto__":{"polluted":true}}}',
    '{"toString":{"neq":null},"hasOwnProperty":1}',
  ])('is polluted by nothing: %s [SEC-06/filters]', async where => {
    const { status } = await sendRequest(path, { [name]: asText(name, where) });
    expect([200, 400]).toContain(status);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(errors).toEqual([]);
  });

  it.skipIf(name === 'where').each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'takes %s for a field that no record has, in every part of it [SEC-06/filters] [MOCK-03]',
    async field => {
      const ids = async (filter: object) => {
        const { body } = await call('GET', path, { token, filter: { limit: 5, ...filter } });
        return (body as { readonly id?: unknown }[]).map(({ id }) => id);
      };
      const sorted = await ids({});
      for (const direction of ['ASC', 'DESC'])
        expect(await ids({ order: `${field} ${direction}` })).toEqual(sorted);
      expect(await ids({ order: [`${field}.${field} DESC`, 'nosuch'] })).toEqual(sorted);
      expect(await ids({ fields: [field] })).toEqual(sorted.map(() => undefined));
      const included = await sendRequest(path, { [name]: JSON.stringify({ include: field }) });
      expect([included.status, included.error?.code]).toEqual([400, 1]);
      expect(errors).toEqual([]);
    },
  );

  it('bounds the depth at 12 levels and the size at 16,384 characters [SEC-06/filters]', async () => {
    expect((await sendRequest(path, { [name]: asText(name, nested(5)) })).status).toBe(200);
    const deep = await sendRequest(path, { [name]: asText(name, nested(7)) });
    expect([deep.status, deep.error?.code]).toEqual([400, 1]);
    expect(deep.error?.message).toMatch(/maximum depth 12/);
    const long = await sendRequest(path, {
      [name]: asText(name, `{"id":"${'x'.repeat(16_400)}"}`),
    });
    expect([long.status, long.error?.code]).toEqual([400, 1]);
    expect(long.error?.message).toMatch(/send at most 16384/);
  });
});

it('is never brought down by a filter, whatever is in it [SEC-06/filters] [MOCK-03]', async () => {
  const keys = fc.constantFrom(
    ...[
      'where',
      'order',
      'limit',
      'offset',
      'skip',
      'fields',
      'include',
      'and',
      'or',
      'id',
      'name',
    ],
    ...['__proto__', 'constructor', 'prototype', 'neq', 'inq', 'like', 'near', 'between', 'regexp'],
  );
  const filter = fc.dictionary(keys, fc.object({ key: keys, maxDepth: 3 }), { maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...filterParameters), filter, async ([path, name], sent) => {
      const { status, error } = await sendRequest(path, { [name]: JSON.stringify(sent) });
      expect([sent, status, error?.code]).toEqual([sent, status, status === 200 ? undefined : 1]);
      expect([200, 400]).toContain(status);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 1_000, endOnFailure: true },
  );
  expect(errors).toEqual([]);
  expect(filterParameters.length).toBeGreaterThan(30);
});
