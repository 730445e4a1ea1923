import type { FieldKindDescriptor } from '../../../src/schema/field.ts';
import type { SchemaObject } from '../../openapi.ts';
import { humanise, toAllLanguages } from './humanise.ts';
import type { NestedReader, ReadContext } from './ReadContext.ts';
import { getSchemaName } from './reference.ts';
import { flattenSchema, type FlatSchema } from './schemaObject.ts';

/**
 * Reads `oneOf` and `anyOf`: variants of an object, distinguished by one property. It is the property of the
 * discriminator, or else the one that has a different constant in every variant.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#composition-and-inheritance-polymorphism
 */
export function readOptions(
  schema: SchemaObject,
  context: ReadContext,
  nested: NestedReader,
): FieldKindDescriptor {
  const options = schema.oneOf ?? schema.anyOf ?? [];
  const listed = options.map(option => ({
    flat: flattenSchema(context.document, option),
    $ref: option.$ref,
  }));
  const discriminator =
    schema.discriminator ?? findInheritedDiscriminator(listed.map(({ flat }) => flat));
  const { mapping } = discriminator ?? {};
  const isShape = ({ $ref, flat }: (typeof listed)[number]) =>
    mapping === undefined || Object.values(mapping).some(one => one === $ref || one === flat.name);
  // The common base schema may be listed too, and is not a variant.
  const mapped = listed.filter(isShape);
  const shapes = mapped.length > 0 ? mapped : listed;
  const description = `one of several: ${shapes.map(({ flat }) => describeSchema(flat)).join(', ')}`;
  const unknown: FieldKindDescriptor = { kind: 'unknown', description };
  if (shapes.length === 0 || shapes.some(({ flat }) => !flat.schema.properties)) return unknown;
  const flats = shapes.map(({ flat }) => flat);
  const property = discriminator?.propertyName ?? findCommonConstant(flats, context);
  if (property === undefined) return unknown;
  const repeated = flats.find(({ name }) => name !== undefined && context.ancestors.includes(name));
  if (repeated?.name)
    return { kind: 'unknown', description: `${repeated.name} inside ${repeated.name}` };
  const values = shapes.map(({ flat, $ref }) =>
    getDiscriminatorValue(flat, $ref, mapping, property, context),
  );
  return {
    kind: 'oneOf',
    discriminator: property,
    options: flats.map((flat, index) => ({
      value: values[index] ?? '',
      label:
        flat.schema['x-console']?.label ??
        toAllLanguages(flat.schema.title ?? humanise(String(values[index] ?? ''))),
      fields: nested.fields(flat.schema, flat.name).filter(({ source }) => source !== property),
    })),
  };
}

type Discriminator = NonNullable<SchemaObject['discriminator']>;
type Mapping = Discriminator['mapping'];

/** Finds the discriminator of the common base schema of all variants. */
function findInheritedDiscriminator(flats: readonly FlatSchema[]): Discriminator | undefined {
  const [first, ...others] = flats.map(({ schema }) => schema.discriminator);
  const isOne = others.every(other => other?.propertyName === first?.propertyName);
  return isOne ? first : undefined;
}

/** Returns the discriminator value of a variant: mapped to it, constant in it (a text or a number), or its name. */
function getDiscriminatorValue(
  flat: FlatSchema,
  $ref: string | undefined,
  mapping: Mapping,
  property: string,
  context: ReadContext,
): string | number {
  const name = $ref === undefined ? flat.name : getSchemaName($ref);
  const mapped = Object.entries(mapping ?? {}).find(
    ([, target]) => target === $ref || target === name,
  )?.[0];
  const constant = getConstant(flat, property, context);
  // A mapping can only contain texts.
  return typeof constant === 'number' ? constant : (mapped ?? constant ?? name ?? '');
}

function getConstant(
  flat: FlatSchema,
  property: string,
  { document }: ReadContext,
): string | number | undefined {
  const schema = flat.schema.properties?.[property];
  if (!schema) return undefined;
  const { const: value, enum: values } = flattenSchema(document, schema).schema;
  const only = value ?? (values?.length === 1 ? values[0] : undefined);
  return typeof only === 'string' || typeof only === 'number' ? only : undefined;
}

function findCommonConstant(
  shapes: readonly FlatSchema[],
  context: ReadContext,
): string | undefined {
  const names = Object.keys(shapes[0]?.schema.properties ?? {});
  return names.find(name => {
    const values = shapes.map(shape => getConstant(shape, name, context));
    return !values.includes(undefined) && new Set(values).size === shapes.length;
  });
}

const describeSchema = ({ schema, name }: FlatSchema): string =>
  name ?? schema.title ?? (typeof schema.type === 'string' ? schema.type : 'any value');
