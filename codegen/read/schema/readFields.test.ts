import { describe, expect, it } from 'vitest';

import type { FieldDescriptor } from '../../../src/schema/field.ts';
import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { readFields } from './readFields.ts';

const components: Record<string, SchemaObject> = {
  Colour: {
    type: 'string',
    title: 'A colour',
    enum: ['red', 'deepBlue'],
    'x-console': { labels: { red: { en: 'Red', zh: '红' } } },
  },
  Pole: { type: 'object', properties: { id: { type: 'string' }, height: { type: 'number' } } },
  Tree: {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: ref('Tree') } },
  },
  Dimmer: {
    type: 'object',
    title: 'Dimmer',
    properties: { kind: { const: 'dimmer' }, level: { type: 'integer' } },
  },
  Switch: {
    type: 'object',
    properties: { kind: { const: 'switch' }, on: { type: 'boolean' } },
  },
};

function ref(name: string): SchemaObject {
  return { $ref: `#/components/schemas/${name}` };
}

const document: OpenApiDocument = { openapi: '3.1.0', components: { schemas: components } };

const fieldsOf = (schema: SchemaObject, use: 'record' | 'form' = 'record') =>
  readFields(schema, { document, resources: new Map([['Pole', 'poles']]), use, ancestors: [] });

const fieldOf = (property: SchemaObject, required: readonly string[] = []): FieldDescriptor => {
  const [field] = fieldsOf({ properties: { it: property }, required });
  if (!field) throw new Error('no field was read');
  return field;
};

describe('the kind of a field', () => {
  it.each<[SchemaObject, object]>([
    [
      { type: 'string', maxLength: 20, pattern: '^a' },
      { kind: 'text', maxLength: 20, pattern: '^a' },
    ],
    [{ pattern: '^a' }, { kind: 'text', pattern: '^a' }],
    [
      { type: 'string', maxLength: 256 },
      { kind: 'multiline', maxLength: 256 },
    ],
    [
      { type: 'string', maxLength: 255 },
      { kind: 'text', maxLength: 255 },
    ],
    [{ type: 'string', format: 'password' }, { kind: 'password' }],
    [{ type: 'string', writeOnly: true }, { kind: 'password' }],
    [{ type: 'string', format: 'email' }, { kind: 'email' }],
    [{ type: 'string', format: 'uri' }, { kind: 'url' }],
    [{ type: 'string', format: 'date' }, { kind: 'date' }],
    [{ type: 'string', format: 'date-time' }, { kind: 'dateTime' }],
    [{ type: 'string', format: 'time' }, { kind: 'time' }],
    [{ type: 'string', format: 'binary' }, { kind: 'file' }],
    [{ type: 'string', contentMediaType: 'image/png' }, { kind: 'file' }],
    [{ type: 'string', format: 'phone' }, { kind: 'text' }],
    [
      { type: 'integer', minimum: 0, exclusiveMaximum: 9 },
      { kind: 'integer', minimum: 0, exclusiveMaximum: 9 },
    ],
    [
      { type: 'number', multipleOf: 0.5 },
      { kind: 'number', multipleOf: 0.5 },
    ],
    [{ type: 'integer', 'x-console': { widget: 'duration' } }, { kind: 'duration' }],
    [{ type: 'boolean' }, { kind: 'boolean' }],
    [
      { type: 'object', properties: { lat: { type: 'number' }, lng: { type: 'number' } } },
      { kind: 'geoPoint' },
    ],
    [
      { type: 'object', properties: { lat: { type: 'string' }, lng: { type: 'string' } } },
      { kind: 'object' },
    ],
    [
      { type: 'object', properties: { lat: { type: 'number' }, lng: { type: 'object' } } },
      { kind: 'object' },
    ],
    [
      { type: 'string', 'x-console': { reference: 'poles' } },
      { kind: 'reference', reference: 'poles' },
    ],
    [
      {
        type: 'array',
        maxItems: 3,
        items: { type: 'string' },
        'x-console': { reference: 'poles' },
      },
      { kind: 'referenceList', reference: 'poles', maxItems: 3 },
    ],
    [{}, { kind: 'unknown', description: 'any value' }],
    [{ type: 'object' }, { kind: 'unknown', description: 'an object of any properties' }],
    [{ type: 'array' }, { kind: 'unknown', description: 'a list of anything' }],
    [
      { type: 'array', items: {} },
      { kind: 'unknown', description: 'a list of any value' },
    ],
    [{ type: ['string', 'number'] }, { kind: 'text' }],
    [{ type: ['integer', 'number'] }, { kind: 'number' }],
    [
      {
        anyOf: [
          { type: 'string', format: 'date' },
          { enum: ['today'], type: 'string' },
        ],
      },
      { kind: 'text' },
    ],
    [
      { type: ['string', 'object'] },
      { kind: 'unknown', description: 'one of the types string, object' },
    ],
    [{ const: true }, { kind: 'boolean' }],
    [
      { anyOf: [{ type: 'string' }, { type: 'array' }] },
      { kind: 'unknown', description: 'one of several: string, array' },
    ],
  ])('of %j is %j', (property, kind) => {
    expect(fieldOf(property)).toMatchObject(kind);
  });

  it('takes the labels of an enum from its schema, and makes up those that are missing', () => {
    const choices = [
      { value: 'red', label: { en: 'Red', zh: '红' } },
      { value: 'deepBlue', label: { en: 'Deep blue', zh: 'Deep blue' } },
    ];
    expect(fieldOf(ref('Colour'))).toMatchObject({ kind: 'enum', choices });
    expect(fieldOf({ type: 'array', uniqueItems: true, items: ref('Colour') })).toMatchObject({
      kind: 'enumList',
      choices,
      uniqueItems: true,
    });
  });

  it('reads constants with titles as an enum', () => {
    const oneOf = [
      { const: 1, title: 'Low' },
      { const: 2, title: 'High' },
    ];
    expect(fieldOf({ oneOf })).toMatchObject({
      kind: 'enum',
      choices: [
        { value: 1, label: { en: 'Low' } },
        { value: 2, label: { en: 'High' } },
      ],
    });
  });

  it('reads objects inside and ends a schema that is inside itself', () => {
    const field = fieldOf(ref('Tree'));
    expect(field).toMatchObject({
      kind: 'object',
      fields: [
        { source: 'name' },
        { source: 'children', kind: 'unknown', description: 'a list of Tree inside Tree' },
      ],
    });
  });

  it.each<[string, SchemaObject]>([
    [
      'a discriminator',
      { oneOf: [ref('Dimmer'), ref('Switch')], discriminator: { propertyName: 'kind' } },
    ],
    ['constants of one property', { oneOf: [ref('Dimmer'), ref('Switch')] }],
  ])('distinguishes the variants by %s', (_, property) => {
    expect(fieldOf(property)).toMatchObject({
      kind: 'oneOf',
      discriminator: 'kind',
      options: [
        { value: 'dimmer', label: { en: 'Dimmer' }, fields: [{ source: 'level' }] },
        { value: 'switch', label: { en: 'Switch' }, fields: [{ source: 'on' }] },
      ],
    });
  });

  it('takes the value of a shape from the mapping before its constant', () => {
    const discriminator = {
      propertyName: 'kind',
      mapping: { dim: '#/components/schemas/Dimmer', sw: '#/components/schemas/Switch' },
    };
    const field = fieldOf({ oneOf: [ref('Dimmer'), ref('Switch')], discriminator });
    expect(field).toMatchObject({ options: [{ value: 'dim' }, { value: 'sw' }] });
  });

  it('distinguishes the variants by numbers too, which a mapping cannot name', () => {
    const shape = (kind: number): SchemaObject => ({
      properties: { kind: { const: kind }, a: {} },
    });
    const discriminator = { propertyName: 'kind', mapping: { '0': 'Text' } };
    const field = fieldOf({ oneOf: [shape(0), shape(3)], discriminator });
    expect(field).toMatchObject({ kind: 'oneOf', options: [{ value: 0 }, { value: 3 }] });
  });
});

describe('the properties of every field', () => {
  it('is defined in the document or inferred from plain OpenAPI', () => {
    expect(fieldOf({ type: 'integer' }, ['it'])).toEqual({
      source: 'it',
      kind: 'integer',
      label: { en: 'It', zh: 'It' },
      required: true,
      readOnly: false,
      writeOnly: false,
      nullable: false,
      sortable: false,
      filter: [],
    });
    const localizedText = {
      label: { en: 'Height', zh: '高度' },
      unit: 'm',
      group: 'place',
      when: { kind: 'pole' },
    };
    const field = fieldOf({
      type: 'number',
      default: 8,
      examples: [9],
      readOnly: true,
      'x-console': localizedText,
    });
    expect(field).toMatchObject({ ...localizedText, default: 8, example: 9, readOnly: true });
  });

  it('has a hint and is unique only where it is entered', () => {
    const help = { en: 'Above ground', zh: '离地' };
    const it: SchemaObject = { type: 'string', 'x-console': { help, unique: true } };
    expect(fieldsOf({ properties: { it } }, 'form')[0]).toMatchObject({
      ...{ help, unique: [] },
    });
    expect(fieldOf(it)).not.toHaveProperty('help');
    expect(fieldOf(it)).not.toHaveProperty('unique');
  });

  it.each<[string, SchemaObject]>([
    ['a list of types', { type: ['integer', 'null'], minimum: 1 }],
    ['anyOf', { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] }],
    ['oneOf', { oneOf: [{ type: 'null' }, { type: 'integer', minimum: 1 }] }],
    ['allOf', { allOf: [{ type: ['integer', 'null'] }, { minimum: 1 }] }],
  ])('is nullable when %s defines it', (_, property) => {
    expect(fieldOf(property)).toMatchObject({ kind: 'integer', minimum: 1, nullable: true });
  });

  it('is nullable when its enum holds null, which is no choice', () => {
    const field = fieldOf({ enum: ['on', null] });
    expect(field).toMatchObject({ kind: 'enum', nullable: true, choices: [{ value: 'on' }] });
  });

  it('takes the keywords next to a $ref before those of its target, but never its title', () => {
    const property = { ...ref('Colour'), readOnly: true, 'x-console': { group: 'look' } };
    expect(fieldOf(property)).toMatchObject({
      kind: 'enum',
      choices: [{ value: 'red', label: { zh: '红' } }, {}],
      label: { en: 'It' },
      readOnly: true,
      group: 'look',
    });
  });

  it('brings the properties of all of allOf together, and what any of them requires', () => {
    const whole = {
      allOf: [ref('Pole'), { required: ['lamp'], properties: { lamp: { type: 'string' } } }],
    };
    expect(fieldOf(whole)).toMatchObject({
      kind: 'object',
      fields: [{ source: 'id' }, { source: 'height' }, { source: 'lamp', required: true }],
    });
  });
});

describe('a reference', () => {
  const withPole = { properties: { poleId: { type: 'string' }, pole: ref('Pole') } };

  it('is inferred from the record next to the id, which is then no field of its own', () => {
    expect(fieldsOf(withPole)).toMatchObject([
      { source: 'poleId', kind: 'reference', reference: 'poles', embedded: 'pole' },
    ]);
  });

  it('is not inferred from an object that is no resource', () => {
    const properties = {
      pole_id: { type: 'string' },
      pole: { type: 'object', properties: { x: {} } },
    };
    expect(fieldsOf({ properties })).toMatchObject([
      { source: 'pole_id', kind: 'text' },
      { source: 'pole', kind: 'object' },
    ]);
  });

  it('that is defined needs no record next to it', () => {
    const poleId = { type: 'string', 'x-console': { reference: 'poles' } };
    const [field] = fieldsOf({ properties: { poleId } });
    expect(field).toMatchObject({ kind: 'reference', reference: 'poles' });
    expect(field).not.toHaveProperty('embedded');
  });
});

describe('a form', () => {
  const schema: SchemaObject = {
    properties: {
      id: { type: 'string', readOnly: true },
      trace: { type: 'string', 'x-console': { widget: 'none' } },
      name: { type: 'string' },
    },
  };

  it('has no field that a request cannot carry or that the document keeps out', () => {
    expect(fieldsOf(schema, 'form').map(({ source }) => source)).toEqual(['name']);
  });

  it('leaves such fields in the record, where they can only be read', () => {
    expect(fieldsOf(schema).map(({ source, readOnly }) => [source, readOnly])).toEqual([
      ['id', true],
      ['trace', true],
      ['name', false],
    ]);
  });
});
