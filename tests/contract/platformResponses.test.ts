import { describe, expect, it } from 'vitest';

import { getCityOptions, generateCity } from '../../mocks/city/generateCity.ts';
import type { PasswordHasher } from '../../mocks/platform/passwordHasher.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { PlatformService } from '../../mocks/platform/operationRule.ts';
import type { Row } from '../../mocks/platform/Store.ts';
import { services } from '../../mocks/assembly/services.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { createApiCaller, type ApiRequest, type ApiResponse } from '../support/apiCaller.ts';
import { chosenCalls } from '../support/chosenCalls.ts';
import { createValidCall } from '../support/fittingCalls.ts';

/** Hundreds of platforms are opened here; none of them has a secret. */
const hasher: PasswordHasher = {
  seededHash: 'Lamp#2026',
  hash: password => Promise.resolve(password),
  verify: (password, hash) => Promise.resolve(password === hash),
};

const NOW = Date.UTC(2026, 10, 11, 18, 47);
const city = { users: 30, assets: 600, now: NOW };
const rows = generateCity(getCityOptions(city), hasher.seededHash);

/** Rows have no streets: these operations need the city itself. */
const GROUND_OPERATIONS: readonly string[] = ['getMapGround', 'getMapImage', 'getMapTile'];

async function openCity({ id }: Pick<OperationDescriptor, 'id'>) {
  const errors: unknown[] = [];
  const platform = openForgetfulPlatform({
    hasher,
    ...(GROUND_OPERATIONS.includes(id) ? { city } : { rows }),
    clock: () => NOW,
    onError: error => errors.push(error),
  });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const token = await signIn('admin');
  /** Makes a call that must succeed before another can. */
  async function before(method: string, path: string, sent: ApiRequest = {}): Promise<Row> {
    const { status, body } = await call(method, path, { token, ...sent });
    if (status >= 400) throw new Error(`before: ${method} ${path}: ${JSON.stringify(body)}`);
    return body as Row;
  }

  /** How an operation is called so that it succeeds in this city. */
  async function fitting(operation: OperationDescriptor) {
    const chosen = await chosenCalls[operation.id]?.({ rows, callBefore: before });
    const { path, request } = createValidCall(operation, rows, chosen);
    return { method: operation.method.toUpperCase(), path, sent: request };
  }

  return { call, errors, token, fitting, guest: await signIn('guest') };
}

/** Operations that respond with the example of their document: they have no rule. */
const EXAMPLES: readonly string[] = [];

const walk = Object.values(services).flatMap(service =>
  Object.values(service.operations).map(operation => [operation.id, operation, service] as const),
);

/** The response is one that the document lists, and its body matches the document. */
function expectDocumented(
  { validators }: PlatformService,
  operation: OperationDescriptor,
  response: ApiResponse,
) {
  const documented = operation.responses.find(({ status }) => status === response.status);
  expect(
    documented,
    `${operation.id} answers ${response.status}: ${JSON.stringify(response.body)}`,
  ).toBeDefined();
  if (documented?.mediaType === undefined) {
    expect(response.body).toBeUndefined();
    return;
  }
  const type = response.headers.get('content-type') ?? '';
  if (!documented.mediaType.includes('json')) {
    expect(response.body).toBeInstanceOf(Uint8Array);
    if (!documented.mediaType.includes('*')) expect(type).toContain(documented.mediaType);
    return;
  }
  expect(type).toContain('json');
  const validate = validators.responses[operation.id]?.[response.status];
  expect(validate, `a validator of ${operation.id} ${response.status}`).toBeDefined();
  expect(
    validate?.(response.body),
    `${JSON.stringify(validate?.errors)} ${JSON.stringify(response.body).slice(0, 500)}`,
  ).toBe(true);
}

describe.each(walk)('%s', (_, operation, service) => {
  it('responds as its document defines [MOCK-01] [MOCK-05]', async () => {
    const { call, token, errors, fitting } = await openCity(operation);
    const { method, path, sent } = await fitting(operation);
    const response = await call(method, path, { token, ...sent });
    expect(errors).toEqual([]);
    expect(
      response.status,
      `${method} ${path} ${JSON.stringify(sent)}: ${JSON.stringify(response.body ?? '').slice(0, 800)}`,
    ).toBe(operation.responses[0]?.status);
    expectDocumented(service, operation, response);
  });

  it('rejects as its document defines [MOCK-01] [MOCK-05]', async () => {
    const { call, token, guest, errors, fitting } = await openCity(operation);
    const { method, path, sent } = await fitting(operation);
    if (operation.permission && !operation.permission.roles?.includes('guest')) {
      const response = await call(method, path, { ...sent, token: guest });
      expect([response.status, codeOf(response)]).toEqual([403, 57]);
      expectDocumented(service, operation, response);
    }
    for (const [what, invalidRequest] of listInvalidRequests(operation, token, sent)) {
      const response = await call(method, path, invalidRequest);
      expect(response.status, `${what}: ${JSON.stringify(response.body)}`).toBeGreaterThanOrEqual(
        400,
      );
      expectDocumented(service, operation, response);
    }
    for (const [what, other] of oddities(path)) {
      const response = await call(method, other, { token, ...sent });
      expect(response.status, what).toBeLessThan(500);
      expectDocumented(service, operation, response);
    }
    expect(errors).toEqual([]);
  });
});

const codeOf = ({ body }: ApiResponse) => (body as { error: { code: number } }).error.code;

/** Calls that no platform may take. */
function listInvalidRequests(
  { secured, body, parameters, method }: OperationDescriptor,
  token: string,
  sent: ApiRequest,
): readonly (readonly [string, ApiRequest])[] {
  const required = parameters.filter(
    ({ in: location, required: is }) => location === 'query' && is,
  );
  const without = (name: string) =>
    Object.fromEntries(Object.entries(sent.query ?? {}).filter(([key]) => key !== name));
  return [
    ...(secured
      ? [['no token', sent] as const, ['a strange token', { ...sent, token: 'unknown' }] as const]
      : []),
    ...(body?.required ? unsuitable(body.mediaType, token, sent) : []),
    ...required.map(
      ({ name }) => [`no ${name}`, { ...sent, token, query: without(name) }] as const,
    ),
    ...(method === 'get'
      ? parameters
          .filter(({ in: location, json }) => location === 'query' && json)
          .map(
            ({ name }) =>
              [`a broken ${name}`, { token, query: { ...sent.query, [name]: '{"a":' } }] as const,
          )
      : []),
  ];
}

/** Bodies that break what they are sent to. */
const unsuitable = (mediaType: string, token: string, { query }: ApiRequest) =>
  (mediaType.includes('json')
    ? [
        ['null', { json: null }] as const,
        ['a text', { json: 'text' }] as const,
        ['another media type', { form: { a: 'b' } }] as const,
        ['no body', {}] as const,
      ]
    : [
        ['an empty form', { form: {} }] as const,
        ['another media type', { json: { a: 'b' } }] as const,
      ]
  ).map(([what, sent]) => [what, { token, ...(query && { query }), ...sent }] as const);

/** Paths of no resource: every response must be documented, and no failure of the platform. */
function oddities(path: string): readonly (readonly [string, string])[] {
  const steps = path.split('/');
  const ids = steps.flatMap((step, index) => (/\d/u.test(step) && step !== 'v2' ? [index] : []));
  return ids.map(index => {
    const other = steps.with(index, 'NOBODY_KNOWS_THIS_1').join('/');
    return [other, other] as const;
  });
}

it('reports which operations have neither a rule nor a verb [MOCK-01]', () => {
  const plain = walk.flatMap(([id, { kind, resource }, { rules, resources }]) => {
    const isVerb =
      kind !== 'none' &&
      kind !== 'action' &&
      kind !== 'import' &&
      resources[resource ?? ''] !== undefined;
    return (rules.operations[id] ?? isVerb) ? [] : [id];
  });
  expect(plain).toEqual(EXAMPLES);
});

it('walks every operation of five documents, and each has an example to fall back on', () => {
  expect(walk.length).toBeGreaterThanOrEqual(230);
  for (const [id, , { exampleResponses }] of walk)
    expect(exampleResponses[id], id).toBeTypeOf('function');
});
