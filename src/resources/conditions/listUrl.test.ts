import { expect, it } from 'vitest';

import { createField, createResource } from '../../../tests/support/testDescriptors.ts';
import { sanitizeListSearch, getPageSizes } from './listUrl.ts';

const lamps = createResource({
  pageSize: 15,
  fields: [
    createField({ kind: 'text', source: 'name', sortable: true, filter: ['like', 'eq'] }),
    createField({ kind: 'integer', source: 'power', filter: ['gte', 'between'] }),
  ],
});
const sanitize = (params: Readonly<Record<string, string>>) => {
  const found = sanitizeListSearch(`?${new URLSearchParams(params)}`, lamps);
  return found ? Object.fromEntries(new URLSearchParams(found.search)) : 'as it was';
};

it('does not change the URL that the list itself has written', () => {
  const filter = JSON.stringify({ power: { between: [1, 2] }, name: { like: '望江' } });
  const sort = { sort: 'name', order: 'DESC' };
  expect(sanitize({ ...sort, page: '2', perPage: '30', filter })).toBe('as it was');
  expect(sanitizeListSearch('', lamps)).toBeUndefined();
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
])('sanitizes %o, a URL written by hand', (params, expected) => {
  expect(sanitize(params)).toEqual(expected);
});

it('offers the page size of the document among the others', () => {
  expect(getPageSizes(lamps)).toEqual([10, 15, 30, 50, 100]);
  expect(getPageSizes(createResource({ pageSize: 20 }))).toContain(20);
});
