import { expect, it } from 'vitest';

import { parseLatLng } from './latLng.ts';

it.each([
  [
    { lat: 30.2, lng: 120.2 },
    { lat: 30.2, lng: 120.2 },
  ],
  [
    { lat: -90, lng: 180 },
    { lat: -90, lng: 180 },
  ],
  [{ lat: '30', lng: '120' }, undefined],
  [{ lat: 30 }, undefined],
  [{ lat: Number.NaN, lng: 1 }, undefined],
  [{ lat: 91, lng: 1 }, undefined],
  [{ lat: 1, lng: { deg: 1 } }, undefined],
  ['30, 120', undefined],
  [[30, 120], undefined],
  [null, undefined],
  [undefined, undefined],
])('%j is the position %j', (value, position) => {
  expect(parseLatLng(value)).toEqual(position);
});
