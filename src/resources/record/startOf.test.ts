import { expect, it } from 'vitest';

import { aField } from '../../../tests/support/fields.ts';
import { startOf } from './startOf.ts';

const choices = [{ value: 'on', label: { en: 'On', zh: '开' } }];

it.each([
  [
    'what the record has',
    aField({ kind: 'text', source: 'a' }),
    aField({ kind: 'text', source: 'a' }),
    { a: 'x' },
    { a: 'x' },
  ],
  [
    'nothing of another kind',
    aField({ kind: 'text', source: 'a' }),
    aField({ kind: 'integer', source: 'a' }),
    { a: 1 },
    {},
  ],
  [
    'nothing that the form would not take',
    aField({ kind: 'enum', source: 'a', choices }),
    aField({ kind: 'enum', source: 'a', choices: [] }),
    { a: 'STRATEGY' },
    {},
  ],
  [
    'the ids of records that came along',
    aField({ kind: 'referenceList', source: 'a', reference: 'domains' }),
    aField({ kind: 'list', source: 'a', item: aField({ kind: 'object', fields: [] }) }),
    { a: [{ id: 'd1', name: 'One' }] },
    { a: ['d1'] },
  ],
  [
    'nothing where there is nothing',
    aField({ kind: 'text', source: 'a' }),
    aField({ kind: 'text', source: 'a' }),
    {},
    {},
  ],
])('a form begins with %s', (_, field, known, record, start) => {
  expect(startOf([field], [known], record)).toEqual(start);
});
