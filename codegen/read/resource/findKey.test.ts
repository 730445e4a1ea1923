import { expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import type { BoundOperation } from '../operation/BoundOperation.ts';
import { findKey } from './findKey.ts';

/** The operation that reads one lamp at a path. */
const readAt = (template: string): BoundOperation => ({
  found: { id: 'getLamp', method: 'get', template, operation: {}, parameters: [], at: [] },
  binding: { kind: 'one', resource: 'lamps', isStated: false },
});

const textFields = (...sources: readonly string[]) =>
  sources.map(source => createField({ source, kind: 'text' }));

it.each([
  ['/lamps/{lampId}', ['id', 'lampId'], 'lampId'],
  ['/lamps/{lampSerial}', ['id', 'serial'], 'serial'],
  ['/lamps/{lampId}', ['name', 'id'], 'id'],
  ['/lamps/{lampTypeAddress}', ['name', 'typeAddress'], 'typeAddress'],
  ['/lamps/{serial_number}', ['name', 'serialNumber'], 'serialNumber'],
  ['/lamps/{key}', ['lampCode', 'colour'], 'lampCode'],
  ['/lamps', ['name', 'uuid'], 'uuid'],
  ['/lamps/{lampId}', ['height', 'colour'], undefined],
])('the key at %s of a record with %j is %s', (template, sources, key) => {
  expect(findKey('lamps', [readAt(template)], textFields(...sources))).toBe(key);
});

it('is no field that a path cannot contain', () => {
  const fields = [createField({ source: 'id', kind: 'boolean' }), ...textFields('code')];
  expect(findKey('lamps', [readAt('/lamps/{id}')], fields)).toBe('code');
});
