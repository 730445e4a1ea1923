import { expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { fromOperandFormValues } from './operandFormValues.ts';

const id = createField({ kind: 'text', source: 'id', rule: 'deviceId', filter: ['eq', 'inq'] });
const street = createField({ kind: 'text', source: 'street', filter: ['eq', 'like'] });

it.each([
  [id, 'eq', '\u200bａ02f\u202a0001', 'A02F0001'],
  [id, 'inq', ['\u200ea1', 'b2'], ['A1', 'B2']],
  [street, 'eq', '\u200bＡ Street', 'Ａ Street'],
  [street, 'like', 'Wang\u200bjiang', 'Wangjiang'],
] as const)(
  'a filter on %j with %s is without the invisible characters of a pasted text',
  (field, operator, value, expected) => {
    expect(fromOperandFormValues(field, operator, { value })).toEqual(expected);
  },
);
