import { expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { addRequiredObjects, toRequestValues } from './toRequestValues.ts';

const name = createField({ kind: 'text', source: 'name' });
const power = createField({ kind: 'number', source: 'power' });
const geoPointField = createField({ kind: 'geoPoint', source: 'place' });
const hours = createField({ kind: 'list', source: 'hours', item: power });
const pole = createField({ kind: 'object', source: 'pole', fields: [name, power] });
const lamp = createField({
  kind: 'oneOf',
  source: 'lamp',
  discriminator: 'type',
  options: [{ value: 'led', label: { en: 'LED', zh: 'LED' }, fields: [power] }],
});

it('sends what was typed as numbers, and nothing for what was left blank', () => {
  expect(
    toRequestValues([name, power, geoPointField, hours, pole, lamp], {
      name: '',
      power: '1.50',
      place: { lat: '', lng: '' },
      hours: ['7', 8, null],
      pole: { name: 'P1', power: '', stray: 1 },
      lamp: { type: 'led', power: '40', left: 'over' },
      stray: true,
    }),
  ).toEqual({
    power: 1.5,
    hours: [7, 8],
    pole: { name: 'P1' },
    lamp: { type: 'led', power: 40 },
  });
});

it('does not send what cannot be edited, and sends values without an input unchanged', () => {
  const readOnlyField = createField({ kind: 'text', source: 'id', readOnly: true });
  const unknownField = createField({ kind: 'unknown', source: 'blob', description: 'not' });
  expect(toRequestValues([readOnlyField, unknownField], { id: 'a', blob: { any: 1 } })).toEqual({
    blob: { any: 1 },
  });
});

it('leaves out an object in which nothing is left, but for one that must be sent', () => {
  const requiredPole = { ...pole, required: true };
  const requestValues = toRequestValues([pole], { pole: { name: '', power: null } });
  expect(requestValues).toEqual({});
  expect(addRequiredObjects([pole], requestValues)).toEqual({});
  expect(addRequiredObjects([requiredPole], requestValues)).toEqual({ pole: {} });
  const outer = createField({ kind: 'object', source: 'outer', fields: [requiredPole, name] });
  expect(addRequiredObjects([outer], { outer: { name: 'x' } })).toEqual({
    outer: { name: 'x', pole: {} },
  });
});

it('keeps an emptied list, and an object of an undocumented shape', () => {
  const values = { hours: [], lamp: { type: 'sodium', ballast: 'B2' } };
  expect(toRequestValues([hours, lamp], values)).toEqual(values);
});
