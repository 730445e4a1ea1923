import { describe, expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import type { Dialect } from '../../../src/schema/resource.ts';
import type { OpenApiDocument, ParameterObject, SchemaObject } from '../../openapi.ts';
import { findOperations } from '../operation/pathItem.ts';
import { readListing } from './readListing.ts';

const lamps: SchemaObject = {
  type: 'array',
  items: { type: 'object', properties: { name: { type: 'string' } } },
};

const fields = [
  createField({ source: 'name', kind: 'text' }),
  createField({ source: 'createdAt', kind: 'dateTime' }),
];

const query = (name: string, schema: SchemaObject = {}, description = ''): ParameterObject => ({
  ...{ name, in: 'query', schema, description },
});

/** Reads the list of a document whose only operation has these parameters. */
function read(
  parameters: readonly ParameterObject[],
  schema: SchemaObject = lamps,
  headers: Readonly<Record<string, unknown>> = {},
  dialect: Dialect = 'plain',
) {
  const content = { 'application/json': { schema } };
  const get = { parameters, responses: { 200: { headers, content } } };
  const document: OpenApiDocument = { openapi: '3.1.0', paths: { '/lamps': { get } } };
  const [list] = findOperations(document);
  const found = list && readListing(document, list, dialect, fields);
  return { ...found?.listing, warnings: found?.warnings.map(({ message }) => message.en) ?? [] };
}

describe('the pages of a list', () => {
  it.each<[string, ParameterObject[], object]>([
    [
      'have numbers from the minimum of their parameter, and at most the maximum of the other',
      [query('page', { minimum: 0 }), query('pageSize', { maximum: 200 })],
      { by: 'page', page: 'page', size: 'pageSize', first: 0, maxPageSize: 200 },
    ],
    [
      'have numbers from the first in the description',
      [query('page', {}, 'The page, zero-based.')],
      { by: 'page', page: 'page', first: 0 },
    ],
    [
      'begin at an offset',
      [query('skip'), query('limit')],
      { by: 'offset', offset: 'skip', limit: 'limit' },
    ],
    [
      'begin after a cursor, which is a text',
      [query('after', { type: 'string' }), query('limit')],
      { by: 'cursor', cursor: 'after', limit: 'limit' },
    ],
  ])('%s', (_, parameters, paging) => {
    expect(read(parameters).paging).toEqual(paging);
  });

  it('start at 1 where the document does not say it, with a warning', () => {
    const warning = 'GET /lamps does not say what its first page is called; 1 is assumed';
    const { paging, warnings } = read([query('page')]);
    expect(paging).toMatchObject({ first: 1 });
    expect(warnings).toContain(warning);
    expect(read([query('page', {}, 'Starts at 1.')]).warnings).not.toContain(warning);
  });

  it('start at 0 with the metadata of Spring, and no warning reports this as assumed', () => {
    const page = { content: lamps, totalElements: { type: 'integer' } };
    const { paging, rows, total, warnings } = read([query('page')], { properties: page });
    expect(paging).toMatchObject({ first: 0 });
    expect([rows, total, warnings]).toEqual([['content'], ['totalElements'], []]);
  });

  it('are one response without a parameter for them, with a warning', () => {
    const { paging, warnings } = read([query('name')]);
    expect(paging).toBeUndefined();
    expect(warnings.join()).toContain('GET /lamps has no parameter for pages');
  });
});

describe('the order of a list', () => {
  it.each<[string, ParameterObject[], object]>([
    [
      'is two parameters',
      [query('sort'), query('order', { enum: ['up', 'down'] })],
      { by: 'pair', field: 'sort', order: 'order', ascending: 'up', descending: 'down' },
    ],
    [
      'is a name with a sign',
      [query('sort', { enum: ['name', '-name'] })],
      { by: 'sign', field: 'sort' },
    ],
    [
      'is a name with a suffix',
      [query('orderBy', { enum: ['name_asc', 'name_desc'] })],
      { by: 'suffix', field: 'orderBy', ascending: '_asc', descending: '_desc' },
    ],
  ])('%s', (_, parameters, ordering) => {
    expect(read(parameters).ordering).toEqual(ordering);
  });

  it('is left out where the document does not say its values, with a warning', () => {
    const { ordering, warnings } = read([query('sort'), query('page', { minimum: 1 })]);
    expect(ordering).toBeUndefined();
    expect(warnings.join()).toContain('does not define the syntax of "sort"');
  });
});

describe('the filters of a list', () => {
  it('are the parameters with the name of a field and an operator', () => {
    const { filters } = read([
      query('name', {}, 'A part of the name.'),
      query('createdFrom'),
      query('createdBefore'),
      query('colour'),
    ]);
    expect(filters).toEqual({
      name: { like: 'name' },
      createdAt: { gte: 'createdFrom', lte: 'createdBefore' },
    });
  });

  it('take several values where the parameter is a list', () => {
    const { filters } = read([query('name', { type: 'array' })]);
    expect(filters).toEqual({ name: { inq: 'name', eq: 'name' } });
  });

  it('are found in addition to a search, a list of keys and the required values', () => {
    const region = { ...query('region', { enum: ['north', 'south'] }), required: true };
    const { search, ids, requiredParameters, warnings } = read([
      ...[query('q'), query('ids', { type: 'array' }), region],
    ]);
    expect({ search, ids, requiredParameters }).toEqual({
      search: 'q',
      ids: 'ids',
      requiredParameters: { region: 'north' },
    });
    expect(warnings.join()).toContain('insists on "region"');
  });
});

describe('the total of a list', () => {
  it('is in a header that the response declares', () => {
    expect(read([], lamps, { 'X-Total-Count': {} }).totalHeader).toBe('x-total-count');
    expect(read([], lamps, { ETag: {} }).totalHeader).toBeUndefined();
  });

  it('is read in a dialect only where the rows have an envelope', () => {
    expect(read([query('filter')], lamps, {}, 'loopback').rows).toBeUndefined();
    const envelope = { properties: { data: lamps, total: { type: 'integer' } } };
    expect(read([query('filter')], envelope, {}, 'loopback')).toMatchObject({
      ...{ rows: ['data'], total: ['total'], filters: {} },
    });
  });
});
