import { describe, expect, it } from 'vitest';

import type { FieldDescriptor } from '../../schema/field.ts';
import { createField } from '../../../tests/support/testDescriptors.ts';
import { normalizeByRule } from './fieldRules.ts';
import { validateField } from './validateField.ts';

const choices = [{ value: 'on', label: { en: 'On', zh: '开' } }];

describe('a value is validated by its document', () => {
  const table: readonly [FieldDescriptor, unknown, string | undefined][] = [
    [createField({ kind: 'text', required: true }), '', 'no.empty'],
    [createField({ kind: 'text' }), '', undefined],
    [createField({ kind: 'boolean', required: true }), false, undefined],
    [createField({ kind: 'integer', required: true }), 0, undefined],
    [
      createField({ kind: 'list', required: true, item: createField({ kind: 'text' }) }),
      [],
      'no.empty',
    ],
    [createField({ kind: 'text', minLength: 2 }), 'a', 'form.tooShort'],
    [createField({ kind: 'text', minLength: 2 }), 'ab', undefined],
    [createField({ kind: 'text', maxLength: 2 }), 'abc', 'form.tooLong'],
    [createField({ kind: 'text', maxLength: 2 }), '😀😀', undefined],
    [createField({ kind: 'text', pattern: '^\\p{Script=Han}+$' }), '滨江', undefined],
    [createField({ kind: 'text', pattern: '^\\p{Script=Han}+$' }), 'Bin', 'form.pattern'],
    [createField({ kind: 'password', minLength: 8 }), 'short', 'form.tooShort'],
    [createField({ kind: 'email' }), 'office', 'validation.email.wrong'],
    [createField({ kind: 'email' }), 'office@city.cn', undefined],
    [createField({ kind: 'url' }), 'javascript:alert(1)', 'form.url'],
    [createField({ kind: 'url' }), 'https://city.example', undefined],
    [createField({ kind: 'number' }), 'abc', 'form.number'],
    [createField({ kind: 'integer' }), 1.5, 'form.integer'],
    [createField({ kind: 'integer', minimum: 5 }), 4, 'form.min'],
    [createField({ kind: 'integer', minimum: 5, maximum: 120 }), 5, undefined],
    [createField({ kind: 'integer', maximum: 120 }), 121, 'form.max'],
    [createField({ kind: 'number', exclusiveMinimum: 0 }), 0, 'form.above'],
    [createField({ kind: 'number', exclusiveMaximum: 1 }), '1.0', 'form.below'],
    [createField({ kind: 'number', multipleOf: 0.1 }), 0.3, undefined],
    [createField({ kind: 'number', multipleOf: 0.5 }), 0.3, 'form.multiple'],
    [createField({ kind: 'duration', minimum: 60 }), 59, 'form.min'],
    [createField({ kind: 'color' }), 'petrol', 'form.color'],
    [createField({ kind: 'color' }), '#0b6675', undefined],
    [createField({ kind: 'enum', choices }), 'off', 'validation.include'],
    [createField({ kind: 'enum', choices }), 'on', undefined],
    [createField({ kind: 'enumList', choices, uniqueItems: true }), ['on', 'on'], 'form.unique'],
    [
      createField({ kind: 'referenceList', reference: 'roles', maxItems: 1 }),
      ['a', 'b'],
      'form.tooMany',
    ],
    [createField({ kind: 'enumList', choices, minItems: 2 }), ['on'], 'form.tooFew'],
    [createField({ kind: 'geoPoint' }), { lat: 30, lng: 120 }, undefined],
    [createField({ kind: 'geoPoint' }), { lat: 91, lng: 120 }, 'validation.latitude.wrong'],
    [createField({ kind: 'geoPoint' }), { lat: 30, lng: -181 }, 'validation.longitude.wrong'],
    [createField({ kind: 'geoPoint' }), { lat: 30 }, 'form.position'],
    [createField({ kind: 'unknown', description: 'oneOf' }), { any: 1 }, undefined],
  ];

  it.each(table)('%# %o', (field, value, expectedKey) => {
    expect(validateField(field, value)?.key).toBe(expectedKey);
  });
});

it('names the actual length, so that counting is not necessary', () => {
  expect(validateField(createField({ kind: 'text', minLength: 16 }), 'LC330106A024')).toEqual({
    key: 'form.tooShort',
    args: { min: 16, count: 12 },
  });
});

it.each([
  ['deviceId', '\u202aｓslc\u200b0001\u200e', 'SSLC0001'],
  ['ipAddress', '\u200e１９２.168.0.1\u200b', '192.168.0.1'],
  ['digits', '\ufeff１３９00', '13900'],
  ['email', 'office＠city.cn\u200b', 'office@city.cn'],
  ['specification', '\u202dＬＣ-330', 'LC-330'],
  ['username', 'ｌi\u200bwei', 'liwei'],
  ['deviceName', '灯（东）', '灯（东）'],
] as const)('pasted text of the rule %s, %j, becomes %j [VALID-06]', (rule, typed, text) => {
  expect(normalizeByRule(createField({ kind: 'text', rule }), typed)).toBe(text);
});
