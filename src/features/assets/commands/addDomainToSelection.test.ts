import { expect, it } from 'vitest';

import { addDomainToSelection } from './addDomainToSelection.ts';

const road = { id: 'road', ancestorIds: ['district', 'city'] };
const other = { id: 'other', ancestorIds: ['city'] };
const district = { id: 'district', ancestorIds: ['city'] };

it('keeps domains of which none contains another', () => {
  expect(addDomainToSelection([road], other)).toEqual(['road', 'other']);
});

it('replaces a domain by one inside it, and domains by the one around them: nothing is counted twice', () => {
  expect(addDomainToSelection([district, other], road)).toEqual(['other', 'road']);
  expect(addDomainToSelection([road, other], district)).toEqual(['other', 'district']);
});

it('recognizes a domain by its number and by the text of it in a URL', () => {
  const urlDomain = { id: '4', ancestorIds: ['1'] };
  const inTree = { id: 7, ancestorIds: [4, 1] };
  expect(addDomainToSelection([urlDomain], inTree)).toEqual([7]);
  expect(addDomainToSelection([inTree], urlDomain)).toEqual(['4']);
});
