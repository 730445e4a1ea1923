import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { findConflicts, mergeChanges } from './mergeChanges.ts';
import { findOtherChanges } from './findOtherChanges.ts';

const name = createField({ kind: 'text', source: 'name' });
const power = createField({ kind: 'number', source: 'power' });
const tags = createField({ kind: 'enumList', source: 'tags', choices: [] });
const serial = createField({ kind: 'text', source: 'serial', readOnly: true });
const pole = createField({ kind: 'object', source: 'pole', fields: [name, power, serial] });
const lamp = createField({
  kind: 'oneOf',
  source: 'lamp',
  discriminator: 'type',
  options: [
    { value: 'led', label: { en: 'LED', zh: 'LED' }, fields: [name, power] },
    { value: 'sodium', label: { en: 'Sodium', zh: '钠灯' }, fields: [power] },
  ],
});
const fields = [name, power, tags, pole, lamp, serial];
type Values = Readonly<Record<string, unknown>>;

const merge = (
  before: Values,
  mine: Values,
  theirs: Values,
  side: 'mine' | 'theirs' | 'both' = 'mine',
) => mergeChanges(fields, { before, mine, theirs }, conflict => conflict[side]);
const findConflictNames = (before: Values, mine: Values, theirs: Values) =>
  findConflicts(fields, { before, mine, theirs }, ({ mine: value }) => value).map(
    ({ name: fieldName }) => fieldName,
  );

describe('an edit of a record that may have changed meanwhile', () => {
  it('sends what I changed, and null for what I took out', () => {
    const record = { name: 'W1', power: 40 };
    expect(merge(record, { name: 'W2' }, record)).toEqual({ name: 'W2', power: null });
  });

  it('sends nothing of what only another user changed', () => {
    const before = { name: 'W1', power: 40 };
    const changes = merge(before, { name: 'W2', power: 40 }, { name: 'W1', power: 60 });
    expect(changes).toEqual({ name: 'W2' });
  });

  it('sends nothing that is there already', () => {
    expect(merge({ name: 'W1' }, { name: 'W2' }, { name: 'W2' })).toEqual({});
  });

  it('reports a conflict only where both changed to something else, inside of objects too', () => {
    const before = { name: 'W1', power: 40, pole: { name: 'P1', power: 1, serial: 's' } };
    const mine = { name: 'W2', power: 50, pole: { name: 'P2', power: 2 } };
    const theirs = { name: 'W3', power: 40, pole: { name: 'P1', power: 3, serial: 't' } };
    expect(findConflictNames(before, mine, theirs)).toEqual(['name', 'pole.power']);
    expect(merge(before, mine, theirs, 'theirs')).toEqual({
      power: 50,
      pole: { name: 'P2', power: 3 },
    });
  });

  it('does not touch an object for a part that cannot be edited, and keeps undocumented parts', () => {
    const before = { pole: { name: 'P1', serial: 's', welded: true } };
    expect(merge(before, { pole: { name: 'P1' } }, before)).toEqual({});
    expect(merge(before, { pole: { name: 'P2' } }, before)).toEqual({
      pole: { name: 'P2', welded: true },
    });
  });

  it('merges objects of one shape, and reports the whole as a conflict where the shapes differ', () => {
    const before = { lamp: { type: 'led', name: 'A', power: 10 } };
    const mine = { lamp: { type: 'led', name: 'B', power: 10 } };
    expect(merge(before, mine, { lamp: { type: 'led', name: 'A', power: 20 } })).toEqual({
      lamp: { type: 'led', name: 'B', power: 20 },
    });
    expect(findConflictNames(before, mine, { lamp: { type: 'sodium', power: 20 } })).toEqual([
      'lamp',
    ]);
  });

  it('can keep what both added to a set and took out of it', () => {
    const withTags = (...values: readonly string[]) => ({ tags: values });
    const [before, mine, theirs] = [
      withTags('a', 'b'),
      withTags('b', 'c'),
      withTags('a', 'b', 'd'),
    ];
    expect(merge(before, mine, theirs, 'both')).toEqual(withTags('b', 'd', 'c'));
  });

  it('names what another user changed without a conflict', () => {
    const [before, theirs] = [
      { name: 'W1', power: 1 },
      { name: 'W3', power: 2 },
    ];
    const conflicts = findConflicts(
      fields,
      { before, mine: { name: 'W2', power: 1 }, theirs },
      () => 0,
    );
    expect(findOtherChanges(fields, before, theirs, conflicts)).toEqual([power]);
  });

  const value = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });
  const record = fc.record({ name: value, pole: fc.record({ name: value }) });
  it('loses nothing that one of the two changed, whatever they changed', () => {
    fc.assert(
      fc.property(record, record, record, (before, mine, theirs) => {
        const after = { ...theirs, ...merge(before, mine, theirs) };
        const isMine = mine.name !== before.name;
        expect(after.name ?? undefined).toBe(isMine ? mine.name : theirs.name);
        const mergedName = (after.pole as { name?: unknown } | null)?.name;
        const isMineNested = mine.pole.name !== before.pole.name;
        expect(mergedName).toBe(isMineNested ? mine.pole.name : theirs.pole.name);
      }),
    );
  });
});
