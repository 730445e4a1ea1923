import { expect, it } from 'vitest';

import { aField, aResource } from '../../../tests/support/fields.ts';
import { mendAddress, pageSizesOf } from './listAddress.ts';

const lamps = aResource({
  pageSize: 15,
  fields: [
    aField({ kind: 'text', source: 'name', sortable: true, filter: ['like', 'eq'] }),
    aField({ kind: 'integer', source: 'power', filter: ['gte', 'between'] }),
  ],
});
const mended = (address: Readonly<Record<string, string>>) => {
  const found = mendAddress(`?${new URLSearchParams(address)}`, lamps);
  return found ? Object.fromEntries(new URLSearchParams(found.search)) : 'as it was';
};

it('leaves the address alone that the list itself has written', () => {
  const filter = JSON.stringify({ power: { between: [1, 2] }, name: { like: '望江' } });
  const sort = { sort: 'name', order: 'DESC' };
  expect(mended({ ...sort, page: '2', perPage: '30', filter })).toBe('as it was');
  expect(mendAddress('', lamps)).toBeUndefined();
});

it.each([
  [{ page: '0' }, {}],
  [{ page: '-3' }, {}],
  [{ page: '1e9' }, {}],
  [{ perPage: '-1' }, {}],
  [{ perPage: '100000' }, {}],
  [{ sort: 'power', order: 'ASC' }, {}],
  [{ sort: 'name', order: 'sideways' }, { sort: 'name' }],
  [{ filter: 'not json' }, { filter: '{}' }],
  [{ filter: '7' }, { filter: '{}' }],
  [
    { filter: '{"password":{"like":"a"},"name":{"regexp":".*","like":"w"}}' },
    { filter: '{"name":{"like":"w"}}' },
  ],
])('mends %o, which somebody wrote by hand', (address, expected) => {
  expect(mended(address)).toEqual(expected);
});

it('offers the page size of the document among the others', () => {
  expect(pageSizesOf(lamps)).toEqual([10, 15, 30, 50, 100]);
  expect(pageSizesOf(aResource({ pageSize: 20 }))).toContain(20);
});
