import type { FieldKinds } from '../../src/schema/field.ts';
import type { Schema } from '../openapi.ts';
import { humanise, inEveryLanguage } from './humanise.ts';
import type { Inside, Reading } from './reading.ts';
import { flatten, schemaName, type Flat } from './resolve.ts';

/**
 * Reads `oneOf` and `anyOf`: objects of several shapes, told apart by one property. That property is the
 * discriminator's, or else the one that every shape has with a constant of its own.
 */
export function readOptions(schema: Schema, reading: Reading, inside: Inside): FieldKinds {
  const options = schema.oneOf ?? schema.anyOf ?? [];
  const listed = options.map(option => ({
    flat: flatten(reading.document, option),
    $ref: option.$ref,
  }));
  const discriminator = schema.discriminator ?? inherited(listed.map(({ flat }) => flat));
  const { mapping } = discriminator ?? {};
  const isShape = ({ $ref, flat }: (typeof listed)[number]) =>
    mapping === undefined || Object.values(mapping).some(one => one === $ref || one === flat.name);
  // What all of them descend from may be listed too, and is none of them.
  const mapped = listed.filter(isShape);
  const shapes = mapped.length > 0 ? mapped : listed;
  const told = `one of several: ${shapes.map(({ flat }) => describe(flat)).join(', ')}`;
  const unknown: FieldKinds = { kind: 'unknown', told };
  if (shapes.length === 0 || shapes.some(({ flat }) => !flat.schema.properties)) return unknown;
  const flats = shapes.map(({ flat }) => flat);
  const property = discriminator?.propertyName ?? commonConstant(flats, reading);
  if (property === undefined) return unknown;
  const again = flats.find(({ name }) => name !== undefined && reading.trail.includes(name));
  if (again?.name) return { kind: 'unknown', told: `${again.name} inside ${again.name}` };
  const values = shapes.map(({ flat, $ref }) => valueOf(flat, $ref, mapping, property, reading));
  return {
    kind: 'oneOf',
    discriminator: property,
    options: flats.map((flat, index) => ({
      value: values[index] ?? '',
      label:
        flat.schema['x-console']?.label ??
        inEveryLanguage(flat.schema.title ?? humanise(String(values[index] ?? ''))),
      fields: inside.fields(flat.schema, flat.name).filter(({ source }) => source !== property),
    })),
  };
}

type Discriminator = NonNullable<Schema['discriminator']>;
type Mapping = Discriminator['mapping'];

/** The discriminator of what every shape descends from. */
function inherited(flats: readonly Flat[]): Discriminator | undefined {
  const [first, ...others] = flats.map(({ schema }) => schema.discriminator);
  const isOne = others.every(other => other?.propertyName === first?.propertyName);
  return isOne ? first : undefined;
}

/** The value by which a shape is known: mapped to it, constant in it (a text or a number), or its name. */
function valueOf(
  flat: Flat,
  $ref: string | undefined,
  mapping: Mapping,
  property: string,
  reading: Reading,
): string | number {
  const name = $ref === undefined ? flat.name : schemaName($ref);
  const mapped = Object.entries(mapping ?? {}).find(
    ([, target]) => target === $ref || target === name,
  )?.[0];
  const constant = constantOf(flat, property, reading);
  // A mapping can only name texts.
  return typeof constant === 'number' ? constant : (mapped ?? constant ?? name ?? '');
}

function constantOf(
  flat: Flat,
  property: string,
  { document }: Reading,
): string | number | undefined {
  const schema = flat.schema.properties?.[property];
  if (!schema) return undefined;
  const { const: value, enum: values } = flatten(document, schema).schema;
  const only = value ?? (values?.length === 1 ? values[0] : undefined);
  return typeof only === 'string' || typeof only === 'number' ? only : undefined;
}

function commonConstant(shapes: readonly Flat[], reading: Reading): string | undefined {
  const names = Object.keys(shapes[0]?.schema.properties ?? {});
  return names.find(name => {
    const values = shapes.map(shape => constantOf(shape, name, reading));
    return !values.includes(undefined) && new Set(values).size === shapes.length;
  });
}

const describe = ({ schema, name }: Flat): string =>
  name ?? schema.title ?? (typeof schema.type === 'string' ? schema.type : 'any value');
