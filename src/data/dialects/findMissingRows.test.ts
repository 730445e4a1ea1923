import { expect, it } from 'vitest';

import type { ListingDescriptor } from '../../schema/listing.ts';
import { findMissingRows } from './findMissingRows.ts';

const counted: ListingDescriptor = { filters: {}, rows: ['data'], total: ['total'] };
const linked: ListingDescriptor = { filters: {}, rows: ['data'], next: ['links', 'next'] };
const flagged: ListingDescriptor = { filters: {}, rows: ['data'], hasMore: ['more'] };
const inHeader: ListingDescriptor = { filters: {}, rows: [], totalHeader: 'X-Total-Count' };
const unsure: ListingDescriptor = { ...counted, ...linked, isTotalUncertain: true };
const both: ListingDescriptor = { ...counted, ...linked };
const data = [{ id: 1 }, { id: 2 }];

const WHOLE = undefined;
const UNCOUNTED = { total: undefined };

it.each<
  [string, ListingDescriptor, unknown, Record<string, string>, ReturnType<typeof findMissingRows>]
>([
  ['a total above the rows', counted, { data, total: 9 }, {}, { total: 9 }],
  ['a total written as text', counted, { data, total: '9' }, {}, { total: 9 }],
  ['a total of the rows', counted, { data, total: 2 }, {}, WHOLE],
  ['a total that is none', counted, { data, total: 'many' }, {}, WHOLE],
  ['a total below the rows', counted, { data, total: 1 }, {}, WHOLE],
  ['a total in a header', inHeader, data, { 'x-total-count': '9' }, { total: 9 }],
  ['a header of the rows', inHeader, data, { 'x-total-count': '2' }, WHOLE],
  ['a next link', linked, { data, links: { next: '/x?after=2' } }, {}, UNCOUNTED],
  ['no next link', linked, { data, links: { next: null } }, {}, WHOLE],
  ['an empty next link', linked, { data, links: { next: '' } }, {}, WHOLE],
  ['a next link after all rows', both, { data, total: 2, links: { next: '/x' } }, {}, WHOLE],
  [
    'a next link, and a count of the page',
    unsure,
    { data, total: 2, links: { next: '/x' } },
    {},
    UNCOUNTED,
  ],
  ['a flag', flagged, { data, more: true }, {}, UNCOUNTED],
  ['no flag', flagged, { data, more: false }, {}, WHOLE],
  ['no rows', linked, { data: [], links: { next: '/x' } }, {}, WHOLE],
  [
    'a Link header',
    { filters: {}, rows: [] },
    data,
    { link: '</x?p=2>; rel="next", </x?p=9>; rel="last"' },
    UNCOUNTED,
  ],
  [
    'a Link header of the last page',
    { filters: {}, rows: [] },
    data,
    { link: '</x?p=1>; rel="prev"' },
    WHOLE,
  ],
  ['nothing else', { filters: {}, rows: [] }, data, {}, WHOLE],
])('%s', (_, listing, body, headers, expected) => {
  expect(findMissingRows(listing, { body, headers: new Headers(headers) })).toEqual(expected);
});
