import { expect, it } from 'vitest';

import { aField } from '../../../tests/support/fields.ts';
import { changesOf } from './changes.ts';
import { plainValues } from './plainValues.ts';

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

it('sends neither what cannot be edited nor what is unknown', () => {
  const fixed = aField({ kind: 'text', source: 'id', readOnly: true });
  const strange = aField({ kind: 'unknown', source: 'blob', told: 'not' });
  expect(plainValues([fixed, strange], { id: 'a', blob: {} })).toEqual({});
});

it('edits only what differs, and says null for what was taken out', () => {
  const before = { name: 'W015', power: 40, hours: [1] };
  expect(changesOf([name, power, hours], before, { name: 'W015', hours: [1, 2] })).toEqual({
    power: null,
    hours: [1, 2],
  });
});
