import { describe, expect, it } from 'vitest';

import type { FieldDescriptor } from '../../schema/field.ts';
import { aField } from '../../../tests/support/fields.ts';
import { judgeField } from './judgeField.ts';

const choices = [{ value: 'on', label: { en: 'On', zh: '开' } }];

describe('a value is judged by its document', () => {
  const table: readonly [FieldDescriptor, unknown, string | undefined][] = [
    [aField({ kind: 'text', required: true }), '', 'no.empty'],
    [aField({ kind: 'text' }), '', undefined],
    [aField({ kind: 'boolean', required: true }), false, undefined],
    [aField({ kind: 'integer', required: true }), 0, undefined],
    [aField({ kind: 'list', required: true, item: aField({ kind: 'text' }) }), [], 'no.empty'],
    [aField({ kind: 'text', minLength: 2 }), 'a', 'form.tooShort'],
    [aField({ kind: 'text', minLength: 2 }), 'ab', undefined],
    [aField({ kind: 'text', maxLength: 2 }), 'abc', 'form.tooLong'],
    [aField({ kind: 'text', maxLength: 2 }), '😀😀', undefined],
    [aField({ kind: 'text', pattern: '^\\p{Script=Han}+$' }), '滨江', undefined],
    [aField({ kind: 'text', pattern: '^\\p{Script=Han}+$' }), 'Bin', 'form.pattern'],
    [aField({ kind: 'password', minLength: 8 }), 'short', 'form.tooShort'],
    [aField({ kind: 'email' }), 'office', 'validation.email.wrong'],
    [aField({ kind: 'email' }), 'office@city.cn', undefined],
    [aField({ kind: 'url' }), 'javascript:alert(1)', 'form.url'],
    [aField({ kind: 'url' }), 'https://city.example', undefined],
    [aField({ kind: 'number' }), 'abc', 'form.number'],
    [aField({ kind: 'integer' }), 1.5, 'form.integer'],
    [aField({ kind: 'integer', minimum: 5 }), 4, 'form.min'],
    [aField({ kind: 'integer', minimum: 5, maximum: 120 }), 5, undefined],
    [aField({ kind: 'integer', maximum: 120 }), 121, 'form.max'],
    [aField({ kind: 'number', exclusiveMinimum: 0 }), 0, 'form.above'],
    [aField({ kind: 'number', exclusiveMaximum: 1 }), '1.0', 'form.below'],
    [aField({ kind: 'number', multipleOf: 0.1 }), 0.3, undefined],
    [aField({ kind: 'number', multipleOf: 0.5 }), 0.3, 'form.multiple'],
    [aField({ kind: 'duration', minimum: 60 }), 59, 'form.min'],
    [aField({ kind: 'color' }), 'petrol', 'form.color'],
    [aField({ kind: 'color' }), '#0b6675', undefined],
    [aField({ kind: 'enum', choices }), 'off', 'validation.include'],
    [aField({ kind: 'enum', choices }), 'on', undefined],
    [aField({ kind: 'enumList', choices, uniqueItems: true }), ['on', 'on'], 'form.unique'],
    [
      aField({ kind: 'referenceList', reference: 'roles', maxItems: 1 }),
      ['a', 'b'],
      'form.tooMany',
    ],
    [aField({ kind: 'enumList', choices, minItems: 2 }), ['on'], 'form.tooFew'],
    [aField({ kind: 'geoPoint' }), { lat: 30, lng: 120 }, undefined],
    [aField({ kind: 'geoPoint' }), { lat: 91, lng: 120 }, 'validation.latitude.wrong'],
    [aField({ kind: 'geoPoint' }), { lat: 30, lng: -181 }, 'validation.longitude.wrong'],
    [aField({ kind: 'geoPoint' }), { lat: 30 }, 'form.place'],
    [aField({ kind: 'unknown', told: 'oneOf' }), { any: 1 }, undefined],
  ];

  it.each(table)('%# %o', (field, value, complaint) => {
    expect(judgeField(field, value)?.key).toBe(complaint);
  });
});

it('says what was found, so that nobody has to count', () => {
  expect(judgeField(aField({ kind: 'text', minLength: 16 }), 'LC330106A024')).toEqual({
    key: 'form.tooShort',
    args: { min: 16, count: 12 },
  });
});
