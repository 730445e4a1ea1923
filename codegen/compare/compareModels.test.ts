import { describe, expect, it } from 'vitest';

import type { ServiceModel } from '../model.ts';
import { readModel } from '../read/readModel.ts';
import type { DocumentChange } from './DocumentChange.ts';
import { compareModels } from './compareModels.ts';
import { formatChanges } from './formatChanges.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

type Things = Record<string, Record<string, unknown>>;

interface Lamps {
  readonly openapi: string;
  readonly info: object;
  readonly paths: Record<string, Things>;
  readonly components: { readonly schemas: Things };
}

/**
 * Creates a document with one resource that allows every kind of change. A new object for each call, so that tests can
 * modify it.
 */
const lamps = (): Lamps => ({
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1' },
  paths: {
    '/lamps': {
      get: {
        operationId: 'listLamps',
        parameters: [
          { name: 'filter', in: 'query', required: false, schema: { type: 'string' } },
          { name: 'since', in: 'query', required: false, schema: { type: 'string' } },
        ],
        responses: { '200': json({ type: 'array', items: ref('Lamp') }) },
      },
      post: {
        operationId: 'createLamp',
        requestBody: { required: true, ...json(ref('NewLamp')) },
        responses: { '200': json(ref('Lamp')) },
        'x-console': { permission: { roles: ['admin', 'guest'] } },
      },
    },
    '/lamps/count': {
      get: {
        operationId: 'countLamps',
        parameters: [{ name: 'where', in: 'query', schema: { type: 'string' } }],
        responses: { '200': json({ type: 'object', properties: { count: { type: 'integer' } } }) },
      },
    },
    '/lamps/{id}': {
      get: {
        operationId: 'getLamp',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '200': json(ref('Lamp')) },
      },
    },
  },
  components: {
    schemas: {
      Lamp: {
        type: 'object',
        required: ['id', 'name', 'power'],
        properties: {
          id: { type: 'string', readOnly: true },
          name: ref('Name'),
          power: { type: 'number', minimum: 0, maximum: 400, 'x-console': { unit: 'W' } },
          state: { type: 'string', enum: ['on', 'off'] },
          note: { type: 'string' },
        },
      },
      NewLamp: {
        type: 'object',
        required: ['name'],
        properties: {
          name: ref('Name'),
          power: { type: 'number', minimum: 0, maximum: 400 },
          state: { type: 'string', enum: ['on', 'off'] },
          note: { type: 'string' },
        },
      },
      Name: { type: 'string', maxLength: 32 },
    },
  },
});

const propertiesOf = (document: Lamps, schema: 'Lamp' | 'NewLamp') =>
  document.components.schemas[schema]?.['properties'] as Things;

const modelOf = (document: Lamps, source = 'lamps.yaml'): ServiceModel => ({
  ...readModel(document, source),
  files: [source],
});

function changesAfter(change: (document: Lamps) => void): readonly DocumentChange[] {
  const after = lamps();
  change(after);
  return compareModels([modelOf(lamps())], [modelOf(after)]);
}

const partsOf = (change: DocumentChange | undefined) =>
  change?.affectedParts.map(({ part }) => part) ?? [];

describe('a comparison of two documents', () => {
  it('returns no changes when nothing has changed', () => {
    expect(changesAfter(() => undefined)).toEqual([]);
    expect(formatChanges([])).toBe('nothing that the console shows or sends has changed');
  });

  const cases: readonly (readonly [
    title: string,
    change: (document: Lamps) => void,
    severity: DocumentChange['severity'],
    what: RegExp,
    touches: readonly string[],
  ])[] = [
    [
      'a field is removed from records',
      document => delete propertiesOf(document, 'Lamp')['note'],
      'breaking',
      /^note is removed$/u,
      ['columns', 'filters', 'saved queries', 'import and export', 'mocks'],
    ],
    [
      'the field that names records is removed',
      document => delete propertiesOf(document, 'Lamp')['name'],
      'breaking',
      /^name is removed$/u,
      ['names of records', 'order'],
    ],
    [
      'a field is removed from a form',
      document => delete propertiesOf(document, 'NewLamp')['note'],
      'breaking',
      /^note is removed$/u,
      ['forms', 'import and export'],
    ],
    [
      'a field is new in records',
      document => {
        propertiesOf(document, 'Lamp')['height'] = { type: 'number' };
      },
      'safe',
      /^height is new$/u,
      ['columns', 'filters'],
    ],
    [
      'a new field of a form must be given',
      document => {
        propertiesOf(document, 'NewLamp')['height'] = { type: 'number' };
        document.components.schemas['NewLamp']!['required'] = ['name', 'height'];
      },
      'breaking',
      /^height is new and must be given$/u,
      ['forms', 'import and export'],
    ],
    [
      'a field of a form must be given',
      document => {
        document.components.schemas['NewLamp']!['required'] = ['name', 'note'];
      },
      'breaking',
      /^note must be given now$/u,
      ['forms'],
    ],
    [
      'a field of records may be missing',
      document => {
        document.components.schemas['Lamp']!['required'] = ['id', 'name'];
      },
      'breaking',
      /^power may be missing now$/u,
      ['columns'],
    ],
    [
      'a type is another one',
      document => {
        propertiesOf(document, 'Lamp')['power'] = { type: 'string', 'x-console': { unit: 'W' } };
      },
      'breaking',
      /^power was number and is string$/u,
      ['columns', 'saved queries'],
    ],
    [
      'a response becomes a whole number',
      document => {
        propertiesOf(document, 'Lamp')['power']!['type'] = 'integer';
      },
      'safe',
      /^power was number and is integer$/u,
      [],
    ],
    [
      'a form takes whole numbers only',
      document => {
        propertiesOf(document, 'NewLamp')['power']!['type'] = 'integer';
      },
      'breaking',
      /^power was number and is integer$/u,
      ['forms'],
    ],
    [
      'a unit is another one',
      document => {
        propertiesOf(document, 'Lamp')['power']!['x-console'] = { unit: 'kW' };
      },
      'breaking',
      /^power was in W and is in kW$/u,
      ['numbers', 'columns', 'saved queries'],
    ],
    [
      'a value is removed',
      document => {
        propertiesOf(document, 'Lamp')['state']!['enum'] = ['on'];
      },
      'breaking',
      /^state no longer knows "off"$/u,
      ['saved queries', 'filters'],
    ],
    [
      'a value is new',
      document => {
        propertiesOf(document, 'Lamp')['state']!['enum'] = ['on', 'off', 'dim'];
      },
      'safe',
      /^state knows "dim" too$/u,
      [],
    ],
    [
      'a bound of a form is narrower',
      document => {
        propertiesOf(document, 'NewLamp')['power']!['maximum'] = 250;
      },
      'breaking',
      /^power the greatest value was 400 and is 250$/u,
      ['forms'],
    ],
    [
      'a bound of a form is wider',
      document => {
        propertiesOf(document, 'NewLamp')['power']!['maximum'] = 1000;
      },
      'safe',
      /^power the greatest value was 400 and is 1000$/u,
      ['forms'],
    ],
    [
      'a bound of a form is new',
      document => {
        propertiesOf(document, 'NewLamp')['note']!['minLength'] = 1;
      },
      'breaking',
      /^note the least length was none and is 1$/u,
      ['forms'],
    ],
    [
      'a schema that others hold takes less',
      document => {
        document.components.schemas['Name']!['pattern'] = '^[a-z]+$';
      },
      'breaking',
      /^has the pattern \^\[a-z\]\+\$ now$/u,
      ['forms', 'columns', 'import and export'],
    ],
    [
      'a field can no longer be filtered by',
      document => {
        propertiesOf(document, 'Lamp')['note']!['x-console'] = { filter: false };
      },
      'breaking',
      /^note can no longer be filtered by: like, eq/u,
      ['filters', 'saved queries', 'URLs'],
    ],
    [
      'a field can no longer order the list',
      document => {
        propertiesOf(document, 'Lamp')['note']!['x-console'] = { sort: false };
      },
      'breaking',
      /^note can no longer order the list$/u,
      ['order', 'URLs'],
    ],
    [
      'a field has another label',
      document => {
        propertiesOf(document, 'Lamp')['note']!['x-console'] = {
          label: { en: 'Remark', zh: '备注' },
        };
      },
      'safe',
      /^note is called “Remark” now$/u,
      ['texts'],
    ],
    [
      'an operation says something else when it is done',
      document => {
        document.paths['/lamps']!['post']!['x-console'] = {
          successMessage: { en: '{record} installed', zh: '已安装 {record}' },
        };
      },
      'safe',
      /^shows “\{record\} installed” after success now$/u,
      ['texts'],
    ],
    [
      'an operation is removed',
      document => delete document.paths['/lamps']!['post'],
      'breaking',
      /^is removed: POST \/lamps$/u,
      ['forms', 'import and export', 'calls', 'mocks'],
    ],
    [
      'an operation has another name',
      document => {
        document.paths['/lamps']!['post']!['operationId'] = 'addLamp';
      },
      'breaking',
      /^is called addLamp now$/u,
      ['calls'],
    ],
    [
      'an operation is somewhere else',
      document => {
        document.paths['/lamps/{id}/power'] = document.paths['/lamps/{id}']!;
        delete document.paths['/lamps/{id}'];
      },
      'breaking',
      /^was GET \/lamps\/\{id\} and is GET \/lamps\/\{id\}\/power$/u,
      ['calls', 'mocks'],
    ],
    [
      'a parameter is removed',
      document => {
        document.paths['/lamps']!['get']!['parameters'] = [
          { name: 'filter', in: 'query', schema: { type: 'string' } },
        ];
      },
      'breaking',
      /^no longer takes the parameter since$/u,
      ['calls'],
    ],
    [
      'a role may no longer',
      document => {
        document.paths['/lamps']!['post']!['x-console'] = { permission: { roles: ['admin'] } };
      },
      'breaking',
      /^was for admin, guest and is for admin$/u,
      ['permissions', 'buttons', 'mocks'],
    ],
    [
      'another role may too',
      document => {
        document.paths['/lamps']!['post']!['x-console'] = {
          permission: { roles: ['admin', 'guest', 'remoteUser'] },
        };
      },
      'safe',
      /^was for admin, guest and is for admin, guest, remoteUser$/u,
      ['permissions'],
    ],
    [
      'a module is required',
      document => {
        document.paths['/lamps']!['post']!['x-console'] = {
          permission: { module: 'asset', roles: ['admin', 'guest'] },
        };
      },
      'breaking',
      /is for admin, guest with the module asset$/u,
      ['permissions'],
    ],
    [
      'another error code is possible',
      document => {
        document.paths['/lamps']!['post']!['x-console'] = {
          permission: { roles: ['admin', 'guest'] },
          errorCodes: [68],
        };
      },
      'safe',
      /^can fail with 68 too$/u,
      ['messages'],
    ],
    [
      'a response has no content',
      document => {
        document.paths['/lamps']!['post']!['responses'] = { '204': { description: 'Done.' } };
      },
      'breaking',
      /^had the response 200 application\/json and has 204 without content$/u,
      ['calls'],
    ],
    [
      'a schema in place is another one',
      document => {
        document.paths['/lamps/count']!['get']!['responses'] = {
          '200': json({ type: 'object', properties: { total: { type: 'integer' } } }),
        };
      },
      'breaking',
      /^count is removed$/u,
      ['calls'],
    ],
  ];

  it.each(cases)('reports when %s [SCHEMA-05]', (_, change, severity, what, touches) => {
    const found = changesAfter(change).find(each => what.test(each.description));
    expect(found, JSON.stringify(changesAfter(change))).toBeDefined();
    expect(found?.severity).toBe(severity);
    expect(partsOf(found)).toEqual(expect.arrayContaining([...touches]));
  });

  it('reports a removed resource and the resources that refer to it [SCHEMA-05]', () => {
    const before = lamps();
    propertiesOf(before, 'Lamp')['poleId'] = {
      type: 'string',
      'x-console': { reference: 'poles' },
    };
    const poles = (document: Lamps) => {
      document.paths['/poles'] = {
        get: {
          operationId: 'listPoles',
          responses: { '200': json({ type: 'array', items: ref('Pole') }) },
        },
      };
      document.components.schemas['Pole'] = {
        type: 'object',
        properties: { id: { type: 'string' } },
      };
    };
    poles(before);
    const changes = compareModels([modelOf(before)], [modelOf(lamps())]);
    const removed = changes.find(({ subject }) => subject === 'poles');
    expect(removed).toMatchObject({ severity: 'breaking', description: 'is removed' });
    expect(removed?.affectedParts).toContainEqual({ part: 'references', where: ['lamps'] });
    expect(changes.some(({ description: what }) => what === 'poleId is removed')).toBe(true);
  });

  it('lists removed and added documents, breaking changes first', () => {
    const [before, after] = [modelOf(lamps()), modelOf(lamps(), 'poles.yaml')];
    const other = modelOf(lamps(), 'roads.yaml');
    const changes = compareModels([before, other], [after, other]);
    expect(
      changes.map(({ severity, service, description: what }) => [severity, service, what]),
    ).toEqual([
      ['breaking', 'lamps', 'is removed'],
      ['safe', 'poles', 'is new, with lamps'],
    ]);
  });

  it('puts what breaks first, wherever it was found', () => {
    const severities = changesAfter(document => {
      propertiesOf(document, 'Lamp')['note']!['x-console'] = { column: 1 };
      delete document.paths['/lamps']!['post'];
    }).map(({ severity }) => severity);
    expect(severities).toContain('safe');
    expect(severities).toEqual(severities.toSorted());
  });

  it('takes two files for two versions of one document, whatever they are called', () => {
    expect(compareModels([modelOf(lamps())], [modelOf(lamps(), 'lamps-2.yaml')])).toEqual([]);
  });

  it('ends for a schema that contains itself', () => {
    const tree = (type: string) => {
      const document = lamps();
      propertiesOf(document, 'Lamp')['parts'] = { type: 'array', items: ref('Lamp') };
      propertiesOf(document, 'Lamp')['note'] = { type };
      return modelOf(document);
    };
    const changes = compareModels([tree('string')], [tree('boolean')]);
    expect(changes.map(({ description: what }) => what)).toContain(
      'note was string and is boolean',
    );
  });

  describe('of webhooks', () => {
    const withWebhook = (properties: Things) => {
      const document = lamps();
      document.components.schemas['Failure'] = { type: 'object', properties };
      const webhooks = { lampFailed: { post: { requestBody: json(ref('Failure')) } } };
      return modelOf({ ...document, webhooks } as Lamps);
    };
    const failure = { id: { type: 'string' }, code: { type: 'integer' } };
    const summarize = (before: ServiceModel, after: ServiceModel) =>
      compareModels([before], [after]).map(({ severity, subject, description }) =>
        [severity, subject, description].join(' '),
      );

    it('finds a removed and a new one', () => {
      const [none, one] = [modelOf(lamps()), withWebhook(failure)];
      expect(summarize(one, none)).toEqual(['breaking webhook lampFailed is removed']);
      expect(summarize(none, one)).toEqual(['safe webhook lampFailed is new']);
    });

    it('finds a field that is removed from the payload', () => {
      const [before, after] = [withWebhook(failure), withWebhook({ id: failure.id })];
      expect(summarize(before, after)).toEqual(['breaking schema Failure code is removed']);
    });
  });

  it('names the files of the code that use a removed operation', () => {
    const after = lamps();
    delete after.paths['/lamps/{id}'];
    const usesOf = (name: string) => (name === 'getLamp' ? ['src/features/lamps/Lamp.tsx'] : []);
    const [removed] = compareModels([modelOf(lamps())], [modelOf(after)], usesOf).filter(
      ({ subject }) => subject === 'operation getLamp',
    );
    expect(removed?.affectedParts).toContainEqual({
      part: 'code',
      where: ['src/features/lamps/Lamp.tsx'],
    });
  });

  it('formats as text what breaks, what it affects and the remedy', () => {
    const changes = changesAfter(document => {
      document.paths['/lamps']!['post']!['operationId'] = 'addLamp';
      propertiesOf(document, 'Lamp')['height'] = { type: 'number' };
    });
    const report = formatChanges(changes);
    expect(report).toMatch(/^breaking\n {2}lamps: operation createLamp: is called addLamp now\n/u);
    expect(report).toContain('write addLamp where the code names createLamp');
    expect(report).toMatch(
      /\nsafe\n {2}lamps: schema Lamp: height is new\n {6}touches columns \(lamps\)/u,
    );
    expect(report.endsWith('1 breaking, 1 safe')).toBe(true);
  });
});
