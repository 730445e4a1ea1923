import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';

import type { Validator } from '../../src/schema/validator.ts';
import { sanitizeValue } from './sanitizeValue.ts';

const createValidator = (properties: object, required: readonly string[]): Validator => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: fullFormats });
  return ajv.compile({ type: 'object', properties, required: [...required] }) as Validator;
};

describe('a generated record', () => {
  it.each(['uuid', 'ipv4', 'ipv6', 'hostname', 'duration', 'json-pointer'])(
    'keeps a property that it needs, in the format %s',
    format => {
      const validate = createValidator({ owner: { type: 'string', format } }, ['owner']);
      const sanitized = sanitizeValue(validate, { owner: 'Calm harbour, east' });
      expect(validate(sanitized)).toBe(true);
      expect(sanitized).toHaveProperty('owner');
    },
  );

  it('loses what cannot be sanitized, if it is optional', () => {
    const validate = createValidator({ count: { type: 'integer' } }, []);
    expect(sanitizeValue(validate, { count: 'many', name: 'x' })).toEqual({ name: 'x' });
    expect(
      sanitizeValue(createValidator({ count: { type: 'integer' } }, ['count']), { count: 'many' }),
    ).toBe(undefined);
  });
});
