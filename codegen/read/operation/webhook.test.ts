import { expect, it } from 'vitest';

import type { MediaTypes, OpenApiDocument, PathItemObject, SchemaObject } from '../../openapi.ts';
import { nameOperations } from '../normalize/nameOperations.ts';
import { readModel } from '../readModel.ts';
import { findWebhooks } from './webhook.ts';

const schema: SchemaObject = { type: 'object', properties: { id: { type: 'string' } } };
const post = (content: MediaTypes, operationId?: string): PathItemObject => ({
  post: { ...(operationId !== undefined && { operationId }), requestBody: { content } },
});

const document = (webhooks: OpenApiDocument['webhooks']): OpenApiDocument => ({
  openapi: '3.1.0',
  paths: { '/lamps': { get: { responses: {} } } },
  ...(webhooks && { webhooks }),
  components: { pathItems: { Lamp: post({ 'application/json': { schema } }) } } as object,
});

it('finds the payloads of webhooks, also of a path item among the components', () => {
  expect(
    findWebhooks(
      document({
        lampAdded: post({ 'application/json': { schema } }),
        lampRemoved: { $ref: '#/components/pathItems/Lamp' },
      }),
    ),
  ).toEqual([
    { name: 'lampAdded', schema },
    { name: 'lampRemoved', schema },
  ]);
});

it.each([
  ['without a body', {}],
  ['with a body that is not JSON', post({ 'text/plain': {} })],
  ['that is no object', 'lampAdded' as unknown as PathItemObject],
  ['with another method', { get: {} }],
])('finds no payload of a webhook %s', (_, item) => {
  expect(findWebhooks(document({ lampAdded: item }))).toEqual([]);
});

it('makes neither an operation nor a resource nor a warning of a webhook', () => {
  const webhooks = { lampAdded: post({ 'application/json': { schema } }, 'lampAdded') };
  const read = (source: OpenApiDocument) => {
    const { operations, resources, warnings } = readModel(
      nameOperations(source).document,
      'lamps.yaml',
    );
    return { operations, resources, warnings };
  };
  const withWebhooks = read(document(webhooks));
  expect(withWebhooks.operations).toHaveLength(1);
  expect(withWebhooks).toEqual(read(document(undefined)));
});
