import { describe, expect, it } from 'vitest';

import { openPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { StoreChange } from '../../mocks/platform/journal.ts';
import type { PasswordHasher } from '../../mocks/platform/passwordHasher.ts';
import { services } from '../../mocks/assembly/services.ts';
import type { Row, StoreRows } from '../../mocks/platform/Store.ts';
import { domainScopes } from '../../mocks/rules/domainScopes.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { createApiCaller, type ApiRequest } from '../support/apiCaller.ts';
import { chosenCalls } from '../support/chosenCalls.ts';
import { createValidCall } from '../support/fittingCalls.ts';
import { sampleCases } from '../support/sampleCases.ts';
import {
  BOUNDED_USERNAME,
  hasLocation,
  CITY_TIME_MS,
  createSplitCity,
  listTextsWithKeys,
} from '../support/splitCity.ts';

const hasher: PasswordHasher = {
  seededHash: 'Lamp#2026',
  hash: password => Promise.resolve(password),
  verify: (password, hash) => Promise.resolve(password === hash),
};

const city = createSplitCity();

/** Ids and names that only rows outside have. */
const outsideTexts = (() => {
  const textsOf = (rows: StoreRows) =>
    Object.entries(rows).flatMap(([collection, all]) =>
      hasLocation(collection) ? all.flatMap(({ id, name }) => [id, name]) : [],
    );
  const inside = new Set(textsOf(city.inside));
  return new Set(textsOf(city.outside).filter(text => text !== undefined && !inside.has(text)));
})();

/** A device inside names its gateway and pole, also where these are outside. */
const POINTERS: readonly string[] = ['ssgwId', 'controllerId', 'poleId'];

/** Returns the texts of a body that are outside the scope and not part of the request. */
function leaksIn(body: unknown, sent: ApiRequest = {}) {
  const texts = new Set(listTextsWithKeys(sent.json).map(([, text]) => text));
  return listTextsWithKeys(body).filter(
    ([key, text]) => !POINTERS.includes(key) && outsideTexts.has(text) && !texts.has(text),
  );
}

/** Opens a city, and is notified of every record that is stored or removed. */
async function open(rows: StoreRows = city.rows) {
  const changes: StoreChange[] = [];
  const errors: unknown[] = [];
  const platform = await openPlatform({
    ...{ hasher, rows, clock: () => CITY_TIME_MS, onError: error => errors.push(error) },
    journal: {
      begin: () => undefined,
      write: written => void changes.push(...written),
      close: () => undefined,
    },
  });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const [admin, bounded] = [await signIn('admin'), await signIn(BOUNDED_USERNAME)];
  async function before(method: string, path: string, sent: ApiRequest = {}): Promise<Row> {
    const { status, body } = await call(method, path, { token: admin, ...sent });
    if (status >= 400) throw new Error(`before: ${method} ${path}: ${JSON.stringify(body)}`);
    return body as Row;
  }
  // What time brings about happens everywhere: here it has happened.
  await before('GET', '/core/assets/count');
  await before('GET', '/core/logs/upgrade/count');
  return { call, admin, bounded, before, changes, errors };
}

type City = Awaited<ReturnType<typeof open>>;

/** How an operation is called so that it would succeed, on rows of one side. */
async function fitting(
  { before: callBefore }: City,
  operation: OperationDescriptor,
  rows: StoreRows,
) {
  const chosen = await chosenCalls[operation.id]?.({ rows, callBefore });
  const { path, request } = createValidCall(operation, rows, chosen);
  return { method: operation.method.toUpperCase(), path, sent: request };
}

/** The changes of rows outside, as they were or as they are. */
function changedOutside(changes: readonly StoreChange[]): readonly string[] {
  return changes.flatMap(({ collection, id, value }) => {
    if (!hasLocation(collection)) return [];
    const before = city.rows[collection]?.find(row => row.id === id);
    const after = value ? (JSON.parse(value) as Row) : undefined;
    const isOutside = [before, after].some(row => row && !city.isInside(collection, row));
    return isOutside ? [`${collection} ${id}`] : [];
  });
}

const namesOutside = ({ json }: ApiRequest) =>
  listTextsWithKeys(json).some(([, text]) => outsideTexts.has(text));

const walk = Object.values(services).flatMap(({ operations }) =>
  Object.values(operations).map(operation => [operation.id, operation] as const),
);

/** They would end the session of the test, or belong to no session. */
const secured = walk.filter(([id, { secured: is }]) => is && id !== 'logout');

it('has a scope for every resource of every document [USER-19/platform]', () => {
  const resources = Object.values(services).flatMap(service => Object.values(service.resources));
  for (const { name, fields } of resources) {
    const scope = domainScopes[name];
    expect(scope, name).toBeDefined();
    const leads = fields.filter(
      field => 'reference' in field && ['domains', 'assets'].includes(field.reference),
    );
    // What names a device or a domain is not for everyone.
    if (leads.length > 0) expect(scope, name).not.toBe('platform');
  }
});

describe('the reads of a bounded user', () => {
  const readings = secured.filter(
    ([, { method, path }]) => method === 'get' && !path.includes('{'),
  );
  const filters: readonly ApiRequest[] = [
    {},
    { filter: { limit: 5000, order: 'id DESC' }, where: { id: { neq: 'x' } } },
    {
      filter: {
        where: { or: [{ id: { nin: [] } }, { name: { neq: 'x' } }] },
        limit: 40,
        offset: 3,
      },
      where: { or: [{ id: { nin: [] } }, { name: { neq: 'x' } }] },
    },
    { filter: { where: { id: { inq: city.outside.assets?.map(({ id }) => id) } }, limit: 9 } },
  ];

  it.each(sampleCases(readings, 3))(
    '%s is what a city of these branches alone has [USER-19/platform]',
    async (_, operation) => {
      const [whole, part] = [await open(), await open(city.inside)];
      for (const filter of filters) {
        const responses = await Promise.all(
          [whole, part].map(async one => {
            const { path, sent } = await fitting(one, operation, city.inside);
            return one.call('GET', path, { ...sent, ...filter, token: one.bounded });
          }),
        );
        expect(responses[0]?.status).toBe(responses[1]?.status);
        expect(responses[0]?.body).toEqual(responses[1]?.body);
        expect(leaksIn(responses[0]?.body)).toEqual([]);
      }
      expect([...whole.errors, ...part.errors]).toEqual([]);
    },
  );

  it('includes nothing from outside [USER-19/platform]', async () => {
    const { call, bounded } = await open();
    for (const { operations, resources } of Object.values(services)) {
      for (const { path, service, resource = '' } of Object.values(operations).filter(
        ({ kind: is, secured: has }) => is === 'list' && has,
      )) {
        for (const field of resources[resource]?.fields ?? []) {
          if (field.kind !== 'reference' || !field.embedded) continue;
          const filter = { include: [field.embedded], limit: 5000 };
          const { body } = await call('GET', `/${service}${path}`, { token: bounded, filter });
          expect(leaksIn(body), `${resource} with ${field.embedded}`).toEqual([]);
        }
      }
    }
  });
});

describe.each(sampleCases(secured, 3))('%s', (id, operation) => {
  const isAboutDomains =
    /^\/(v2\/)?(assets|domains|statuses|faults|alerts|strategies|plans|groups|scenes|overrides)\/|^\/logs\/(equipment|upgrade)\//u.test(
      operation.path,
    );

  it('reaches nothing outside the branches [USER-19/platform]', async () => {
    const one = await open();
    const { method, path, sent } = await fitting(one, operation, city.outside);
    one.changes.splice(0);
    const { status, body } = await one.call(method, path, { ...sent, token: one.bounded });
    expect(one.errors).toEqual([]);
    expect(changedOutside(one.changes)).toEqual([]);
    expect(leaksIn(body, sent), JSON.stringify(body ?? null).slice(0, 300)).toEqual([]);
    if (operation.kind === 'import') expect(body).toMatchObject({ created: 0, updated: 0 });
    else if (namesOutside(sent)) expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    if (!isAboutDomains || !operation.path.includes('{id}')) return;
    const isDenied = status === 403 && operation.permission !== undefined;
    if (method === 'DELETE' && status === 200) expect(body).toEqual({ count: 0 });
    else if (!isDenied) expect(status, JSON.stringify(body)).toBe(404);
  });

  it('does inside what it does for everyone, and there alone [USER-19/platform]', async () => {
    const [one, other] = [await open(), await open()];
    const { method, path, sent } = await fitting(one, operation, city.inside);
    const whole = await fitting(other, operation, city.inside);
    const wide = await other.call(method, whole.path, { ...whole.sent, token: other.admin });
    one.changes.splice(0);
    const { status, body } = await one.call(method, path, { ...sent, token: one.bounded });
    expect(one.errors).toEqual([]);
    expect(changedOutside(one.changes), JSON.stringify(body ?? null).slice(0, 300)).toEqual([]);
    expect(leaksIn(body, sent)).toEqual([]);
    if (operation.permission?.roles?.includes('deviceAdmin') === false) expect(status).toBe(403);
    else expect(status, `${id} ${JSON.stringify(body ?? null).slice(0, 300)}`).toBe(wide.status);
  });
});
