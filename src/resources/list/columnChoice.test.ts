import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aField, aResource } from '../../../tests/support/fields.ts';
import { mendChoice, withMoved, withShown } from './columnChoice.ts';

const field = (source: string, column?: number) =>
  aField({ kind: 'text', source, ...(column !== undefined && { column }) });
const lamps = aResource({
  fields: [
    field('id'),
    field('power', 2),
    field('name', 1),
    aField({ kind: 'password', source: 'secret', writeOnly: true }),
    field('note'),
  ],
});
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const usual = mendChoice(lamps, undefined);

describe('the columns of a list', () => {
  it('are those of its document, then all else that can be read', () => {
    expect(usual).toEqual({ order: ['name', 'power', 'id', 'note'], shown: ['name', 'power'] });
  });

  it('are the first six fields where the document says nothing', () => {
    const bare = aResource({ fields: letters.map(one => field(one)) });
    expect(mendChoice(bare, null).shown).toEqual(letters.slice(0, 6));
  });

  it('are the name, states, levels and times where a tablet has no room for all', () => {
    const many = aResource({
      fields: [
        ...['id', 'name', 'note'].map((source, at) => field(source, at)),
        aField({ kind: 'enum', source: 'state', choices: [], column: 3 }),
        ...['where', 'who'].map((source, at) => field(source, at + 4)),
        aField({ kind: 'integer', source: 'level', column: 6 }),
        aField({ kind: 'dateTime', source: 'since', column: 7 }),
      ],
    });
    expect(mendChoice(many, null, true).shown).toEqual(['id', 'name', 'state', 'level', 'since']);
    const order = many.fields.map(({ source }) => source);
    const mine = { order, shown: ['name', 'who'] };
    expect(mendChoice(many, mine, true).shown).toEqual(['name', 'who']);
  });

  it('lose a field that is gone, and gain a new one as its document shows it', () => {
    const kept = { order: ['gone', 'id', 'name'], shown: ['gone', 'id', 'name'] };
    expect(mendChoice(lamps, kept)).toEqual({
      order: ['id', 'name', 'power', 'note'],
      shown: ['id', 'name', 'power'],
    });
  });

  it('keep the one that names a record, whatever was kept', () => {
    expect(mendChoice(lamps, { order: ['name', 'power'], shown: [] }).shown).toEqual(['name']);
  });

  it('are every field once, whatever the browser has kept', () => {
    const lists = fc.array(
      fc.oneof(fc.constantFrom(...usual.order, 'secret', '__proto__'), fc.string()),
    );
    const kept = fc.oneof(fc.jsonValue(), fc.record({ order: lists, shown: lists }));
    fc.assert(
      fc.property(kept, anything => {
        const { order, shown } = mendChoice(lamps, anything);
        expect(order.toSorted()).toEqual(usual.order.toSorted());
        expect(order.filter(one => shown.includes(one))).toEqual(shown);
        expect(shown).toContain('name');
      }),
    );
  });
});

describe('arranging them', () => {
  it('shows and hides one where it stands', () => {
    const shown = mendChoice(lamps, withShown(usual, 'note', true));
    expect(shown.shown).toEqual(['name', 'power', 'note']);
    expect(mendChoice(lamps, withShown(shown, 'power', false)).shown).toEqual(['name', 'note']);
  });

  it.each([
    ['name', 1, ['power', 'name', 'id', 'note']],
    ['note', 0, ['note', 'name', 'power', 'id']],
    ['name', 99, ['power', 'id', 'note', 'name']],
    ['note', -3, ['note', 'name', 'power', 'id']],
  ])('moves %s to place %i', (source, to, order) => {
    expect(withMoved(usual, source, to).order).toEqual(order);
  });
});
