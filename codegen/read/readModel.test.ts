import { describe, expect, it } from 'vitest';

import type { OpenApiDocument, OperationObject, PathItemObject, SchemaObject } from '../openapi.ts';
import { nameOperations } from './normalize/nameOperations.ts';
import { readModel } from './readModel.ts';

const json = (schema: SchemaObject) => ({ content: { 'application/json': { schema } } });
const ref = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });
const testResponses = (schema: SchemaObject): OperationObject => ({
  responses: { 200: json(schema) },
});
const many = (schema: SchemaObject): SchemaObject => ({ type: 'array', items: schema });

const Pet: SchemaObject = {
  type: 'object',
  title: 'Pet',
  required: ['petId'],
  properties: {
    petId: { type: 'integer', readOnly: true },
    title: { type: 'string' },
    born: { type: 'string', format: 'date' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

const read = (
  paths: Record<string, PathItemObject>,
  extension?: OpenApiDocument['x-console'],
  pet = Pet,
) => {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    paths,
    components: { schemas: { Pet: pet } },
    ...(extension && { 'x-console': extension }),
  };
  return readModel(nameOperations(document).document, 'elsewhere/pet-shop.yaml');
};

const filter = { name: 'filter', in: 'query', schema: { type: 'string' } };
const petPaths: Record<string, PathItemObject> = {
  '/v1/pets': { get: testResponses(many(ref('Pet'))), post: { requestBody: json(ref('Pet')) } },
  '/v1/pets/count': { get: testResponses({ type: 'object' }) },
  '/v1/pets/{petId}': {
    get: testResponses(ref('Pet')),
    put: {},
    patch: {},
    delete: {},
  },
  '/v1/pets/{petId}/feed': { post: { summary: 'Feed' } },
  '/v1/pets/import': { post: {} },
  '/v1/pets/{petId}/photo': { get: {} },
  '/v1/pets/{petId}/toys/{toyId}': { put: {} },
  '/v1/weather': { get: testResponses({ type: 'object' }) },
  '/v1/payments': { post: {} },
};

describe('a document without any word of ours', () => {
  const model = read(petPaths);
  const isOf = (id: string) => model.operations.find(operation => operation.id === id);

  it('is named after its file', () => {
    expect(model.name).toBe('petShop');
  });

  it('binds operations by method and path', () => {
    expect(
      model.operations.map(({ id, kind: is, appliesTo, resource }) => [
        id,
        is,
        appliesTo,
        resource,
      ]),
    ).toEqual([
      ['getV1Pets', 'list', undefined, 'pets'],
      ['postV1Pets', 'create', undefined, 'pets'],
      ['getV1PetsCount', 'count', undefined, 'pets'],
      ['getV1PetsByPetID', 'one', undefined, 'pets'],
      ['putV1PetsByPetID', 'none', undefined, undefined],
      ['patchV1PetsByPetID', 'update', undefined, 'pets'],
      ['deleteV1PetsByPetID', 'delete', undefined, 'pets'],
      ['postV1PetsByPetIDFeed', 'action', 'record', 'pets'],
      ['postV1PetsImport', 'action', 'collection', 'pets'],
      ['getV1PetsByPetIDPhoto', 'none', undefined, undefined],
      ['putV1PetsByPetIDToysByToyID', 'none', undefined, undefined],
      ['getV1Weather', 'none', undefined, undefined],
      ['postV1Payments', 'none', undefined, undefined],
    ]);
  });

  it('gives a resource its key, name, order and verbs', () => {
    expect(model.resources).toMatchObject([
      {
        name: 'pets',
        schema: 'Pet',
        label: { en: 'Pet' },
        plural: { en: 'Pets' },
        key: 'petId',
        recordRepresentation: '{title}',
        sort: { order: 'ASC' },
        pageSize: 10,
        verbs: {
          list: 'getV1Pets',
          count: 'getV1PetsCount',
          one: 'getV1PetsByPetID',
          create: 'postV1Pets',
          update: 'patchV1PetsByPetID',
          delete: 'deleteV1PetsByPetID',
        },
        actions: ['postV1PetsByPetIDFeed', 'postV1PetsImport'],
      },
    ]);
  });

  it('reads a form from the request, without what is read only', () => {
    const sources = isOf('postV1Pets')?.body?.fields.map(({ source }) => source);
    expect(sources).toEqual(['title', 'born', 'tags']);
  });

  it('warns about fields that it cannot render', () => {
    const odd = { ...Pet, properties: { ...Pet.properties, odd: {} } };
    const warnings = read(petPaths, undefined, odd).warnings;
    expect(warnings.map(({ message, at }) => [message.en, at.at(-1)])).toContainEqual([
      'pets.odd is any value, which has no form; it is shown as it is',
      'odd',
    ]);
  });

  it('warns when there is no list', () => {
    const warnings = read({ '/weather': { get: testResponses({}) } }).warnings;
    expect(warnings.map(({ message }) => message.en)).toEqual([
      'no operation lists records, so there is no resource to show',
      'GET /weather is on no screen: it belongs to no list of records',
    ]);
  });
});

describe('the dialect', () => {
  const dialectOf = (names: readonly string[], extension?: OpenApiDocument['x-console']) => {
    const parameters = names.map(name => ({
      ...filter,
      name,
      schema: { type: name === 'page' ? 'integer' : 'string' },
    }));
    const [pets] = read(
      { '/pets': { get: { ...testResponses(many(ref('Pet'))), parameters } } },
      extension,
    ).resources;
    return pets;
  };

  it.each([
    [[], 'plain'],
    [['title', 'page'], 'plain'],
    [['filter'], 'loopback'],
    [['filter', 'range', 'sort'], 'simple-rest'],
  ])('of a list with the parameters %j is %s', (names, dialect) => {
    expect(dialectOf(names)?.dialect).toBe(dialect);
  });

  it('is what the document defines', () => {
    expect(dialectOf(['filter'], { dialect: 'plain' })?.dialect).toBe('plain');
  });

  it('decides which filters and orders there are', () => {
    const readFields = (names: readonly string[]) =>
      dialectOf(names)?.fields.map(({ source, filter, sortable }) => [source, filter, sortable]);
    expect(readFields(['filter'])).toEqual([
      ['petId', ['between', 'gte', 'lte', 'eq', 'gt', 'lt', 'inq'], true],
      ['title', ['like', 'eq', 'inq', 'empty'], true],
      ['born', ['between', 'gte', 'lte', 'gt', 'lt', 'eq', 'empty'], true],
      ['tags', [], false],
    ]);
    expect(readFields(['filter', 'range', 'sort'])).toEqual([
      ['petId', ['eq', 'inq'], true],
      ['title', ['eq', 'inq'], true],
      ['born', ['eq'], true],
      ['tags', [], false],
    ]);
    expect(readFields(['title', 'page'])).toEqual([
      ['petId', [], false],
      ['title', ['eq'], false],
      ['born', [], false],
      ['tags', [], false],
    ]);
  });
});

describe('columns', () => {
  const columnsOf = (properties: Record<string, SchemaObject>) => {
    const pet = { type: 'object', properties };
    const [pets] = read(
      { '/pets': { get: testResponses(many(ref('Pet'))) } },
      undefined,
      pet,
    ).resources;
    return Object.fromEntries(
      (pets?.fields ?? []).flatMap(({ source, column }) => (column ? [[source, column]] : [])),
    );
  };
  const text = (column?: number | false): SchemaObject => ({
    type: 'string',
    ...(column !== undefined && { 'x-console': { column } }),
  });

  it('have the order of their numbers, then that of the document, without the excluded ones', () => {
    expect(columnsOf({ a: text(), b: text(2), c: text(false), d: text(1), e: text() })).toEqual({
      d: 1,
      b: 2,
      a: 3,
      e: 4,
    });
  });

  it('are at most eight unless the document defines more', () => {
    const plain = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`f${n}`, text()]));
    expect(Object.keys(columnsOf(plain))).toHaveLength(8);
    const searchable = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`f${n}`, text(n + 1)]),
    );
    expect(Object.keys(columnsOf(searchable))).toHaveLength(12);
  });

  it('leave out secrets, long texts and what is no single value', () => {
    expect(
      columnsOf({
        secret: { type: 'string', writeOnly: true },
        story: { type: 'string', maxLength: 4000 },
        tags: { type: 'array', items: { type: 'string' } },
        name: text(),
      }),
    ).toEqual({ name: 1 });
  });
});

describe('an operation', () => {
  const operationOf = (
    operation: OperationObject,
    item: PathItemObject = {},
    security?: OpenApiDocument['security'],
  ) => {
    const document: OpenApiDocument = {
      openapi: '3.1.0',
      paths: { '/lamps/{id}': { ...item, post: { operationId: 'it', ...operation } } },
      ...(security && { security }),
    };
    return readModel(document, 'lamps.yaml').operations[0];
  };

  it('takes the parameters of its path, unless it has one of the same name and location', () => {
    const id = { name: 'id', in: 'path', required: true };
    const own = { name: 'where', in: 'query', content: { 'application/json': { schema: {} } } };
    const filterAsJson = {
      ...filter,
      schema: { type: 'string', contentMediaType: 'application/json', contentSchema: {} },
    };
    const parameters = [id, { ...own, content: {} }, { name: 'trace', in: 'cookie' }];
    expect(operationOf({ parameters: [own, filterAsJson] }, { parameters })?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, json: false },
      { name: 'where', in: 'query', required: false, json: true },
      { name: 'filter', in: 'query', required: false, json: true },
    ]);
  });

  it.each<[OperationObject['security'], OperationObject['security'], boolean]>([
    [undefined, undefined, false],
    [[{ token: [] }], undefined, true],
    [[{ token: [] }], [], false],
    [undefined, [{ token: [] }], true],
    [undefined, [{}], false],
    [undefined, [{}, { token: [] }], true],
  ])('in a document secured by %j and itself by %j carries a token: %s', (all, own, secured) => {
    expect(operationOf(own ? { security: own } : {}, {}, all)?.secured).toBe(secured);
  });

  it('lists its responses by status, those without a body too', () => {
    const responses = { default: json({}), '4XX': json({}), 204: {}, 200: json({}) };
    expect(operationOf({ responses })?.responses).toEqual([
      { status: 200, mediaType: 'application/json' },
      { status: 204 },
      { status: 400, mediaType: 'application/json' },
    ]);
  });

  it('sends JSON before a form when it may choose', () => {
    const form = { 'application/x-www-form-urlencoded': { schema: Pet } };
    const both = { ...form, 'application/json': { schema: Pet } };
    expect(operationOf({ requestBody: { content: both } })?.body?.mediaType).toBe(
      'application/json',
    );
    expect(operationOf({ requestBody: { content: form } })?.body).toMatchObject({
      mediaType: 'application/x-www-form-urlencoded',
      required: false,
    });
  });

  it('has the values of its keywords', () => {
    const localizedText = {
      kind: 'none',
      label: { en: 'Lock', zh: '锁定' },
      confirm: { en: 'Sure?', zh: '确定？' },
      when: { locked: [false, null] },
      permission: { module: 'permission', roles: ['admin'] },
      physical: true,
      job: true,
      errorCodes: [57, 58],
    } as const;
    expect(operationOf({ 'x-console': localizedText })).toMatchObject(localizedText);
  });
});

describe('many rows at once', () => {
  const rows = (most?: number): OperationObject => ({
    requestBody: json({ ...many(ref('Pet')), ...(most !== undefined && { maxItems: most }) }),
    parameters: [
      { name: 'existProc', in: 'query', schema: { type: 'string', enum: ['update', 'create'] } },
    ],
  });
  const importsOf = (operation: OperationObject) =>
    read({ ...petPaths, '/v1/pets/import': { post: { operationId: 'addPets', ...operation } } })
      .resources[0]?.imports;
  const extension = { 'x-console': { kind: 'import', resource: 'pets' } } as const;

  it('are read where the document declares them, with their maximum', () => {
    expect(importsOf({ ...rows(40), ...extension })).toEqual({
      ...{ operation: 'addPets', maxRows: 40, existingParameter: 'existProc' },
    });
    expect(importsOf({ ...rows(), ...extension, parameters: [] })).toEqual({
      ...{ operation: 'addPets', maxRows: 500 },
    });
  });

  it('are never guessed: a response that cannot name the failed rows must not be used', () => {
    expect(importsOf(rows(40))).toBeUndefined();
  });
});

describe('the sort of a resource', () => {
  it.each([
    ['title', { field: 'title', order: 'ASC' }],
    ['born DESC', { field: 'born', order: 'DESC' }],
  ])('written as "%s" is %j', (sort, expected) => {
    const pet = { ...Pet, 'x-console': { sort } };
    const list = { '/pets': { get: testResponses(many(ref('Pet'))) } };
    expect(read(list, undefined, pet).resources[0]?.sort).toEqual(expected);
  });
});

describe('records below each other', () => {
  const extension = { reference: 'pets', blocksDelete: 48 };
  const properties: SchemaObject['properties'] = {
    ...Pet.properties,
    damId: { type: 'integer', 'x-console': extension },
    generation: { type: 'integer', minimum: 1, maximum: 4 },
  };
  const list = { '/pets': { get: testResponses(many(ref('Pet'))) } };
  const modelOf = (tree?: { parent: string; level?: string }) =>
    read(list, undefined, { ...Pet, properties, ...(tree && { 'x-console': { tree } }) })
      .resources[0];

  it('are a tree where the document names the parent field, as deep as it permits', () => {
    expect(modelOf({ parent: 'damId', level: 'generation' })?.tree).toEqual({
      parent: 'damId',
      level: 'generation',
      maxLevel: 4,
    });
    expect(modelOf({ parent: 'damId' })?.tree).toEqual({ parent: 'damId' });
    expect(modelOf()).not.toHaveProperty('tree');
  });

  it('are held by those that refer to them, with the code of the rejection', () => {
    const fields = modelOf()?.fields ?? [];
    expect(fields.filter(({ blocksDelete: holds }) => holds !== undefined)).toMatchObject([
      { source: 'damId', blocksDelete: 48 },
    ]);
  });
});
