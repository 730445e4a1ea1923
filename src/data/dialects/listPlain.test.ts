import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { plainLister } from './listPlain.ts';

const words = { en: 'x', zh: 'x' };
const field = (source: string): FieldDescriptor => ({
  ...{ kind: 'text', source, label: words, filter: ['inq', 'eq'], sortable: true },
  ...{ required: true, readOnly: false, writeOnly: false, nullable: false },
});
const list: OperationDescriptor = {
  ...{ id: 'findPets', service: 'shop', method: 'get', path: '/pets', is: 'list' },
  ...{ resource: 'pets', secured: false, answers: [], label: words, refuses: [] },
  ...{ physical: false, job: false },
  parameters: [{ name: 'status', in: 'query', required: false, json: false }],
};
/** One status at a time, and of its own accord those that are `available` only. */
const pets: ResourceDescriptor = {
  ...{ name: 'pets', service: 'shop', dialect: 'plain', schema: 'Pet', key: 'id' },
  ...{ label: words, plural: words, represent: '{id}', groups: [], actions: [], include: [] },
  ...{ sort: { field: 'id', order: 'ASC' }, pageSize: 15, verbs: { list } },
  fields: [field('id'), field('status')],
  listing: { filters: { status: { eq: 'status' } }, rows: [] },
};

const all = ['available', 'sold', 'pending', 'sold'].map((status, at) => ({ id: `${at}`, status }));
const asked: (string | null)[] = [];
const server = setupServer(
  http.get('*/config.json', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/shop/pets', ({ request }) => {
    const status = new URL(request.url).searchParams.get('status');
    asked.push(status);
    return HttpResponse.json(all.filter(pet => pet.status === (status ?? 'available')));
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  asked.length = 0;
});
afterAll(() => server.close());

it('asks for each of several values where only one can be asked, and answers all of them [SCHEMA-04/filters]', async () => {
  const { data, total } = await plainLister.list(pets, {
    filter: { status: { inq: ['sold', 'pending'] } },
  });
  expect(data.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(total).toBe(3);
  expect(asked.toSorted()).toEqual(['pending', 'sold']);
});

it('asks once for what has one value, and for everything otherwise', async () => {
  expect((await plainLister.list(pets, { filter: { status: { eq: 'sold' } } })).total).toBe(2);
  expect((await plainLister.list(pets, { filter: { status: { inq: ['sold'] } } })).total).toBe(2);
  expect((await plainLister.list(pets, {})).total).toBe(1);
  expect(asked).toEqual(['sold', 'sold', null]);
});
