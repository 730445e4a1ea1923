import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createField } from '../../tests/support/testDescriptors.ts';
import type { FieldDescriptor } from './field.ts';
import {
  isReadable,
  UNREADABLE_KEY,
  unreadableValue,
  withReadableFields,
} from './readableValue.ts';

const geoPointField = createField({ kind: 'geoPoint', source: 'place' });
const name = createField({ kind: 'text', source: 'name' });
const power = createField({ kind: 'number', source: 'power' });
const meta = createField({ kind: 'object', source: 'meta', fields: [power] });
const parts = createField({
  kind: 'list',
  source: 'parts',
  item: createField({ kind: 'object', source: 'part', fields: [name] }),
});
const fields: readonly FieldDescriptor[] = [name, power, geoPointField, meta, parts];

describe('a value that its field cannot read', () => {
  it.each([
    [name, 'x', true],
    [name, 7, true],
    [name, {}, false],
    [name, ['x'], false],
    [name, null, true],
    [name, undefined, true],
    [power, -1e15, true],
    [power, '7', false],
    [createField({ kind: 'boolean' }), 'true', false],
    [geoPointField, { lat: 1, lng: 2 }, true],
    [geoPointField, { lat: '1', lng: 2 }, false],
    [geoPointField, [1, 2], false],
    [createField({ kind: 'reference', reference: 'roles' }), 7, true],
    [createField({ kind: 'reference', reference: 'roles' }), { id: 7 }, false],
    [createField({ kind: 'referenceList', reference: 'domains' }), ['a', {}], false],
    [parts, {}, false],
    [createField({ kind: 'unknown', description: '' }), { a: 1 }, true],
  ])('%# is distinguished from one that it can', (field, value, expected) => {
    expect(isReadable(field, value)).toBe(expected);
  });

  it('is moved out of the record, and stays to be shown', () => {
    const record = { id: 1, name: { first: 'Li' }, power: 5 };
    const read = withReadableFields(fields, record);
    expect(read).toEqual({ id: 1, power: 5, [UNREADABLE_KEY]: { name: { first: 'Li' } } });
    expect(unreadableValue(name, read)).toEqual({ first: 'Li' });
    expect(unreadableValue(power, read)).toBeUndefined();
  });

  it('is moved out of the object that holds it', () => {
    const record = { meta: { power: 'x' }, parts: [{ name: 'a' }, { name: {} }, 7] };
    expect(withReadableFields(fields, record)).toEqual({
      meta: { [UNREADABLE_KEY]: { power: 'x' } },
      parts: [{ name: 'a' }, { [UNREADABLE_KEY]: { name: {} } }, 7],
    });
  });

  it('never makes a record of readable values another object, and loses no value of any', () => {
    const record = fc.record({
      name: fc.jsonValue(),
      power: fc.jsonValue(),
      place: fc.jsonValue(),
      meta: fc.jsonValue(),
    });
    fc.assert(
      fc.property(record, owner => {
        const read = withReadableFields(fields.slice(0, 3), owner);
        const isWhole = fields
          .slice(0, 3)
          .every(each => isReadable(each, owner[each.source as 'name']));
        expect(read === owner).toBe(isWhole);
        const { [UNREADABLE_KEY]: moved, ...rest } = read as Record<string, unknown>;
        expect({ ...rest, ...(moved as object | undefined) }).toEqual(owner);
      }),
    );
  });
});
