import { createTable, type FieldTypes } from '../../mocks/loopback/table.ts';

const fields: FieldTypes = {
  id: 'number',
  name: 'string',
  label: 'string',
  qty: 'number',
  active: 'boolean',
  createdAt: 'date',
  location: 'geopoint',
  tags: 'array',
  meta: 'object',
};

const rows = [
  {
    id: 1,
    name: 'Alpha',
    label: null,
    qty: 10,
    active: true,
    tags: ['red', 'blue'],
    meta: { level: 1, site: { zone: 'n' } },
  },
  {
    id: 2,
    name: 'aXb',
    label: 'x',
    qty: 5,
    active: false,
    createdAt: '2024-01-01T00:00:00.000Z',
    tags: [],
    location: { lat: 30, lng: 120 },
  },
  {
    id: 3,
    name: 'a.b',
    qty: null,
    active: null,
    createdAt: '2024-03-01T00:00:00.000Z',
    tags: ['red'],
    location: { lat: 30.01, lng: 120 },
  },
  {
    id: 4,
    name: '北京路灯',
    label: '',
    qty: 1.5,
    active: true,
    createdAt: null,
    tags: ['green'],
    location: { lat: 31, lng: 121 },
    meta: { level: '2', site: { zone: 's' } },
  },
  {
    id: 5,
    name: 'a_b',
    label: 'x',
    qty: 21,
    active: false,
    createdAt: '2024-01-01T00:00:00.000Z',
    tags: ['blue'],
    location: null,
    meta: { level: 3, parts: [{ code: 'p' }, { code: 'q' }] },
  },
  { id: 6, name: '10', label: 'u', qty: 0, tags: [], meta: { when: '2024-01-01' } },
] as const;

/** Six rows with a field of every type: the values of the tables in docs/loopback.md. */
export const exampleTable = createTable<{ readonly id: number }>(fields, rows);

/** The ids of the rows that match a `where`, in order. */
export function findIdsWhere(where: Readonly<Record<string, unknown>>): number[] {
  return exampleTable.find({ where }).map(({ id }) => id);
}

/** The ids of the rows that match a complete filter, in order. */
export function findIds(filter: Readonly<Record<string, unknown>>): number[] {
  return exampleTable.find(filter).map(({ id }) => id);
}
