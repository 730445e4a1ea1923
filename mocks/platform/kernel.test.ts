import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';

import type { BaseField, FieldKindDescriptor } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { createBinaryResponse } from './BinaryResponse.ts';
import { createKernel, type KernelOptions } from './kernel.ts';
import { httpErrors } from './HttpError.ts';
import type { OperationRule, PlatformService } from './operationRule.ts';
import { createCollectionShapes } from './collectionShapes.ts';
import { Store } from './Store.ts';
import { webHasher } from './webHasher.ts';

const anyText: unknown = expect.any(String);
const containing = (part: string): unknown => expect.stringContaining(part);

const including = (parts: unknown[]): unknown => expect.arrayContaining(parts);

const createText = (en: string) => ({ en, zh: en });

const field = (source: string, kind: FieldKindDescriptor, rest: Partial<BaseField> = {}) => ({
  source,
  label: createText(source),
  required: false,
  readOnly: false,
  writeOnly: false,
  nullable: false,
  sortable: true,
  filter: [],
  ...kind,
  ...rest,
});

const operation = (
  id: string,
  method: OperationDescriptor['method'],
  path: string,
  rest: Partial<OperationDescriptor> = {},
): OperationDescriptor => ({
  id,
  service: 'city',
  method,
  path,
  kind: 'none',
  resource: 'lamps',
  secured: false,
  parameters: [],
  responses: [{ status: 200, mediaType: 'application/json' }],
  label: createText(id),
  physical: false,
  job: false,
  errorCodes: [],
  ...rest,
});

const json = { mediaType: 'application/json', required: true, fields: [] };
const parameter = (name: string, isJson = false) => ({
  name,
  in: 'query' as const,
  required: false,
  json: isJson,
});

const operations = {
  listLamps: operation('listLamps', 'get', '/lamps', {
    kind: 'list',
    parameters: [parameter('filter', true)],
  }),
  countLamps: operation('countLamps', 'get', '/lamps/count', {
    kind: 'count',
    parameters: [parameter('where', true)],
  }),
  createLamp: operation('createLamp', 'post', '/lamps', { kind: 'create', body: json }),
  getLamp: operation('getLamp', 'get', '/lamps/{id}', {
    kind: 'one',
    parameters: [
      { name: 'id', in: 'path', required: true, json: false },
      parameter('filter', true),
    ],
  }),
  updateLamp: operation('updateLamp', 'patch', '/lamps/{id}', { kind: 'update', body: json }),
  deleteLamp: operation('deleteLamp', 'delete', '/lamps/{id}', { kind: 'delete' }),
  dimLamp: operation('dimLamp', 'post', '/lamps/{id}/dim', {
    kind: 'action',
    parameters: [{ ...parameter('level'), required: true }],
    responses: [{ status: 204 }],
  }),
  describeLamp: operation('describeLamp', 'get', '/lamps/{id}/description'),
  breakLamp: operation('breakLamp', 'post', '/lamps/{id}/break'),
} satisfies PlatformService['operations'];

const lamps: ResourceDescriptor = {
  name: 'lamps',
  service: 'city',
  dialect: 'loopback',
  schema: 'Lamp',
  label: createText('Lamp'),
  plural: createText('Lamps'),
  recordRepresentation: '{name}',
  key: 'id',
  sort: { field: 'name', order: 'ASC' },
  pageSize: 10,
  groups: [],
  include: [],
  fields: [
    field('id', { kind: 'text' }),
    field('name', { kind: 'text' }),
    field('poleId', { kind: 'reference', reference: 'lamps', embedded: 'pole' }),
  ],
  verbs: {},
  actions: [],
};

const ajv = new Ajv2020({ allErrors: true });
const validator = (schema: object) => ajv.compile(schema) as unknown as Validator;
const Lamp = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 8 }, poleId: { type: ['string', 'null'] } },
  additionalProperties: false,
};

const dimLamp = vi.fn<OperationRule>();

const service: PlatformService = {
  operations,
  resources: { lamps },
  validators: {
    schemas: {},
    responses: {},
    webhooks: {},
    bodies: {
      createLamp: validator({ ...Lamp, required: ['name'] }),
      updateLamp: validator({ ...Lamp, properties: { id: {}, ...Lamp.properties } }),
    },
    parameters: {
      dimLamp: { level: validator({ type: 'integer', maximum: 100 }) },
      getLamp: { id: validator({ type: 'string', maxLength: 4 }) },
    },
  },
  exampleResponses: { describeLamp: () => ({ text: 'an example' }) },
  rules: {
    operations: {
      dimLamp,
      breakLamp: () => {
        throw new TypeError('the bulb is missing');
      },
    },
  },
};

function open(options: Partial<KernelOptions> = {}) {
  dimLamp.mockReset();
  const services = { city: service };
  const rows = {
    lamps: [
      { id: '1', name: 'Alpha' },
      { id: '2', name: 'Beta', poleId: '1' },
    ],
  };
  const platform = createKernel({
    services,
    store: new Store(createCollectionShapes(services), rows),
    hasher: webHasher,
    clock: () => 0,
    random: bytes => new Uint8Array(bytes).fill(171),
    product: { version: '1', mode: 'smartLight', isSimulated: true },
    loginFailures: () => 10,
    ...options,
  });
  return async (method: string, path: string, body?: unknown, type = 'application/json') => {
    const response = await platform.handleRequest(
      new Request(`http://localhost/api/city${path}`, {
        method,
        ...(body !== undefined && {
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'content-type': type },
        }),
      }),
    );
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, body: parsed };
  };
}

const filter = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
const errorResponse = (status: number, code: number, rest: object = {}) => ({
  status,
  body: { error: { statusCode: status, code, ...rest } },
});

describe('the kernel, with a document that it has never seen', () => {
  it('lists, counts and reads the records of a resource', async () => {
    const call = open();
    expect(await call('GET', `/lamps?_=1&${filter({ where: { name: { like: 'lph' } } })}`)).toEqual(
      { status: 200, body: [{ id: '1', name: 'Alpha' }] },
    );
    expect(await call('GET', '/lamps/count?where=%7B%22name%22%3A%22Beta%22%7D')).toEqual({
      status: 200,
      body: { count: 1 },
    });
    expect(
      await call('GET', `/lamps/2?${filter({ include: 'pole', fields: ['poleId'] })}`),
    ).toEqual({ status: 200, body: { poleId: '1', pole: { id: '1', name: 'Alpha' } } });
  });

  it('creates, changes and deletes them, and keeps what it did', async () => {
    const call = open();
    const id = 'ab'.repeat(12);
    const created = { status: 200, body: { id, name: 'Gamma' } };
    expect(await call('POST', '/lamps', { name: 'Gamma' })).toEqual(created);
    expect(await call('PATCH', '/lamps/1', { id: '1', name: 'Delta' })).toEqual({
      status: 200,
      body: { id: '1', name: 'Delta' },
    });
    expect(await call('DELETE', '/lamps/2')).toEqual({ status: 200, body: { count: 1 } });
    expect(await call('DELETE', '/lamps/2')).toEqual({ status: 200, body: { count: 0 } });
    const left = await call('GET', '/lamps');
    expect(left.body).toEqual([{ id: '1', name: 'Delta' }, created.body]);
  });

  it('responds to an operation without a rule by the example of its document', async () => {
    expect(await open()('GET', '/lamps/1/description')).toEqual({
      status: 200,
      body: { text: 'an example' },
    });
  });

  it('gives a rule its parameters as the document types them', async () => {
    expect(await open()('POST', '/lamps/1/dim?level=40')).toEqual({ status: 204, body: undefined });
    expect(dimLamp).toHaveBeenCalledWith(
      expect.objectContaining({ path: { id: '1' }, query: { level: 40 } }),
    );
  });

  it.each([
    ['GET', '/poles', undefined, errorResponse(404, 59)],
    ['PUT', '/lamps/1', undefined, errorResponse(404, 2)],
    ['GET', '/lamps/9', undefined, errorResponse(404, 6, { message: 'Unknown "lamps" id "9".' })],
    ['GET', '/lamps/12345', undefined, errorResponse(400, 1)],
    ['GET', '/lamps/%E5', undefined, errorResponse(400, 1)],
    ['PATCH', '/lamps/9', { name: 'x' }, errorResponse(404, 6)],
    ['GET', '/lamps?filter={bad', undefined, errorResponse(400, 1)],
    ['GET', '/lamps?filter[limit]=1', undefined, errorResponse(400, 1)],
    ['GET', '/lamps?filter=%7B%22limit%22%3A-1%7D', undefined, errorResponse(400, 1)],
    ['POST', '/lamps/1/dim', undefined, errorResponse(400, 1)],
    ['POST', '/lamps/1/dim?level=x', undefined, errorResponse(400, 1)],
    ['POST', '/lamps/1/dim?level=101', undefined, errorResponse(400, 1)],
    ['POST', '/lamps/1/dim?level=1&level=2', undefined, errorResponse(400, 1)],
    ['POST', '/lamps', '{"name"', errorResponse(400, 1, { name: 'SyntaxError' })],
    ['POST', '/lamps', '', errorResponse(422, 22)],
    [
      'POST',
      '/lamps',
      { name: 'far too long', nmae: 1 },
      errorResponse(422, 22, {
        name: 'ValidationError',
        details: including([
          { path: '/name', code: 'maxLength', message: anyText },
          { path: '/nmae', code: 'additionalProperties', message: anyText },
        ]),
      }),
    ],
    [
      'POST',
      '/lamps',
      {},
      errorResponse(422, 22, { details: [expect.objectContaining({ path: '/name' })] }),
    ],
    ['POST', '/lamps', { name: 'x', poleId: '9' }, errorResponse(422, 6)],
    ['PATCH', '/lamps/1', { id: '2' }, errorResponse(422, 22)],
    ['POST', '/lamps', { name: 'x'.repeat(1_100_000) }, errorResponse(413, 78)],
  ])('rejects %s %s', async (method, path, body, expected) => {
    expect(await open()(method, path, body)).toMatchObject(expected);
  });

  it('rejects a body of another media type', async () => {
    expect(await open()('POST', '/lamps', 'name=x', 'text/plain')).toMatchObject(
      errorResponse(415, 2),
    );
  });

  it('rejects a service that it does not have', async () => {
    expect(await open()('GET', '/../../api/media/projects')).toMatchObject(errorResponse(404, 59));
  });

  it('sends bytes as bytes, and with the example of the document where there is no rule', async () => {
    const picture = operation('picture', 'get', '/picture', {
      responses: [{ status: 200, mediaType: 'image/png' }],
    });
    const blank = {
      ...picture,
      id: 'blank',
      path: '/blank',
      responses: [{ status: 200, mediaType: '*/*' }],
    };
    const bytes = Uint8Array.from([0x89, 0x50, 0xff, 0x00]);
    const kernel = createKernel({
      services: {
        city: {
          ...service,
          operations: { picture, blank },
          exampleResponses: { blank: () => Uint8Array.from([7]).buffer },
          rules: {
            operations: {
              picture: () => createBinaryResponse({ type: 'image/png', bytes, name: 'a.png' }),
            },
          },
        },
      },
      store: new Store({}, {}),
      hasher: webHasher,
      clock: () => 0,
      random: length => new Uint8Array(length),
      product: { version: '1', mode: 'smartLight', isSimulated: true },
      loginFailures: () => 10,
    });
    const call = (path: string) =>
      kernel.handleRequest(new Request(`http://localhost/api/city${path}`));
    const shown = await call('/picture');
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    const example = await call('/blank');
    expect(example.headers.get('content-type')).toBe('application/octet-stream');
    expect(new Uint8Array(await example.arrayBuffer())).toEqual(Uint8Array.from([7]));
  });

  it('does not expose an internal error, and reports it to its host', async () => {
    const onError = vi.fn();
    const response = await open({ onError })('POST', '/lamps/1/break');
    expect(response).toMatchObject(errorResponse(500, 19, { message: 'Internal Server Error' }));
    expect(JSON.stringify(response)).not.toContain('bulb');
    expect(onError).toHaveBeenCalledWith(expect.any(TypeError), 'breakLamp');
  });

  it('responds only after its changes are stored, and not with success when storing failed', async () => {
    const services = { city: service };
    const write = vi.fn(() => Promise.reject(new Error('disk full')));
    const store = new Store(
      createCollectionShapes(services),
      {},
      { begin: () => undefined, write, close: () => undefined },
    );
    const call = open({ store, onError: () => undefined });
    expect(await call('POST', '/lamps', { name: 'Gamma' })).toMatchObject(errorResponse(500, 19));
    expect(write).toHaveBeenCalledWith([
      { collection: 'lamps', id: 'ab'.repeat(12), value: containing('Gamma') },
    ]);
  });

  it('keeps what a rule did before it rejected', async () => {
    const services = { city: service };
    const write = vi.fn();
    const store = new Store(
      createCollectionShapes(services),
      {},
      { begin: () => undefined, write, close: () => undefined },
    );
    const call = open({ store });
    dimLamp.mockImplementation(({ platform }) => {
      platform.store.put('dimmings', { id: '1' });
      throw httpErrors.forbidden('not at night');
    });
    expect(await call('POST', '/lamps/1/dim?level=1')).toMatchObject(errorResponse(403, 33));
    expect(write).toHaveBeenCalledOnce();
  });
});
