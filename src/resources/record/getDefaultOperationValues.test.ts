import { expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { getDefaultOperationValues } from './getDefaultOperationValues.ts';

const choices = [{ value: 'on', label: { en: 'On', zh: '开' } }];

it.each([
  [
    'what the record has',
    createField({ kind: 'text', source: 'a' }),
    createField({ kind: 'text', source: 'a' }),
    { a: 'x' },
    { a: 'x' },
  ],
  [
    'nothing of another kind',
    createField({ kind: 'text', source: 'a' }),
    createField({ kind: 'integer', source: 'a' }),
    { a: 1 },
    {},
  ],
  [
    'nothing that the form would not take',
    createField({ kind: 'enum', source: 'a', choices }),
    createField({ kind: 'enum', source: 'a', choices: [] }),
    { a: 'STRATEGY' },
    {},
  ],
  [
    'the ids of records that came along',
    createField({ kind: 'referenceList', source: 'a', reference: 'domains' }),
    createField({ kind: 'list', source: 'a', item: createField({ kind: 'object', fields: [] }) }),
    { a: [{ id: 'd1', name: 'One' }] },
    { a: ['d1'] },
  ],
  [
    'nothing where there is nothing',
    createField({ kind: 'text', source: 'a' }),
    createField({ kind: 'text', source: 'a' }),
    {},
    {},
  ],
])('a form starts with %s', (_, field, known, record, start) => {
  expect(getDefaultOperationValues([field], [known], record)).toEqual(start);
});
