import { expect, it } from 'vitest';

import { withDomain } from './withDomain.ts';

const road = { id: 'road', above: ['district', 'city'] };
const other = { id: 'other', above: ['city'] };
const district = { id: 'district', above: ['city'] };

it('keeps domains that lie beside each other [DEVICE-07/domains]', () => {
  expect(withDomain([road], other)).toEqual(['road', 'other']);
});

it('replaces a domain by one inside it, and domains by the one around them: nothing is counted twice [DEVICE-07/domains]', () => {
  expect(withDomain([district, other], road)).toEqual(['other', 'road']);
  expect(withDomain([road, other], district)).toEqual(['other', 'district']);
});

it('knows a domain by its number and by the text of it in an address [DEVICE-07/domains]', () => {
  const inAddress = { id: '4', above: ['1'] };
  const inTree = { id: 7, above: [4, 1] };
  expect(withDomain([inAddress], inTree)).toEqual([7]);
  expect(withDomain([inTree], inAddress)).toEqual(['4']);
});
