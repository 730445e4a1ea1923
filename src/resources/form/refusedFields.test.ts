import { expect, it } from 'vitest';

import { aField } from '../../../tests/support/fields.ts';
import { refusalOf } from './refusedFields.ts';

const name = aField({ kind: 'text', source: 'name' });
const place = aField({ kind: 'geoPoint', source: 'place' });
const pole = aField({ kind: 'object', source: 'pole', fields: [name, place] });
const poles = aField({ kind: 'list', source: 'poles', item: pole });
const lamp = aField({
  kind: 'oneOf',
  source: 'lamp',
  discriminator: 'type',
  options: [{ value: 'led', label: { en: 'LED', zh: 'LED' }, fields: [name] }],
});
const hidden = aField({ kind: 'text', source: 'ballast', when: { name: 'old' } });
const id = aField({ kind: 'text', source: 'id', readOnly: true });
const fields = [name, place, poles, lamp, hidden, id];
const values = { name: 'W1', poles: [{ name: 'P1' }], lamp: { type: 'led' } };

const placed = (path: string) => {
  const { at, elsewhere } = refusalOf({ details: [{ path, code: 'pattern' }] }, fields, values);
  return at[0]?.name ?? `elsewhere ${elsewhere[0]?.name}`;
};

it.each([
  ['/name', 'name'],
  ['/place/lat', 'place.lat'],
  ['/place/alt', 'place'],
  ['/poles/0/name', 'poles.0.name'],
  ['/poles/0/place/lng', 'poles.0.place.lng'],
  ['/poles/7/name', 'poles'],
  ['/poles', 'poles'],
  ['/poles/0/weight', 'poles.0'],
  ['/lamp/name', 'lamp.name'],
  ['/lamp/ballast', 'lamp'],
  ['/ballast', 'elsewhere ballast'],
  ['/id', 'elsewhere id'],
  ['/owner/name', 'elsewhere owner.name'],
  ['/a~1b', 'elsewhere a/b'],
  ['', 'elsewhere '],
])('says what is wrong with %s at %s [UX-13/places]', (path, place) => {
  expect(placed(path)).toBe(place);
});

it('says nothing of an error without details', () => {
  expect(refusalOf(new Error('no'), fields, values)).toEqual({ at: [], elsewhere: [] });
  expect(refusalOf(undefined, fields, values)).toEqual({ at: [], elsewhere: [] });
});
