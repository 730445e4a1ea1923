import { expect, it, vi } from 'vitest';

import {
  createField,
  createOperation,
  createResource,
} from '../../../../tests/support/testDescriptors.ts';
import type { SendContext } from './SendContext.ts';
import { sendBatch } from './sendBatch.ts';

const field = (source: string) => createField({ kind: 'text', source, required: true });
const body = { mediaType: 'application/json', required: true };
const descriptor = createResource({
  fields: [field('id'), field('name'), field('road')],
  verbs: {
    create: createOperation({
      ...{ id: 'create', kind: 'create', method: 'post' },
      body: { ...body, fields: [field('id'), field('name'), field('road')] },
    }),
  },
  imports: {
    operation: createOperation({ id: 'import', kind: 'import', method: 'post' }),
    ...{ maxRows: 10, existingParameter: 'existing' },
  },
});

it.each([
  ['7', 7],
  [7, '7'],
])('completes the row %j with the record %j', async (id, stored) => {
  const importRows = vi.fn(() => Promise.resolve({ created: 0, updated: 1, failed: [] }));
  const getMany = () => Promise.resolve({ data: [{ id: stored, name: 'Old', road: 'East' }] });
  const onRejected = vi.fn();
  const context = {
    ...{ provider: { getMany, importRows }, descriptor, mode: 'update', onRejected },
    ...{ onSaved: vi.fn(), onFailed: vi.fn(), formatMissing: String, canContinue: () => true },
  } as unknown as SendContext;
  const row = { at: 0, line: 2, action: 'update', id, values: { name: 'New' } } as const;
  await sendBatch([row], context, () => undefined);
  expect(onRejected).not.toHaveBeenCalled();
  const whole = { id, name: 'New', road: 'East' };
  expect(importRows).toHaveBeenCalledExactlyOnceWith(descriptor.name, [whole], 'update');
});
