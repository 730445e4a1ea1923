import { expect, it } from 'vitest';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { buildResponseShape } from './buildResponseShape.ts';

const shapeOf = (
  schema: SchemaObject,
  method: 'get' | 'put' = 'get',
  body?: Pick<NonNullable<OperationDescriptor['body']>, 'mediaType'>,
) => {
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    paths: { '/lamps': { [method]: { responses } } },
    components: {
      schemas: {
        Lamp: {
          type: 'object',
          required: ['id', 'level', 'tags', 'place'],
          properties: {
            id: { type: 'string' },
            level: { type: 'integer' },
            power: { type: 'number' },
            tags: { type: 'array', items: { type: 'string' } },
            place: { anyOf: [{ type: 'object' }, { type: 'null' }] },
            value: {},
          },
        },
      },
    },
  };
  return buildResponseShape(document, {
    method,
    path: '/lamps',
    kind: 'none',
    body,
  } as OperationDescriptor);
};

const lamp = { $ref: '#/components/schemas/Lamp' };
const fields = {
  id: 'scalar?',
  level: 'number',
  power: 'number?',
  tags: 'scalars?',
  place: 'record?',
};

it('a call has a response shape with the JSON types that its readers rely on [REL-04]', () => {
  expect(shapeOf(lamp)).toEqual({ type: 'record', fields });
  expect(shapeOf({ type: 'array', items: lamp })).toEqual({ type: 'list', fields });
  expect(shapeOf({ type: 'array', items: { type: 'string' } })).toEqual({ type: 'scalars' });
  const ids = { type: 'array', items: { type: 'string' } } as const;
  const listed = { type: 'object', required: ['ids'], properties: { ids } } as const;
  expect(shapeOf(listed)).toEqual({ type: 'record', fields: { ids: 'scalars' } });
  expect(shapeOf({ type: 'array', items: { type: 'boolean' } })).toEqual({ type: 'list' });
});

it('an upload has a response shape, because what is stored is known from it only [REL-04]', () => {
  expect(shapeOf(lamp, 'put', { mediaType: 'multipart/form-data' })).toEqual({
    type: 'record',
    fields,
  });
  expect(shapeOf(lamp, 'put', { mediaType: 'application/json' })).toBeUndefined();
});

it('a call has no response shape when it may be null or of several types, or is no read', () => {
  expect(shapeOf({ anyOf: [lamp, { type: 'null' }] })).toBeUndefined();
  expect(shapeOf({ type: ['string', 'number'] })).toBeUndefined();
  expect(shapeOf({})).toBeUndefined();
  expect(shapeOf(lamp, 'put')).toBeUndefined();
});
