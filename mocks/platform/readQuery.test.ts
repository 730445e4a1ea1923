import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { assertValidPath, readQuery } from './readQuery.ts';

const ajv = new Ajv2020({ allErrors: true });
const validator = (schema: object) => ajv.compile(schema) as unknown as Validator;
const validators = {
  level: validator({ type: 'integer', maximum: 100 }),
  on: validator({ type: 'boolean' }),
  code: validator({ type: 'string' }),
};
const operation = {
  id: 'dimLamp',
  parameters: Object.keys(validators).map(name => ({
    name,
    in: 'query',
    required: false,
    json: false,
  })),
} as unknown as OperationDescriptor;

const read = (text: string) => readQuery(operation, new URLSearchParams(text), validators);

describe('the parameters of a call', () => {
  it('are of the type that the document declares, and text of digits stays text', () => {
    expect(read('level=40&on=false&code=007')).toEqual({ level: 40, on: false, code: '007' });
    expect(read('code=true')).toEqual({ code: 'true' });
  });

  it.each([
    ['level=101', 'level must be <= 100'],
    ['level=4.5', 'level must be integer'],
    ['level=', 'level must be integer'],
    ['level=true', 'level must be integer'],
    ['on=1', 'on must be boolean'],
  ])('are rejected after decoding: %s', (text, message) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ message }));
  });

  it('are validated after decoding in the path, too', () => {
    expect(() => assertValidPath({ level: '40', code: '40' }, validators)).not.toThrow();
    expect(() => assertValidPath({ level: '101' }, validators)).toThrow('level must be <= 100');
    expect(() => assertValidPath({ level: 'dim' }, validators)).toThrow('level must be integer');
  });
});
