import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findDocuments } from '../../codegen/findDocuments.ts';
import { generate } from '../../codegen/generate.ts';
import type { ServiceModel } from '../../codegen/model.ts';
import { readServices } from '../../codegen/read/readServices.ts';
import type { AboutDocument } from '../../src/schema/about.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { ServiceValidators } from '../../src/schema/validator.ts';

const documents = (...names: string[]) => names.map(name => `tests/contract/documents/${name}`);

const ALL = [
  ...['kennel.yaml', 'todo.yaml', 'luminaires.yaml', 'posts.yaml', 'warehouse.yaml', '仓库.yaml'],
  ...['charges.json', 'tickets.yaml', 'forge.yaml', 'cluster.yaml', 'bookings.yaml', 'calls.yaml'],
  ...['hostile.yaml', 'users.yaml', 'split/shop.yaml', 'split/other.json'],
  ...['gateway.json', 'depot.yaml', 'toolroom.yaml', 'grid.yaml'],
];

const read = async (name: string): Promise<ServiceModel> => {
  const [model] = await readServices(documents(name));
  if (!model) throw new Error(`${name} was not read`);
  return model;
};

/** A resource of a document, with its verbs as calls: `list: GET /pets`. */
async function resourceOf(name: string, resource: string) {
  const model = await read(name);
  const found = model.resources.find(each => each.name === resource);
  if (!found) throw new Error(`${name} has no ${resource}`);
  const callOf = (id: string) => {
    const operation = model.operations.find(each => each.id === id);
    return `${operation?.method.toUpperCase() ?? ''} ${operation?.path ?? ''}`;
  };
  const verbs = Object.fromEntries(
    Object.entries(found.verbs).map(([verb, id]) => [verb, callOf(id)]),
  );
  const field = (source: string) => found.fields.find(each => each.source === source);
  const operation = (verb: keyof typeof found.verbs) =>
    model.operations.find(({ id }) => id === found.verbs[verb]);
  return { ...found, verbs, actions: found.actions.map(callOf), field, operation };
}

const readWarnings = async (name: string) =>
  (await read(name)).warnings.map(({ message: says }) => says.en);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const out = () => ({ console: join(folder, 'console'), mocks: join(folder, 'mocks') });

const load = async <Module>(...path: string[]): Promise<Module> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(folder, ...path)).href)) as Module;

interface Catalogue {
  readonly resources: Readonly<Record<string, ResourceDescriptor>>;
}
interface MockCatalogue {
  readonly catalogue: Readonly<
    Record<
      string,
      {
        readonly exampleResponses: Readonly<Record<string, () => unknown>>;
        readonly validators: ServiceValidators;
      }
    >
  >;
}

describe('a document from elsewhere', () => {
  it.each(ALL)('%s becomes code that runs', async name => {
    await generate({ documents: documents(name), out: out() });
    const { resources } = await load<Catalogue>('console', 'catalogue.ts');
    const { catalogue } = await load<MockCatalogue>('mocks', 'catalogue.ts');
    const { about } = await load<{ readonly about: readonly AboutDocument[] }>(
      'console',
      'about.ts',
    );
    const [model] = await readServices(documents(name));
    expect(Object.keys(resources)).toEqual(model?.resources.map(each => each.name));
    expect(about.map(({ service }) => service)).toEqual(Object.keys(catalogue));
    for (const { exampleResponses, validators } of Object.values(catalogue)) {
      for (const respond of Object.values(exampleResponses)) respond();
      for (const validate of Object.values(validators.schemas)) validate({});
    }
  });

  it('reports the location of every warning, in both languages', async () => {
    await generate({ documents: documents(...ALL), out: out() });
    const { about } = await load<{ readonly about: readonly AboutDocument[] }>(
      'console',
      'about.ts',
    );
    for (const { warnings, source } of about) {
      for (const { message: says, file, line } of warnings) {
        expect([source, says.zh]).not.toEqual([source, '']);
        expect(
          file === source ? line !== undefined || says.en.includes('another document') : file,
        ).toBeTruthy();
      }
    }
    const kennel = about.find(({ service }) => service === 'kennel');
    expect(kennel).toMatchObject({
      title: { en: 'Kennel', zh: 'Kennel' },
      version: '1.0.7',
      openapi: '3.0.3',
      isOwn: false,
      resources: [
        { name: 'dog', missing: [], verbs: { list: 'GET /dog/findByStatus' } },
        { name: 'order', missing: ['list', 'update'] },
        { name: 'keeper', missing: ['list', 'create', 'delete'] },
      ],
    });
  });
});

describe('a list', () => {
  it('below the path of a record with a required parameter is requested with the value that the document names', async () => {
    const dog = await resourceOf('kennel.yaml', 'dog');
    expect(dog.verbs).toEqual({
      list: 'GET /dog/findByStatus',
      one: 'GET /dog/{dogId}',
      create: 'POST /dog',
      update: 'PUT /dog',
      delete: 'DELETE /dog/{dogId}',
    });
    expect(dog).toMatchObject({
      key: 'id',
      listing: { requiredParameters: { status: 'available' } },
    });
    // A parameter without a documented value is an input of the form.
    expect(dog.actions).toContain('GET /dog/findByTags');
  });

  it('of LoopBack’s controllers is named in plain terms: without the class, and after the resource', async () => {
    const { operations, resources } = await read('todo.yaml');
    expect(resources.map(({ label }) => label.en)).toEqual(['Todo', 'Todo list']);
    const labels = Object.fromEntries(operations.map(({ id, label }) => [id, label]));
    expect(labels).toMatchObject({
      TodoControllerUpdateAll: { en: 'Update all' },
      TodoControllerCreate: { en: 'Create todo', zh: '新建 Todo' },
      TodoListTodoControllerCreate: { en: 'Create todos' },
    });
  });

  it('in the terms of LoopBack is known by its filter', async () => {
    const todos = await resourceOf('todo.yaml', 'todos');
    expect(todos).toMatchObject({
      dialect: 'loopback',
      key: 'id',
      recordRepresentation: '{title}',
    });
    expect(todos.verbs.count).toBe('GET /todos/count');
    expect(todos.field('todoListId')).toMatchObject({ kind: 'reference', reference: 'todo-lists' });
    expect(todos.operation('list')?.parameters).toMatchObject([{ name: 'filter', json: true }]);
    const lists = await resourceOf('todo.yaml', 'todo-lists');
    expect(lists.actions).toEqual(['GET /todo-lists/{id}/todos', 'POST /todo-lists/{id}/todos']);
  });

  it('in simple REST is known by filter, range and sort', async () => {
    const posts = await resourceOf('posts.yaml', 'posts');
    expect(posts).toMatchObject({ dialect: 'simple-rest', verbs: { update: 'PUT /posts/{id}' } });
    expect(posts.operation('list')?.parameters.map(({ json }) => json)).toEqual([true, true, true]);
  });

  it('by page and size, with rows and total inside of the response', async () => {
    const products = await resourceOf('warehouse.yaml', 'products');
    expect(products).toMatchObject({
      dialect: 'plain',
      key: 'id',
      listing: {
        paging: { by: 'page', page: 'page', size: 'per_page', first: 1, maxPageSize: 50 },
        ordering: { by: 'pair', field: 'sort_by', order: 'sort_order', descending: 'desc' },
        search: 'q',
        rows: ['data'],
        total: ['meta', 'total'],
      },
      actions: [
        'POST /api/v2/products/{product_id}/restock',
        'GET /api/v2/products/{product_id}/movements',
      ],
    });
    const filtersByField = Object.fromEntries(
      products.fields
        .filter(({ filter }) => filter.length > 0)
        .map(({ source, filter }) => [source, filter]),
    );
    expect(filtersByField).toEqual({
      name: ['like'],
      price: ['between', 'gte', 'lte'],
      category: ['inq', 'eq'],
      inStock: ['eq'],
      created_at: ['gte'],
    });
    expect(products.fields.filter(({ sortable }) => sortable).map(({ source }) => source)).toEqual([
      ...['name', 'price', 'created_at'],
    ]);
  });

  it('returns a summary, and the record has the rest', async () => {
    const products = await resourceOf('warehouse.yaml', 'products');
    expect(products.field('name')?.column).toBeDefined();
    expect(products.field('ean')).toMatchObject({ kind: 'text', sortable: false, filter: [] });
    expect(products.field('ean')?.column).toBeUndefined();
  });

  it('in an envelope with code and message, in another script', async () => {
    const stores = await resourceOf('仓库.yaml', '仓库');
    expect(stores).toMatchObject({
      key: '编号',
      listing: {
        paging: { page: 'pageNum', size: 'pageSize' },
        search: 'keyword',
        rows: ['data', 'list'],
        total: ['data', 'total'],
      },
    });
    expect(stores.operation('one')?.responses[0]?.dataPath).toEqual(['data']);
    for (const { id } of (await read('仓库.yaml')).operations) expect(id).toMatch(/^\w+$/);
  });

  it('by a cursor that is the last key', async () => {
    const customers = await resourceOf('charges.json', 'customers');
    expect(customers).toMatchObject({
      listing: {
        paging: { by: 'cursor', cursor: 'starting_after', limit: 'limit', maxPageSize: 100 },
        rows: ['data'],
        hasMore: ['has_more'],
      },
      verbs: { update: 'POST /v1/customers/{customer}', create: 'POST /v1/customers' },
    });
    expect(customers.operation('update')?.body?.mediaType).toBe(
      'application/x-www-form-urlencoded',
    );
  });

  it('of JSON:API has its fields unwrapped', async () => {
    const tickets = await resourceOf('tickets.yaml', 'tickets');
    expect(tickets).toMatchObject({
      attributesKey: 'attributes',
      listing: {
        paging: { page: 'page[number]', size: 'page[size]' },
        ordering: { by: 'sign', field: 'sort' },
        filters: { status: { eq: 'filter[status]' } },
      },
    });
    expect(tickets.fields.map(({ source }) => source)).toEqual([
      ...['id', 'type', 'relationships', 'subject', 'status', 'opened'],
    ]);
    expect(tickets.operation('create')?.body).toMatchObject({ dataPath: ['data'] });
    expect(tickets.operation('create')?.body?.fields.map(({ source }) => source)).toContain(
      'subject',
    );
  });

  it('of Spring counts pages from 0 and sorts by name,asc', async () => {
    const bookings = await resourceOf('bookings.yaml', 'bookings');
    expect(bookings.listing).toMatchObject({
      paging: { page: 'page', first: 0 },
      ordering: { by: 'suffix', ascending: ',asc', descending: ',desc' },
      rows: ['_embedded', 'bookings'],
      total: ['page', 'totalElements'],
    });
  });

  it('with a total in a header', async () => {
    const devices = await resourceOf('luminaires.yaml', 'devices');
    expect(devices.listing).toMatchObject({
      paging: { by: 'offset', offset: 'offset', limit: 'limit', maxPageSize: 1000 },
      totalHeader: 'x-total-count',
      rows: [],
    });
  });

  it('without any parameter is filtered and sorted here, which is reported', async () => {
    const gateways = await resourceOf('luminaires.yaml', 'gateways');
    expect(gateways.listing).toEqual({ filters: {}, rows: [] });
    expect(gateways.field('name')).toMatchObject({ sortable: true });
    expect(gateways.field('name')?.filter).toContain('like');
    expect(await readWarnings('luminaires.yaml')).toContain(
      'GET /gateways has no parameter for pages: the console filters, sorts and pages the rows of one response itself; where the response has a next page, it does not sort them, and the list and its exports say that they are incomplete',
    );
  });

  it('that does not define how it is counted or sorted is reported', async () => {
    expect(await readWarnings('forge.yaml')).toEqual(
      expect.arrayContaining([
        'GET /orgs does not define the syntax of "sort"; the list cannot be sorted',
        'GET /orgs does not return the number of records; the console only knows whether there is a next page',
      ]),
    );
  });
});

describe('a gateway whose calls all carry the same', () => {
  const gateway = 'gateway.json';

  it('sends what its schemas permit, which is reported, and ignores other headers', async () => {
    const { operation } = await resourceOf(gateway, 'luminaires');
    expect(operation('list')?.parameters).toMatchObject([
      { name: 'api-version', in: 'header', value: 'text' },
      { name: 'callerAddress', in: 'query', value: 'text' },
      { name: 'luminaireClasses', in: 'query' },
      { name: 'offset' },
      { name: 'limit' },
    ]);
    expect(await readWarnings(gateway)).toContain(
      'calls carry "api-version": "text", as the document names no value; `parameters` in config.json can say another',
    );
  });

  it('is named after its calls where a summary is empty, and after what it does where one of many is sent', async () => {
    const { operation } = await resourceOf(gateway, 'luminaires');
    expect(operation('update')?.label.en).toBe('Update luminaire');
    expect(operation('create')?.label).toEqual({ en: 'Create luminaire', zh: '新建 Luminaire' });
  });

  it('has lists, with their total in a header of its own', async () => {
    const { listing, verbs } = await resourceOf(gateway, 'luminaires');
    expect(verbs).toEqual({
      list: 'GET /luminaires',
      count: 'GET /luminaires/count',
      one: 'GET /luminaires/{luminaireAddress}',
      create: 'POST /luminaires',
      update: 'PUT /luminaires/{luminaireAddress}',
      delete: 'DELETE /luminaires/{luminaireAddress}',
    });
    expect(listing).toMatchObject({
      paging: { by: 'offset', offset: 'offset', limit: 'limit' },
      totalHeader: 'pagination-totalcount',
    });
  });

  it('is written lists of records, in which one is sent', async () => {
    const luminaires = await resourceOf(gateway, 'luminaires');
    expect(luminaires.operation('create')?.body).toMatchObject({ isList: true });
    expect(luminaires.operation('update')?.body?.isList).toBeUndefined();
    const calendars = await resourceOf(gateway, 'calendars');
    expect(calendars.verbs.update).toBe('PUT /calendars');
    expect(calendars.operation('update')?.body).toMatchObject({ isList: true });
  });

  it('has functions whose shapes only allOf distinguishes, in a file of their own', async () => {
    const { field } = await resourceOf(gateway, 'luminaires');
    const functions = field('functions');
    const item = functions?.kind === 'list' ? functions.item : undefined;
    expect(item).toMatchObject({ kind: 'oneOf', discriminator: 'functionType' });
    expect(
      item?.kind === 'oneOf' &&
        item.options.map(({ value, fields }) => [value, fields.map(({ source }) => source)]),
    ).toEqual([
      ['LampActuatorFunction', ['functionId', 'defaultLightState', 'calendarID']],
      ['LightSensorFunction', ['functionId', 'level', 'reading', 'output', 'state']],
    ]);
  });

  it('has attributes of their own shape and of those that descend from it, not of every shape', async () => {
    const { field } = await resourceOf(gateway, 'luminaires');
    const functions = field('functions');
    const item = functions?.kind === 'list' ? functions.item : undefined;
    const sensor = item?.kind === 'oneOf' ? item.options[1] : undefined;
    const shapes = (sensor?.fields ?? []).flatMap(one =>
      one.kind === 'oneOf' ? [[one.source, one.options.map(({ value }) => value)]] : [],
    );
    expect(shapes).toEqual([
      ['reading', ['AttributeFloat']],
      ['output', ['AttributeLevelState']],
      ['state', ['AttributeState', 'AttributeLevelState']],
    ]);
  });

  it('has records of several shapes: each has its own fields, and a choice selects one', async () => {
    const {
      field,
      fields,
      recordRepresentation: represent,
      operation,
    } = await resourceOf(gateway, 'programmes');
    expect(field('type')).toMatchObject({
      kind: 'enum',
      required: true,
      choices: [{ value: 'PeriodProgramme' }, { value: 'FixedProgramme' }],
    });
    const written = operation('create')?.body?.fields ?? [];
    for (const all of [fields, written]) {
      expect(Object.fromEntries(all.map(({ source, when }) => [source, when?.type]))).toEqual({
        type: undefined,
        id: undefined,
        owner: undefined,
        periods: ['PeriodProgramme'],
        name: ['PeriodProgramme', 'FixedProgramme'],
        level: ['FixedProgramme'],
      });
    }
    // What only some have is no column of all, and no name for all.
    expect(fields.flatMap(({ source, column }) => (column ? [source] : []))).toEqual([
      'type',
      'id',
      'owner',
    ]);
    expect(represent).toBe('{id}');
  });

  it('lists shapes that descend from one, and passes over what they descend from', async () => {
    const { field } = await resourceOf(gateway, 'programmes');
    const periods = field('periods');
    expect(periods?.kind === 'list' && periods.item).toMatchObject({
      kind: 'oneOf',
      discriminator: 'name',
      options: [{ value: 'AbsolutePeriod' }, { value: 'SensorPeriod' }],
    });
    const logger = await resourceOf(gateway, 'loggers');
    expect(logger.field('recording')).toMatchObject({ kind: 'oneOf', discriminator: 'type' });
  });

  it('is sent commands that nothing lists, each on a form of its own', async () => {
    const { verbs, actions } = await resourceOf(gateway, 'assign-commands');
    expect([verbs, actions]).toEqual([{ create: 'POST /assign-commands' }, []]);
    const warnings = await readWarnings(gateway);
    expect(warnings).not.toContainEqual(expect.stringContaining('assign-commands'));
    // What is called otherwise than what it takes could be anything.
    expect(warnings).toContain(
      'POST /override-commands is on no screen: it belongs to no list of records',
    );
    expect((await resourceOf(gateway, 'luminaires')).actions).toContain('PUT /luminaires');
  });

  it('recognizes records by the end of the name in their path, or by the last word of their own', async () => {
    expect(await resourceOf(gateway, 'loggers')).toMatchObject({ key: 'address' });
    expect(await resourceOf(gateway, 'data-packages')).toMatchObject({ key: 'packageId' });
  });
});

describe('records', () => {
  it('have their keys by the name in their path, or by their own', async () => {
    expect(await resourceOf('luminaires.yaml', 'devices')).toMatchObject({ key: 'address' });
    expect(await resourceOf('luminaires.yaml', 'calendars')).toMatchObject({ key: 'calendarId' });
    expect(await resourceOf('kennel.yaml', 'keeper')).toMatchObject({ key: 'username' });
  });

  it('without a key are listed and reported', async () => {
    expect(await readWarnings('cluster.yaml')).toContain(
      'no property of deployments identifies a record: the list can be read, and no record can be opened',
    );
  });

  it('below two others are not bound, and that is reported', async () => {
    const { verbs } = await resourceOf('cluster.yaml', 'deployments');
    expect(verbs).toEqual({ list: 'GET /apis/apps/v1/deployments' });
    expect(await readWarnings('cluster.yaml')).toContain(
      'GET /apis/apps/v1/namespaces/{namespace}/deployments/{name} is on no screen: it needs 2 keys in its path',
    );
  });

  it('have functions of several types', async () => {
    const functions = (await resourceOf('luminaires.yaml', 'devices')).field('functions');
    expect(functions).toMatchObject({
      kind: 'list',
      item: {
        kind: 'oneOf',
        discriminator: 'functionType',
        options: [{ value: 'LampActuatorFunction' }, { value: 'LightSensorFunction' }],
      },
    });
  });

  it('are found in parts of a document', async () => {
    const items = await resourceOf('split/shop.yaml', 'items');
    expect(items.fields.map(({ source, kind }) => [source, kind])).toEqual([
      ['id', 'text'],
      ['name', 'text'],
      ['parts', 'unknown'],
    ]);
  });
});

describe('an unusual document', () => {
  it('gets unique names, and is reported', async () => {
    const model = await read('hostile.yaml');
    const ids = model.operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z_]\w*$/);
    expect(model.resources.map(({ name }) => name)).toEqual([
      ...['constructor', 'proto', 'export', 'a-items', 'b-items'],
    ]);
    const warnings = model.warnings.map(({ message: says }) => says.en);
    expect(warnings).toContain(
      'the name delete of GET /constructor/{class} is taken; it is called delete2 here',
    );
    expect(warnings).toContain(
      'GET /class/{id}/enum/{default} does not declare its path parameter id, default; it is taken for a text',
    );
  });

  it('does not confuse a field with what every object has', async () => {
    const { field } = await resourceOf('hostile.yaml', 'constructor');
    expect(field('__proto__')).toMatchObject({ kind: 'text', label: { en: 'Proto' } });
    expect(field('constructor')).toMatchObject({ kind: 'text', required: true });
    expect(field('hasOwnProperty')).toMatchObject({ kind: 'boolean' });
    await generate({ documents: documents('hostile.yaml'), out: out() });
    const { resources } = await load<Catalogue>('console', 'catalogue.ts');
    const odd = new Map(Object.entries(resources)).get('constructor');
    expect(odd?.fields.map(({ source }) => source)).toContain('__proto__');
    const { catalogue } = await load<MockCatalogue>('mocks', 'catalogue.ts');
    const validate = new Map(Object.entries(catalogue.hostile?.validators.schemas ?? {})).get(
      '__proto__',
    );
    expect(validate?.(JSON.parse('{"class":"a","constructor":"b","__proto__":"c"}'))).toBe(true);
    expect(validate?.(JSON.parse('{"class":"a","constructor":"b","hasOwnProperty":1}'))).toBe(
      false,
    );
    expect(validate?.({ class: 'a' })).toBe(false);
  });

  it('calls what is done by what it does, where its name is one of a framework', async () => {
    const bookings = await resourceOf('bookings.yaml', 'bookings');
    expect(bookings.operation('create')?.label).toMatchObject({ en: 'Create booking' });
    expect(bookings.operation('update')?.label).toEqual({ en: 'Edit booking', zh: '编辑 Booking' });
    const customers = await resourceOf('charges.json', 'customers');
    expect(customers.operation('create')?.label.en).toBe('Create customer');
    const { operations } = await read('forge.yaml');
    const label = operations.find(({ id }) => id === 'reposListForOrg')?.label.en;
    expect(label).toBe('Repos list for org');
  });

  it('does not change the key of a record with the record', async () => {
    const { operation } = await resourceOf('bookings.yaml', 'bookings');
    const key = (verb: 'create' | 'update') =>
      operation(verb)?.body?.fields.find(({ source }) => source === 'id')?.readOnly;
    expect(key('update')).toBe(true);
    expect(key('create')).not.toBe(true);
  });

  it('leaves out of forms what no input can be called, and reports it', async () => {
    const { operation } = await resourceOf('hostile.yaml', 'constructor');
    const { fields = [] } = operation('create')?.body ?? {};
    const typed = fields.filter(({ readOnly }) => !readOnly).map(({ source }) => source);
    expect(typed).toContain('class');
    for (const name of ['constructor', '__proto__', 'hasOwnProperty'])
      expect(typed).not.toContain(name);
    expect(await readWarnings('hostile.yaml')).toContain(
      'constructor.__proto__ has a name that no form can write; it is shown, and stays unchanged when a record is updated',
    );
  });

  it('in its JSON Schema is left out and reported with its line', async () => {
    const { warnings } = await generate({ documents: documents('hostile.yaml'), out: out() });
    const lines = readFileSync('tests/contract/documents/hostile.yaml', 'utf8').split('\n');
    const line = lines.findIndex(text => text.includes('pattern: {')) + 1;
    expect(warnings).toContain(
      `tests/contract/documents/hostile.yaml:${line}: \`pattern: "^(?i)[\\\\w-.]+$"\` is not as JSON Schema has it and is left out; nothing is checked by it`,
    );
  });

  it('comes to an end where schemas are inside of themselves', async () => {
    const { field } = await resourceOf('hostile.yaml', 'b-items');
    expect(field('parent')).toMatchObject({ kind: 'unknown', description: 'Tree inside Tree' });
    expect(field('base')).toMatchObject({ kind: 'object' });
    expect(field('other')).toMatchObject({ kind: 'object' });
  });

  it('has nothing to list, and reports what it has', async () => {
    const model = await read('calls.yaml');
    expect(model.resources).toEqual([]);
    expect(model.warnings.map(({ message: says }) => says.en)).toContain(
      'no operation lists records, so there is no resource to show',
    );
    expect(model.operations.map(({ responses }) => responses[0])).toMatchObject([
      { status: 200, mediaType: 'text/plain' },
      { status: 200, mediaType: 'application/json' },
      { status: 200 },
      { status: 200 },
    ]);
  });
});

it('a schema that is part of itself is validated without that part', async () => {
  expect(await readWarnings('hostile.yaml')).toContain(
    'Derived is part of itself by allOf; that part is left out',
  );
});

describe('documents together', () => {
  it('have other names than ours', async () => {
    const models = await readServices([
      'openapi/users.yaml',
      ...documents('users.yaml', 'split/shop.yaml'),
    ]);
    expect(models.map(({ name }) => name)).toEqual(['users', 'users2', 'shop']);
    expect(models[1]?.resources.map(({ name }) => name)).toEqual(['users2-users', 'teams']);
    const leader = models[1]?.resources[1]?.fields.find(({ source }) => source === 'leaderId');
    expect(leader).toMatchObject({ kind: 'reference', reference: 'users2-users' });
    expect(models[1]?.operations[0]).toMatchObject({ service: 'users2', resource: 'users2-users' });
    expect(models[1]?.warnings.map(({ message: says }) => says.en)).toEqual(
      expect.arrayContaining([
        'another document is the service "users"; this one is "users2" here',
        'another document has the resource "users"; this one is "users2-users" here',
      ]),
    );
  });

  it('are found in a folder, without their parts and what is no document', () => {
    expect(findDocuments('tests/contract/documents/split')).toEqual([
      resolve('tests/contract/documents/split/other.json'),
      resolve('tests/contract/documents/split/shop.yaml'),
    ]);
  });

  it('are found in a folder, without files that only define things', () => {
    const found = findDocuments('tests/contract/documents');
    expect(found).toContain(resolve('tests/contract/documents/gateway.json'));
    expect(found).not.toContain(resolve('tests/contract/documents/gateway-model.json'));
    const alone = join(folder, 'model.json');
    writeFileSync(alone, '{ "openapi": "3.0.1",\n "paths": {} }');
    expect(findDocuments(folder)).toEqual([alone]);
  });

  it('that do not exist are reported with a message', () => {
    expect(() => findDocuments('tests/contract/nowhere')).toThrow(
      'tests/contract/nowhere: is not there; name an OpenAPI document, or a folder of them',
    );
    expect(() => findDocuments('tests/contract/documents/split/parts')).toThrow(
      /has no OpenAPI document: .*; name the file$/,
    );
  });
});

describe('a document that cannot be used', () => {
  it.each([
    ['swagger: "1.2"\npaths: {}\n', /:1: is no OpenAPI 3 document: it starts neither with /],
    ['asyncapi: 3.0.0\n', /:1: is no OpenAPI 3 document: it starts neither with `openapi: 3/],
    ['openapi: 3.0.0\n  x: [\n', /:2: cannot be read: /],
  ])('%j is rejected with its line and a remedy', async (text, message) => {
    const file = join(folder, 'broken.yaml');
    writeFileSync(file, text);
    await expect(generate({ documents: [file], out: out() })).rejects.toThrow(message);
  });
});

it('a document of wrong shapes is read as far as possible, and each fault is reported with its line', async () => {
  const lines = [
    ...['openapi: 3.0.0', "info: { title: x, version: '1' }", 'paths:', '  /a: null', '  /b:'],
    ...[
      '    get: 5',
      '    post: { requestBody: 7, responses: { 200: null } }',
      '  /c:',
      '    get:',
    ],
    ...[
      '      parameters: [{ name: q }, 3, { name: page, in: query }]',
      '      responses: { 200: {',
    ],
    '        description: ok, content: { application/json: { schema: { type: array, items: { type: object, properties: { id: { type: integer } } } } } } } }',
  ];
  const file = join(folder, 'shapes.yaml');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const { warnings } = await generate({ documents: [file], out: out() });
  for (const [line, what] of [
    [4, '`/a: null` is not an object'],
    [6, '`get: 5` is not an object'],
    [7, '`requestBody: 7` is not an object'],
    [10, '`0: {"name":"q"}` is not a parameter'],
    [10, '`1: 3` is not a parameter'],
  ] as const) {
    expect(
      warnings.some(one => one.includes(`shapes.yaml:${line}: ${what}`)),
      warnings.join('\n'),
    ).toBe(true);
  }
  const { resources } = await load<Catalogue>('console', 'catalogue.ts');
  expect(Object.keys(resources)).toEqual(['c']);
});

it('a document without operations is reported', async () => {
  const file = join(folder, 'nothing.yaml');
  writeFileSync(file, 'openapi: 3.0.0\n');
  const { warnings } = await generate({ documents: [file], out: out() });
  expect(warnings.join()).toContain('the document has no operations');
});

it('a list with a default reports what it leaves out', async () => {
  const file = join(folder, 'pets.yaml');
  const schema =
    '{ type: array, items: { type: object, properties: { id: { type: integer }, status: { type: string } } } }';
  const exampleResponses = `{ 200: { description: ok, content: { application/json: { schema: ${schema} } } } }`;
  const parameters = '[{ name: status, in: query, schema: { type: string, default: available } }]';
  writeFileSync(
    file,
    `openapi: 3.0.0\npaths: { /pets: { get: { parameters: ${parameters}, responses: ${exampleResponses} } } }\n`,
  );
  const { warnings } = await generate({ documents: [file], out: out() });
  expect(warnings.join()).toContain(
    'GET /pets returns "status" "available" unless a filter requests',
  );
});

/** A document of so many operations: five on each of its resources, which refer to one another. */
function largeDocument(operations: number): object {
  const count = operations / 5;
  const names = Array.from({ length: count }, (_, index) => `things${index}`);
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const respond = (schema: object) => ({
    responses: { 200: { description: 'ok', ...json(schema) } },
  });
  const key = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
  const paths: readonly (readonly [string, object])[] = names.flatMap(name => [
    [
      `/${name}`,
      {
        get: respond({ type: 'array', items: ref(name) }),
        post: { requestBody: json(ref(name)), ...respond(ref(name)) },
      },
    ],
    [
      `/${name}/{id}`,
      {
        parameters: key,
        get: respond(ref(name)),
        put: { requestBody: json(ref(name)), ...respond(ref(name)) },
        delete: { responses: { 204: { description: 'gone' } } },
      },
    ],
  ]);
  const schemas = names.map((name, index) => {
    const others = [1, 7, 31].map(step => `things${(index + step) % count}`);
    const fields = Array.from(
      { length: 12 },
      (_, field) => [`field${field}`, { type: 'string' }] as const,
    );
    const inner = others.map(other => [`of_${other}`, ref(other)] as const);
    const properties: Readonly<Record<string, object>> = Object.fromEntries<object>([
      ['id', { type: 'integer' }],
      ...fields,
      ...inner,
    ]);
    return [name, { type: 'object', properties }] as const;
  });
  return {
    openapi: '3.0.3',
    info: { title: 'Large', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  };
}

it('of 500 operations, each record leading to all others, comes to an end', async () => {
  const file = join(folder, 'large.json');
  writeFileSync(file, JSON.stringify(largeDocument(500)));
  const [model] = await readServices([file]);
  expect(model?.operations).toHaveLength(500);
  expect(model?.resources).toHaveLength(100);
  const fields = JSON.stringify(model?.resources[0]?.fields).match(/"source"/g) ?? [];
  expect(fields.length).toBeLessThan(2_000);
});
