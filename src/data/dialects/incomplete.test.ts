import { expect, it } from 'vitest';

import type { Listing } from '../../schema/listing.ts';
import { missingRows } from './incomplete.ts';

const counted: Listing = { filters: {}, rows: ['data'], total: ['total'] };
const linked: Listing = { filters: {}, rows: ['data'], next: ['links', 'next'] };
const flagged: Listing = { filters: {}, rows: ['data'], more: ['more'] };
const inHeader: Listing = { filters: {}, rows: [], totalHeader: 'X-Total-Count' };
const unsure: Listing = { ...counted, ...linked, totalIsUnsure: true };
const both: Listing = { ...counted, ...linked };
const data = [{ id: 1 }, { id: 2 }];

const WHOLE = undefined;
const UNCOUNTED = { total: undefined };

it.each<[string, Listing, unknown, Record<string, string>, ReturnType<typeof missingRows>]>([
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
  expect(missingRows(listing, { body, headers: new Headers(headers) })).toEqual(expected);
});
