import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { FieldDescriptor } from '../../src/schema/field.ts';
import { setUpDocumentConsole } from '../support/openDocumentConsole.tsx';

/** A row of which only the id is known. */
type Row = { readonly id: string | number } & Readonly<Record<string, unknown>>;

const {
  documents,
  dataProvider: provider,
  received,
  open,
} = await setUpDocumentConsole('tests/contract/documents', {
  parameters: { 'api-version': '2.3.0' },
});
const foreign = Object.values(documents.resources).filter(
  ({ service }) => service in documents.services,
);

const createListParams = (
  query: { page?: number; perPage?: number; sort?: string; filter?: object } = {},
) => ({
  pagination: { page: query.page ?? 1, perPage: query.perPage ?? 15 },
  ...(query.sort !== undefined && { sort: { field: query.sort, order: 'ASC' as const } }),
  filter: query.filter ?? {},
});

describe.each(foreign.filter(({ verbs }) => verbs.list))('$service: $name', resource => {
  const { name, key, fields, verbs } = resource;

  it('gives all its rows page after page, each once', async () => {
    const pages = await provider.eachPage<Row>(name, { size: 25 });
    const ids = [];
    for await (const { rows } of pages) ids.push(...rows.map(row => row[key]));
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    const second = await provider.getList<Row>(name, createListParams({ page: 2, perPage: 10 }));
    expect(second.data.map(row => row[key])).toHaveLength(
      Math.min(10, Math.max(0, ids.length - 10)),
    );
  });

  it('gives a record and several by their keys', async () => {
    const { data } = await provider.getList<Row>(name, createListParams({ perPage: 3 }));
    const ids = data.map(({ id }) => id);
    expect((await provider.getOne<Row>(name, { id: ids[0]! })).data.id).toEqual(ids[0]);
    const many = await provider.getMany<Row>(name, { ids });
    expect(many.data.map(({ id }) => String(id)).toSorted()).toEqual(ids.map(String).toSorted());
  });

  const filters = fields.flatMap(field => {
    const operator = (['eq', 'inq'] as const).find(one => field.filter.includes(one));
    return operator ? [[field.source, field, operator] as const] : [];
  });

  // A resource without filters has nothing to find by.
  if (filters.length > 0)
    it('finds what its filters request', async () => {
      const { data } = await provider.getList<Row>(name, createListParams({ perPage: 10 }));
      for (const [source, field, operator] of filters) {
        const value = data.map(row => scalar(field, row[source])).find(one => one !== undefined);
        if (value === undefined) continue;
        const filter = { [source]: { [operator]: operator === 'inq' ? [value] : value } };
        const found = await provider.getList<Row>(name, createListParams({ filter, perPage: 10 }));
        expect(found.data.length, source).toBeGreaterThan(0);
        for (const row of found.data) expect([row[source]].flat(), source).toContainEqual(value);
      }
    });

  const changeable = verbs.update?.body?.fields.find(
    ({ kind, source, readOnly }) => kind === 'text' && source !== key && !readOnly,
  );

  if (verbs.one && changeable)
    it('keeps what is changed', async () => {
      const { data } = await provider.getList<Row>(name, createListParams({ perPage: 1 }));
      const [first] = data;
      const { data: before } = await provider.getOne<Row>(name, { id: first!.id });
      const change = { [changeable.source]: 'Changed' };
      await provider.update(name, { id: before.id, data: change, previousData: before });
      expect((await provider.getOne<Row>(name, { id: before.id })).data[changeable.source]).toBe(
        'Changed',
      );
    });
});

/** A value for a filter. */
const scalar = ({ kind }: FieldDescriptor, value: unknown): unknown =>
  kind === 'dateTime' || typeof value === 'object' || value === '' ? undefined : value;

describe('the index', () => {
  it('names every resource of every document, and what can be done with it', async () => {
    await open('/data');
    const posts = within(await screen.findByRole('region', { name: 'Blog' }));
    expect(await posts.findByRole('link', { name: 'Posts' })).toHaveAttribute(
      'href',
      '/data/posts',
    );
    for (const { plural } of foreign)
      expect(screen.getAllByText(plural.en).length).toBeGreaterThan(0);
    const procedures = within(screen.getByRole('region', { name: 'Procedures' }));
    expect(procedures.getByText('This document has no resources to list.')).toBeVisible();
  });

  it('links to what each document leaves open', async () => {
    const user = await open('/data');
    const region = await screen.findByRole('region', { name: 'Tickets' });
    await user.click(within(region).getByRole('link', { name: 'About this document' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'About Tickets' })).toBeVisible();
    const warnings = documents.about.find(({ service }) => service === 'tickets')!.warnings;
    expect(warnings.length).toBeGreaterThan(0);
    for (const { message } of warnings) expect(screen.getByText(message.en)).toBeVisible();
    expect(screen.getAllByText(/tickets\.yaml:\d+/)[0]).toBeVisible();
  });

  it('is shown in Chinese', async () => {
    await open('/data/-/about/tickets', 'zh');
    expect(await screen.findByRole('heading', { name: '未说明之处' })).toBeVisible();
  });
});

describe('a list', () => {
  it('is filtered by the service in its own parameters', async () => {
    const filter = encodeURIComponent(JSON.stringify({ category: { eq: 'tools' } }));
    await open(`/data/products?filter=${filter}`);
    expect(await screen.findByRole('table')).toBeVisible();
    const call = received().findLast(one => one.call === 'GET /api/warehouse/api/v2/products');
    expect(call?.query.get('category')).toBe('tools');
  });
});

describe('a service whose calls all carry the same', () => {
  const lastCall = (call: string) => received().findLast(one => one.call === call);

  it('is called with what the settings define, or its document allows, and record by record in lists', async () => {
    const body = { luminaireAddress: 'L-0001', luminaireClass: 'lamp', name: 'Quay 1' };
    const { data } = await provider.create<Row>('luminaires', { data: body });
    expect(data).toMatchObject(body);
    const created = lastCall('POST /api/gateway/luminaires');
    expect(created?.headers.get('api-version')).toBe('2.3.0');
    expect(created?.query.get('callerAddress')).toBe('text');
    expect(JSON.parse((await created?.body) ?? 'null')).toEqual([body]);

    await provider.update<Row>('luminaires', {
      id: 'L-0001',
      data: { ...data, name: 'Quay 2' },
      previousData: data,
    });
    const updated = lastCall('PUT /api/gateway/luminaires/L-0001');
    expect(JSON.parse((await updated?.body) ?? 'null')).toMatchObject({ name: 'Quay 2' });
    expect((await provider.getOne<Row>('luminaires', { id: 'L-0001' })).data).toMatchObject({
      name: 'Quay 2',
    });
  });
});

it('sends what can only be sent, and links back to where it can be sent again', async () => {
  const user = await open('/data/assign-commands');
  expect(await screen.findByText(/can only be sent/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Send command' }));
  await user.click(await screen.findByRole('button', { name: 'Add a row' }));
  const [firstInput] = await screen.findAllByRole('textbox');
  await user.type(firstInput!, 'lamp-1');
  await user.click(screen.getByRole('button', { name: 'Send command' }));
  expect(await screen.findByText(/can only be sent/)).toBeVisible();
  const { body } = received().find(({ call }) => call.startsWith('POST'))!;
  expect(JSON.parse(await body)).toEqual({ addresses: ['lamp-1'] });
});

it('opens by its id what nothing lists', async () => {
  await provider.create('loggers', { data: { address: 'log-9', name: 'Night watch' } });
  const user = await open('/data/loggers', 'zh');
  await user.type(await screen.findByRole('textbox'), 'log-9');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Night watch' })).toBeVisible();
});

it('requests of a record of several shapes only the fields of its own', async () => {
  const user = await open('/data/programmes/create');
  await user.click(await screen.findByRole('combobox', { name: /^Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Fixed programme' }));
  expect(await screen.findByRole('textbox', { name: /^Level/ })).toBeVisible();
  expect(screen.queryByText(/^Periods/)).toBeNull();
});
