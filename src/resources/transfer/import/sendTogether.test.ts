import { expect, it, vi } from 'vitest';

import { aField, anOperation, aResource } from '../../../../tests/support/fields.ts';
import type { Sending } from './Sending.ts';
import { sendTogether } from './sendTogether.ts';

const field = (source: string) => aField({ kind: 'text', source, required: true });
const body = { mediaType: 'application/json', required: true };
const descriptor = aResource({
  fields: [field('id'), field('name'), field('road')],
  verbs: {
    create: anOperation({
      ...{ id: 'create', is: 'create', method: 'post' },
      body: { ...body, fields: [field('id'), field('name'), field('road')] },
    }),
  },
  imports: {
    operation: anOperation({ id: 'import', is: 'import', method: 'post' }),
    ...{ most: 10, existing: 'existing' },
  },
});

it.each([
  ['7', 7],
  [7, '7'],
])('completes the row %j with the record %j', async (id, stored) => {
  const importRows = vi.fn(() => Promise.resolve({ created: 0, updated: 1, failed: [] }));
  const getMany = () => Promise.resolve({ data: [{ id: stored, name: 'Old', road: 'East' }] });
  const refuse = vi.fn();
  const sending = {
    ...{ provider: { getMany, importRows }, descriptor, mode: 'update', refuse },
    ...{ done: vi.fn(), failed: vi.fn(), missing: String, goesOn: () => true },
  } as unknown as Sending;
  const row = { at: 0, line: 2, action: 'update', id, values: { name: 'New' } } as const;
  await sendTogether([row], sending, () => undefined);
  expect(refuse).not.toHaveBeenCalled();
  const whole = { id, name: 'New', road: 'East' };
  expect(importRows).toHaveBeenCalledExactlyOnceWith(descriptor.name, [whole], 'update');
});
