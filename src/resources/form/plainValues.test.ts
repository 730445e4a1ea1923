import { expect, it } from 'vitest';

import { aField } from '../../../tests/support/fields.ts';
import { completeValues, plainValues } from './plainValues.ts';

const name = aField({ kind: 'text', source: 'name' });
const power = aField({ kind: 'number', source: 'power' });
const place = aField({ kind: 'geoPoint', source: 'place' });
const hours = aField({ kind: 'list', source: 'hours', item: power });
const pole = aField({ kind: 'object', source: 'pole', fields: [name, power] });
const lamp = aField({
  kind: 'oneOf',
  source: 'lamp',
  discriminator: 'type',
  options: [{ value: 'led', label: { en: 'LED', zh: 'LED' }, fields: [power] }],
});

it('sends what was typed as numbers, and nothing for what was left blank', () => {
  expect(
    plainValues([name, power, place, hours, pole, lamp], {
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

it('does not send what cannot be edited, and sends what nobody can draw as it is', () => {
  const fixed = aField({ kind: 'text', source: 'id', readOnly: true });
  const strange = aField({ kind: 'unknown', source: 'blob', told: 'not' });
  expect(plainValues([fixed, strange], { id: 'a', blob: { any: 1 } })).toEqual({
    blob: { any: 1 },
  });
});

it('leaves out an object in which nothing is left, but for one that must be sent', () => {
  const must = { ...pole, required: true };
  const typed = plainValues([pole], { pole: { name: '', power: null } });
  expect(typed).toEqual({});
  expect(completeValues([pole], typed)).toEqual({});
  expect(completeValues([must], typed)).toEqual({ pole: {} });
  const outer = aField({ kind: 'object', source: 'outer', fields: [must, name] });
  expect(completeValues([outer], { outer: { name: 'x' } })).toEqual({
    outer: { name: 'x', pole: {} },
  });
});

it('keeps an emptied list, and an object of a shape that nobody describes', () => {
  const values = { hours: [], lamp: { type: 'sodium', ballast: 'B2' } };
  expect(plainValues([hours, lamp], values)).toEqual(values);
});
