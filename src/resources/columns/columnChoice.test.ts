import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createField, createResource } from '../../../tests/support/testDescriptors.ts';
import { sanitizeColumnChoice, moveColumn, setColumnShown } from './columnChoice.ts';

const field = (source: string, column?: number) =>
  createField({ kind: 'text', source, ...(column !== undefined && { column }) });
const lamps = createResource({
  fields: [
    field('id'),
    field('power', 2),
    field('name', 1),
    createField({ kind: 'password', source: 'secret', writeOnly: true }),
    field('note'),
  ],
});
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const defaultChoice = sanitizeColumnChoice(lamps, undefined);

describe('the columns of a list', () => {
  it('are those of its document, then all else that can be read', () => {
    expect(defaultChoice).toEqual({
      order: ['name', 'power', 'id', 'note'],
      shown: ['name', 'power'],
    });
  });

  it('are the first six fields by default', () => {
    const bare = createResource({ fields: letters.map(one => field(one)) });
    expect(sanitizeColumnChoice(bare, null).shown).toEqual(letters.slice(0, 6));
  });

  it('are the name and six more where a tablet has no room for all, measured values last', () => {
    const manyFields = createResource({
      fields: [
        createField({ kind: 'number', source: 'voltage', column: 0 }),
        ...['id', 'name'].map((source, at) => field(source, at + 1)),
        createField({ kind: 'integer', source: 'level', column: 3 }),
        ...['where', 'who'].map((source, at) => field(source, at + 4)),
        createField({ kind: 'enum', source: 'state', choices: [], column: 6 }),
        createField({ kind: 'dateTime', source: 'since', column: 7 }),
      ],
    });
    expect(sanitizeColumnChoice(manyFields, null, true).shown).toEqual([
      ...['voltage', 'id', 'name', 'where', 'who', 'state', 'since'],
    ]);
    const order = manyFields.fields.map(({ source }) => source);
    const storedChoice = { order, shown: ['name', 'who'] };
    expect(sanitizeColumnChoice(manyFields, storedChoice, true).shown).toEqual(['name', 'who']);
  });

  it('lose a removed field, and gain a new one as its document shows it', () => {
    const stored = { order: ['gone', 'id', 'name'], shown: ['gone', 'id', 'name'] };
    expect(sanitizeColumnChoice(lamps, stored)).toEqual({
      order: ['id', 'name', 'power', 'note'],
      shown: ['id', 'name', 'power'],
    });
  });

  it('keep the one that names a record, whatever was stored', () => {
    expect(sanitizeColumnChoice(lamps, { order: ['name', 'power'], shown: [] }).shown).toEqual([
      'name',
    ]);
  });

  it('are every field once, whatever the browser has stored', () => {
    const lists = fc.array(
      fc.oneof(fc.constantFrom(...defaultChoice.order, 'secret', '__proto__'), fc.string()),
    );
    const stored = fc.oneof(fc.jsonValue(), fc.record({ order: lists, shown: lists }));
    fc.assert(
      fc.property(stored, anything => {
        const { order, shown } = sanitizeColumnChoice(lamps, anything);
        expect(order.toSorted()).toEqual(defaultChoice.order.toSorted());
        expect(order.filter(one => shown.includes(one))).toEqual(shown);
        expect(shown).toContain('name');
      }),
    );
  });
});

describe('arranging them', () => {
  it('shows and hides one in its position', () => {
    const shown = sanitizeColumnChoice(lamps, setColumnShown(defaultChoice, 'note', true));
    expect(shown.shown).toEqual(['name', 'power', 'note']);
    expect(sanitizeColumnChoice(lamps, setColumnShown(shown, 'power', false)).shown).toEqual([
      'name',
      'note',
    ]);
  });

  it.each([
    ['name', 1, ['power', 'name', 'id', 'note']],
    ['note', 0, ['note', 'name', 'power', 'id']],
    ['name', 99, ['power', 'id', 'note', 'name']],
    ['note', -3, ['note', 'name', 'power', 'id']],
  ])('moves %s to index %i', (source, to, order) => {
    expect(moveColumn(defaultChoice, source, to).order).toEqual(order);
  });
});
