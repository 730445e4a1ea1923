import { describe, expect, it } from 'vitest';

import type { ServiceModel } from '../model.ts';
import type {
  OpenApiDocument,
  OperationObject,
  OperationExtension,
  SchemaObject,
} from '../openapi.ts';
import { readModel } from '../read/readModel.ts';
import { lintModels } from './lintModels.ts';

const text = { en: 'Word', zh: '词' };
const json = (schema: SchemaObject) => ({ content: { 'application/json': { schema } } });
const list: SchemaObject = { type: 'array', items: { $ref: '#/components/schemas/Lamp' } };
const filter = { name: 'filter', in: 'query', schema: { type: 'string' } };

/** Returns the messages for a lamp schema that is valid apart from these properties. */
function lint({
  properties = {},
  extension = {},
  action = {},
  more = {},
  schemas = {},
}: {
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly extension?: SchemaObject['x-console'];
  readonly action?: OperationObject;
  readonly more?: OpenApiDocument['paths'];
  readonly schemas?: Readonly<Record<string, SchemaObject>>;
} = {}): readonly string[] {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    security: [{ token: [] }],
    paths: {
      '/lamps': {
        get: {
          operationId: 'listLamps',
          parameters: [filter],
          ...rejecting([52, 58], [401]),
          responses: { 200: json(list), 401: {} },
        },
      },
      '/lamps/count': {
        get: { operationId: 'countLamps', ...rejecting([52, 58], [401]) },
      },
      '/lamps/{id}/on': {
        post: {
          operationId: 'switchOn',
          ...rejecting([3, 52, 57, 58], [401, 403, 404], {
            label: text,
            permission: { roles: ['admin'] },
          }),
          ...action,
        },
      },
      ...more,
    },
    components: {
      schemas: {
        Lamp: {
          title: 'Lamp',
          'x-console': { label: text, plural: text, ...extension },
          properties: { id: { type: 'string', 'x-console': { label: text } }, ...properties },
        },
        ...schemas,
      },
    },
  };
  return listMessages([{ ...readModel(document, 'lamps.yaml'), files: ['lamps.yaml'] }]);
}

const rejecting = (
  errorCodes: number[],
  statuses: number[],
  extension: OperationExtension = {},
): OperationObject => ({
  'x-console': { ...extension, errorCodes },
  responses: { 204: {}, ...Object.fromEntries(statuses.map(status => [status, {}])) },
});

const listMessages = (models: readonly ServiceModel[]) =>
  lintModels(models).map(({ message }) => message);

it('reports nothing about a complete document', () => {
  expect(lint()).toEqual([]);
});

describe('a missing label is reported', () => {
  it.each<[string, Parameters<typeof lint>[0], string]>([
    ['of a field', { properties: { power: { type: 'number' } } }, '"power" of Lamp has no label'],
    [
      'of a value',
      {
        properties: {
          state: {
            enum: ['on', 'off'],
            'x-console': { label: text, labels: { on: text } },
          },
        },
      },
      '"state" of Lamp has no label for off',
    ],
    [
      'of a field inside of a field',
      {
        properties: {
          steps: {
            type: 'array',
            items: { $ref: '#/components/schemas/Step' },
            'x-console': { label: text },
          },
        },
        schemas: { Step: { title: 'Step', properties: { at: { type: 'string' } } } },
      },
      '"at" of Step has no label',
    ],
    [
      'of a shape',
      {
        properties: {
          kind: { oneOf: [{ $ref: '#/components/schemas/Sun' }], 'x-console': { label: text } },
        },
        schemas: { Sun: { title: 'Sun', properties: { kind: { const: 'sun' } } } },
      },
      'Sun is one of several shapes and has no label',
    ],
    [
      'of the many',
      { extension: { plural: undefined } },
      'Lamp, the record of lamps, has no plural',
    ],
    [
      'of an action',
      { action: rejecting([3, 52, 57, 58], [401, 403, 404], { permission: { roles: ['admin'] } }) },
      'switchOn has no label',
    ],
    [
      'of what moves something',
      { action: rejecting([3, 52, 58], [401, 404], { label: text, physical: true }) },
      'switchOn is physical and has no confirmation',
    ],
    [
      'of an operation with a confirmation',
      {
        action: rejecting([3, 52, 58], [401, 404], {
          label: text,
          physical: true,
          skipConfirmReason: 'A confirmation before every turn makes it useless.',
          confirm: text,
        }),
      },
      'switchOn is immediate and has a confirmation',
    ],
    [
      'of an operation that moves nothing',
      {
        action: rejecting([3, 52, 58], [401, 404], {
          label: text,
          skipConfirmReason: 'A confirmation before every turn makes it useless.',
        }),
      },
      'switchOn is immediate and moves nothing',
    ],
    [
      'next to labels in a schema of a response only',
      {
        schemas: {
          State: {
            title: 'State',
            properties: { cpu: { 'x-console': { label: text } }, load: {} },
          },
        },
      },
      '"load" of State has no label',
    ],
  ])('%s', (_, models, message) => {
    expect(lint(models)).toEqual([expect.stringContaining(message)]);
  });
});

describe('responses and error codes that do not agree are reported', () => {
  it.each<[OperationObject, string]>([
    [
      rejecting([52, 58, 4], [401], { label: text }),
      'has the error code 4 and no response 409 or 422',
    ],
    [rejecting([52], [401], { label: text }), 'has the response 401 and not its error code 58'],
    [rejecting([], [], { label: text }), 'can be rejected with 401; list that response'],
    [
      rejecting([52, 58], [401, 404], { label: text }),
      'has the response 404 and no error code of that status',
    ],
    [
      rejecting([52, 58], [401], { label: text, permission: { roles: ['admin'] } }),
      'can be rejected with 403; list that response',
    ],
    [
      {
        ...rejecting([2, 22, 52, 58, 78], [401, 413, 415], { label: text }),
        requestBody: json({}),
      },
      'can be rejected with 422; list that response',
    ],
  ])('%#: %j', (action, message) => {
    expect(lint({ action }).join('\n')).toContain(message);
  });
});

describe('a list that cannot be as the document defines is reported', () => {
  it.each<[SchemaObject, string]>([
    [
      {
        type: 'object',
        properties: { a: { 'x-console': { label: text } } },
        'x-console': { label: text, column: 1 },
      },
      'Lamp.odd is object, which no column can show',
    ],
    [
      { type: 'boolean', 'x-console': { label: text, filter: ['eq', 'like'] } },
      'Lamp.odd is boolean, which cannot be filtered with like',
    ],
  ])('%#', (odd, message) => {
    expect(lint({ properties: { odd } })).toEqual([expect.stringContaining(message)]);
  });

  it('when an edit cannot clear an optional field, with the remedy', () => {
    const power: SchemaObject = { type: 'number', 'x-console': { label: text } };
    const change = (schema: SchemaObject): OpenApiDocument['paths'] => ({
      '/lamps/{id}': {
        patch: {
          operationId: 'updateLamp',
          requestBody: json({ properties: { power: schema } }),
          ...rejecting([2, 22, 52, 58, 78], [401, 413, 415, 422], { label: text }),
        },
      },
    });
    const properties = { power };
    expect(lint({ properties, more: change(power) })).toEqual([
      expect.stringMatching(
        /updateLamp cannot clear "power", which is optional in lamps; allow null \(.+\) or make it required/u,
      ),
    ]);
    const nullable: SchemaObject = { ...power, type: ['number', 'null'] };
    expect(lint({ properties, more: change(nullable) })).toEqual([]);
  });

  it('when nothing counts its records', () => {
    const more = { '/lamps/count': {} };
    expect(lint({ more })).toEqual([expect.stringContaining('lamps has a list and no count')]);
  });

  it('when the record next to an id has a field that its resource has not', () => {
    const lampId: SchemaObject = {
      type: 'string',
      'x-console': { label: text, reference: 'lamps' },
    };
    const lamp: SchemaObject = { type: 'object', properties: { id: {}, colour: {} } };
    expect(lint({ properties: { lampId, lamp } })).toContainEqual(
      expect.stringContaining('Lamp.lamp has "colour", which is no field of lamps'),
    );
  });
});

it('reports a name that an operation of another document has', () => {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    paths: { '/a': { get: { operationId: 'getA' } } },
  };
  const models = ['one.yaml', 'two.yaml'].map(source => ({
    ...readModel(document, source),
    files: [source],
  }));
  expect(listMessages(models)).toEqual([
    'operationId "getA" is also in one.yaml; rename one of them',
  ]);
});
