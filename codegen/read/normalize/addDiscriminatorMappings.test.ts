import { describe, expect, it } from 'vitest';

import { addDiscriminatorMappings } from './addDiscriminatorMappings.ts';

const schemas = (base: object, heir: object = { allOf: [{ $ref: '#/components/schemas/Base' }] }) =>
  JSON.stringify({ openapi: '3.0.0', components: { schemas: { Base: base, Heir: heir } } });

const base = { properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } };

describe('schemas that only allOf distinguishes', () => {
  it('are named where the discriminator is, in JSON and YAML', () => {
    const mapping = { Heir: '#/components/schemas/Heir' };
    const expected = { components: { schemas: { Base: { discriminator: { mapping } } } } };
    expect(JSON.parse(addDiscriminatorMappings(schemas(base)))).toMatchObject(expected);
    const yaml = [
      'components:',
      '  schemas:',
      '    Base: { discriminator: { propertyName: kind } }',
      "    Heir: { allOf: [{ $ref: '#/components/schemas/Base' }] }",
    ].join('\n');
    expect(JSON.parse(addDiscriminatorMappings(yaml))).toMatchObject(expected);
  });

  it('are named however far down they descend', () => {
    const heirOf = (name: string) => ({ allOf: [{ $ref: `#/components/schemas/${name}` }] });
    const all = {
      Low: heirOf('Heir'),
      Base: base,
      Heir: heirOf('Base'),
      Other: { type: 'object' },
    };
    const text = JSON.stringify({ components: { schemas: all } });
    const mapping = { Low: '#/components/schemas/Low', Heir: '#/components/schemas/Heir' };
    expect(JSON.parse(addDiscriminatorMappings(text))).toHaveProperty(
      'components.schemas.Base.discriminator.mapping',
      mapping,
    );
  });

  it.each([
    ['no schema descends', schemas(base, { type: 'object' })],
    ['they are listed', schemas({ ...base, oneOf: [{ $ref: '#/components/schemas/Heir' }] })],
    [
      'the document maps them itself',
      schemas({ ...base, discriminator: { propertyName: 'kind', mapping: { a: 'Heir' } } }),
    ],
    ['nothing distinguishes them', schemas({ type: 'object' })],
    ['it is no document', 'discriminator: ['],
    ['it is a text', '"discriminator"'],
  ])('are left alone where %s', (_, text) => {
    expect(addDiscriminatorMappings(text)).toBe(text);
  });
});
