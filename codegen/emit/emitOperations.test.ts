import { expect, it } from 'vitest';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceModel } from '../model.ts';
import { emitOperations } from './emitOperations.ts';

const operation = (id: string): OperationDescriptor => ({
  ...{ id, service: 'lamps', method: 'get', path: '/lamps', kind: 'none', secured: true },
  ...{ parameters: [], responses: [], label: { en: id, zh: id }, physical: false, job: false },
  errorCodes: [],
});

const emit = (...ids: readonly string[]) =>
  emitOperations(
    {
      document: {},
      operations: ids.map(operation),
      resources: [],
      source: 'openapi/lamps.yaml',
    } as unknown as ServiceModel,
    '../schema',
  );

it('gives each operation a file, and one file that combines them in document order', () => {
  const texts = emit('switchOn', 'dim');
  expect(Object.keys(texts)).toEqual([
    'operations/switchOn.ts',
    'operations/dim.ts',
    'operations.ts',
  ]);
  expect(texts['operations/dim.ts']).toContain('id: "dim"');
  expect(texts['operations.ts']).toMatch(/switchOn: operation0,\s+dim: operation1,/);
});

it('distinguishes names that a file system does not, and drops characters that a path cannot contain', () => {
  expect(Object.keys(emit('getLamp', 'getlamp', 'get/lamp', '../up', 'delete'))).toEqual([
    'operations/getLamp.ts',
    'operations/getlamp-1.ts',
    'operations/get-lamp.ts',
    'operations/-up.ts',
    'operations/delete.ts',
    'operations.ts',
  ]);
});
