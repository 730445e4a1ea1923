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
