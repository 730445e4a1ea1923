import { expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { mapServerErrors } from './mapServerErrors.ts';

const name = createField({ kind: 'text', source: 'name' });
const geoPointField = createField({ kind: 'geoPoint', source: 'place' });
const pole = createField({ kind: 'object', source: 'pole', fields: [name, geoPointField] });
const poles = createField({ kind: 'list', source: 'poles', item: pole });
const lamp = createField({
  kind: 'oneOf',
  source: 'lamp',
  discriminator: 'type',
  options: [{ value: 'led', label: { en: 'LED', zh: 'LED' }, fields: [name] }],
});
const hidden = createField({ kind: 'text', source: 'ballast', when: { name: 'old' } });
const id = createField({ kind: 'text', source: 'id', readOnly: true });
const fields = [name, geoPointField, poles, lamp, hidden, id];
const values = { name: 'W1', poles: [{ name: 'P1' }], lamp: { type: 'led' } };

const locate = (path: string) => {
  const { fieldErrors, otherErrors } = mapServerErrors(
    { details: [{ path, code: 'pattern' }] },
    fields,
    values,
  );
  return fieldErrors[0]?.name ?? `elsewhere ${otherErrors[0]?.name}`;
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
])('returns a message for %s at %s', (path, expectedPath) => {
  expect(locate(path)).toBe(expectedPath);
});

it('returns no messages for an error without details', () => {
  expect(mapServerErrors(new Error('no'), fields, values)).toEqual({
    fieldErrors: [],
    otherErrors: [],
  });
  expect(mapServerErrors(undefined, fields, values)).toEqual({ fieldErrors: [], otherErrors: [] });
});
