import { expect, it } from 'vitest';

import type { ServiceModel } from '../model.ts';
import { emitCalls } from './emitCatalogue.ts';
import { emitResources } from './emitResources.ts';

const operation = (id: string) => ({
  ...{ id, service: 'lamps', method: 'get', path: `/lamps/${id}`, secured: true },
  parameters: [
    { name: 'where', in: 'query', required: false, json: true, field: { source: 'where' } },
  ],
  body: { mediaType: 'application/json', required: true, fields: [{ source: 'level' }] },
  responses: [{ status: 200, mediaType: 'application/json', value: {} }, { status: 401 }],
  label: { en: `Words of ${id}`, zh: id },
});

const model = {
  name: 'lamps',
  source: 'openapi/lamps.yaml',
  document: {},
  operations: ['report', 'dim', 'list/all'].map(operation),
  resources: [{ name: 'lamps', verbs: { list: 'list/all' }, actions: ['dim'] }],
} as unknown as ServiceModel;

it('a resource imports the operations that it names, and no others', () => {
  const text = emitResources(model, '../schema');
  expect([...text.matchAll(/from '(.*)';/g)].map(([, from]) => from)).toEqual([
    '../schema/resource.ts',
    './operations/dim.ts',
    './operations/list-all.ts',
  ]);
  expect(text).toMatch(/list: \$1,/);
  expect(text).toMatch(/actions: \[\s*\$0,\s*\]/);
});

it('a call describes its requirements, without texts and forms', () => {
  const text = emitCalls([model], './schema');
  expect(text).toContain('"list/all": {');
  expect(text).toContain('path: "/lamps/dim"');
  expect(text).toContain('mediaType: "application/json"');
  expect(text).not.toMatch(/Words of|level|field|401/);
});
