import { expect, it } from 'vitest';

import type { FieldDescriptor } from '../../schema/field.ts';
import { getDraftValues } from './getDraftValues.ts';

const any = {
  label: { en: 'x', zh: 'x' },
  required: false,
  readOnly: false,
  writeOnly: false,
} as const;
const rest = { nullable: false, sortable: false, filter: [] } as const;
const text = (source: string, more: Partial<FieldDescriptor> = {}) =>
  ({ source, kind: 'text', ...any, ...rest, ...more }) as FieldDescriptor;

const key = text('key', { writeOnly: true });
const secret = text('secret', { kind: 'password' });

it('stores no password and no value that is never read, at any depth [AUTH-13]', () => {
  const fields = [
    text('name'),
    secret,
    key,
    text('server', { kind: 'object', fields: [text('host'), secret] } as never),
    text('users', {
      kind: 'list',
      item: text('', { kind: 'object', fields: [text('name'), key] } as never),
    } as never),
    text('codes', { kind: 'list', item: secret } as never),
    text('way', {
      kind: 'oneOf',
      discriminator: 'by',
      options: [{ value: 'token', label: any.label, fields: [text('at'), key] }],
    } as never),
  ];
  const values = {
    name: 'North',
    secret: 's3',
    key: 's3',
    server: { host: 'h', secret: 's3' },
    users: [{ name: 'Li', key: 's3' }, null],
    codes: ['s3'],
    way: { by: 'token', at: 'x', key: 's3' },
    unknown: 's3',
  };
  expect(getDraftValues(fields, values)).toEqual({
    name: 'North',
    server: { host: 'h' },
    users: [{ name: 'Li' }, null],
    codes: [],
    way: { by: 'token', at: 'x' },
  });
});

it('keeps what was emptied, and leaves out what was never there', () => {
  const fields = [
    text('name'),
    text('other'),
    text('server', { kind: 'object', fields: [] } as never),
  ];
  expect(getDraftValues(fields, { name: null, server: null })).toEqual({
    name: null,
    server: null,
  });
});
