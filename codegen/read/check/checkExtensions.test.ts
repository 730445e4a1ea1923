import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { VALIDATION_RULES } from '../../../src/schema/validationRule.ts';
import { DISPLAY_STATES } from '../../../src/schema/displayState.ts';
import { UNITS } from '../../../src/schema/unit.ts';
import type { OpenApiDocument } from '../../openapi.ts';
import { checkExtensions } from './checkExtensions.ts';

const text = { en: 'Text', zh: '文' };

/** Returns the messages for a document with this extension on its property `Lamp.height`. */
const onProperty = (extension: object) =>
  messages({
    openapi: '3.1.0',
    components: {
      schemas: {
        Lamp: {
          'x-console': { groups: [{ name: 'place', label: text }] },
          properties: {
            height: { type: 'number', 'x-console': extension },
            colour: { enum: ['red', 'blue'] },
          },
        },
      },
    },
  });

const onOperation = (extension: object) =>
  messages({
    openapi: '3.1.0',
    paths: { '/lamps': { get: { 'x-console': extension } } },
  });

const onSchema = (extension: object) =>
  messages({
    openapi: '3.1.0',
    components: { schemas: { Lamp: { properties: { height: {} }, 'x-console': extension } } },
  });

const messages = async (document: OpenApiDocument) =>
  (await checkExtensions(document)).map(({ at, message }) => `${at.join('/')}: ${message}`);

describe('a wrong word of a property', () => {
  const at = 'components/schemas/Lamp/properties/height/x-console';

  it.each<[object, string]>([
    [{ unit: 'metre' }, `/unit: x-console.unit "metre" is not one of ${UNITS.join(', ')}; use "m"`],
    [
      { collumn: 1 },
      '/collumn: x-console.collumn is no keyword of a property; did you mean "column"?',
    ],
    [
      { colour: 1 },
      '/colour: x-console.colour is no keyword of a property; use one of label, help, unit, decimals, column, filter, sort, ignoreCase, include, hidden, widget, reference, unique, blocksDelete, rule, group, when, operationText, reportTime, labels',
    ],
    [
      { column: 0 },
      '/column: x-console.column 0 is wrong here; it must be a position from 1, or false',
    ],
    [{ label: { en: 'x' } }, '/label: x-console.label has no "zh"; add it'],
    [
      { filter: ['contains'] },
      '/filter: x-console.filter ["contains"] is wrong here; it must be a list of operators of eq, like, inq, gt, gte, lt, lte, between, empty, or false',
    ],
    [{ widget: 'textarea' }, '; use "multiline"'],
    [{ blocksDelete: 4242 }, 'x-console.blocksDelete 4242 is not a code of the error catalogue'],
    [{ rule: 'deviceID' }, 'x-console.rule "deviceID" is not one of deviceId, deviceName'],
    [
      { group: 'plac' },
      '/group/plac: x-console.group names "plac", which is not there; did you mean "place"?',
    ],
    [
      { when: { colr: 'red' } },
      'x-console.when names "colr", which is not there; did you mean "colour"?',
    ],
    [
      { when: { colour: ['red', 'blew'] } },
      'x-console.when wants colour to be "blew", which it cannot be; did you mean "blue"?',
    ],
    [{ labels: { red: text } }, 'x-console.labels names "red", which is not there'],
    [{ sort: 'hight' }, 'x-console.sort names "hight", which is not there; did you mean "height"?'],
  ])(
    '%j is reported with its location and the correction [SCHEMA-02]',
    async (extension, expected) => {
      const [message = '', ...more] = await onProperty(extension);
      expect(message.startsWith(at)).toBe(true);
      expect(message).toContain(expected);
      expect(more).toEqual([]);
    },
  );
});

describe('a wrong word of an operation', () => {
  it.each<[object, string]>([
    [{ kind: 'remove' }, 'x-console.kind "remove" is not one of list, count, one, create, update'],
    [{ permission: { module: 'permision' } }, 'use "permission"'],
    [{ permission: { roles: ['admn'] } }, 'use "admin"'],
    [{ permission: { role: 'admin' } }, 'is no keyword of a permission; did you mean "roles"?'],
    [{ successMessage: { en: 'Locked' } }, 'x-console.successMessage'],
    [{ disabledReason: 'locked' }, 'x-console.disabledReason "locked"'],
    [{ errorCodes: [4242] }, 'x-console.errorCodes.0 4242 is not a code of the error catalogue'],
  ])('%j is reported', async (extension, expected) => {
    const found = await onOperation(extension);
    expect(found.join('\n')).toContain(expected);
    expect(found).toHaveLength(1);
  });
});

describe('a wrong word of a resource', () => {
  it.each<[object, string]>([
    [{ sort: 'hight' }, 'x-console.sort names "hight", which is not there; did you mean "height"?'],
    [
      { recordRepresentation: '{name}' },
      'x-console.recordRepresentation names "name", which is not there',
    ],
    [{ recordRepresentation: 'lamp' }, 'it must be a template with at least one property in it'],
    [{ icon: 'lamps' }, 'x-console.icon "lamps" is not one of alarm, arrow'],
    [{ pageSize: 0 }, 'x-console.pageSize 0 must be >= 1'],
    [{ tree: { level: 'height' } }, 'x-console.tree has no "parent"; add it'],
    [
      { tree: { parent: 'below', level: 'height' } },
      'x-console.tree names "below", which is not there',
    ],
  ])('%j is reported', async (extension, expected) => {
    expect((await onSchema(extension)).join('\n')).toContain(expected);
  });
});

it('two properties cannot have one column', async () => {
  const properties = {
    a: { 'x-console': { column: 1 } },
    b: { 'x-console': { column: 1 } },
  };
  const found = await messages({
    openapi: '3.1.0',
    components: { schemas: { Lamp: { properties } } },
  });
  expect(found).toEqual([
    expect.stringContaining('x-console.column 1 is also the column of a; give one of them another'),
  ]);
});

it('the text of an example is data', async () => {
  const Lamp = { examples: [{ 'x-console': { wrong: true } }] };
  expect(await messages({ openapi: '3.1.0', components: { schemas: { Lamp } } })).toEqual([]);
});

it('the units, rules and states of the vocabulary are those that the console has', () => {
  const file = new URL('../../../openapi/x-console.schema.json', import.meta.url);
  const { $defs } = JSON.parse(readFileSync(file, 'utf8')) as {
    $defs: Record<'unit' | 'rule' | 'state', { enum: string[] }>;
  };
  expect($defs.unit.enum).toEqual([...UNITS]);
  expect($defs.state.enum).toEqual([...DISPLAY_STATES]);
  expect($defs.rule.enum).toEqual([...VALIDATION_RULES]);
});
