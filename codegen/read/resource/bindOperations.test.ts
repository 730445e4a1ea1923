import { expect, it } from 'vitest';

import type { OpenApiDocument, OperationObject, SchemaObject } from '../../openapi.ts';
import { bindOperations } from './bindOperations.ts';

const lamp: SchemaObject = { type: 'object', properties: { name: { type: 'string' } } };
const respond = (schema: SchemaObject): OperationObject => ({
  responses: { 200: { content: { 'application/json': { schema } } } },
});
const accept = (schema: SchemaObject): OperationObject => ({
  requestBody: { content: { 'application/json': { schema } } },
  responses: { 204: {} },
});

const document = (switchExtension?: OperationObject['x-console']): OpenApiDocument => ({
  openapi: '3.1.0',
  paths: {
    '/api/lamps': { get: respond({ type: 'array', items: lamp }), post: accept(lamp) },
    '/api/lamps/count': { get: respond({ properties: { count: { type: 'integer' } } }) },
    '/api/lamps/{id}': {
      get: respond(lamp),
      put: accept(lamp),
      patch: accept(lamp),
      delete: { responses: { 204: {} } },
    },
    '/api/lamps/{id}/switch': {
      post: {
        ...accept({ properties: { on: { type: 'boolean' } } }),
        ...(switchExtension && { 'x-console': switchExtension }),
      },
    },
    '/api/lamps/reset': { post: { responses: { 204: {} } } },
    '/api/health': { get: respond({ properties: { state: { type: 'string' } } }) },
  },
});

/** Returns the bindings by method and path. */
const bind = (switchExtension?: OperationObject['x-console']) =>
  Object.fromEntries(
    bindOperations(document(switchExtension)).map(({ found, binding }) => [
      `${found.method} ${found.template.replace('/api', '')}`,
      [binding.kind, binding.resource, binding.appliesTo].filter(Boolean).join(' '),
    ]),
  );

it('binds each verb of a resource once, by method and path; what is none is an action or a call', () => {
  expect(bind()).toEqual({
    'get /lamps': 'list lamps',
    'post /lamps': 'create lamps',
    'get /lamps/count': 'count lamps',
    'get /lamps/{id}': 'one lamps',
    'patch /lamps/{id}': 'update lamps',
    'put /lamps/{id}': 'none',
    'delete /lamps/{id}': 'delete lamps',
    'post /lamps/{id}/switch': 'action lamps record',
    'post /lamps/reset': 'action lamps collection',
    'get /health': 'none',
  });
});

it('binds an operation as its document declares, and the others as before', () => {
  const stated = bind({ kind: 'action', resource: 'poles', appliesTo: 'selection' });
  expect(stated).toEqual({ ...bind(), 'post /lamps/{id}/switch': 'action poles selection' });
  expect(bind({ kind: 'none' })).toEqual({ ...bind(), 'post /lamps/{id}/switch': 'none' });
});

it('shows which bindings the document declares', () => {
  const declared = bindOperations(document({ kind: 'action', resource: 'lamps' }))
    .filter(({ binding }) => binding.isStated)
    .map(({ found }) => found.template);
  expect(declared).toEqual(['/api/lamps/{id}/switch']);
});
