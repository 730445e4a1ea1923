import type { FieldDescriptor } from '../../src/schema/field.ts';
import { canNameInput } from '../../src/schema/canNameInput.ts';
import type { Rule } from '../../src/schema/rule.ts';
import type { Unit } from '../../src/schema/unit.ts';
import type { Schema } from '../openapi.ts';
import { humanise, inEveryLanguage } from './humanise.ts';
import { readKind } from './readKind.ts';
import type { Inside, Reading } from './reading.ts';
import { isEmbedded, readReference, type Reference } from './readReference.ts';
import { flatten, type Flat } from './resolve.ts';

/** The fields of an object, in document order. */
export function readFields(schema: Schema, reading: Reading): readonly FieldDescriptor[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([source, written]) => {
    if (isEmbedded(source, properties, reading)) return [];
    const flat = flatten(reading.document, written);
    const { readOnly, 'x-console': words } = flat.schema;
    if (words?.hidden) return [];
    if (reading.use === 'form' && (readOnly || words?.widget === 'none')) return [];
    const reference = readReference(source, properties, reading);
    const isRequired = required.includes(source);
    return [readField({ source, written, flat, reference, required: isRequired }, reading)];
  });
}

/** Reads what is inside of the fields of a reading. */
export const insideOf = (reading: Reading): Inside => ({
  fields: (schema, name) =>
    readFields(schema, {
      ...reading,
      trail: [...reading.trail, name ?? ''],
    }),
  item: items => {
    const flat = flatten(reading.document, items);
    return readField({ source: '', written: items, flat, required: true }, reading);
  },
});

/** A whole value, such as the answer to a call, as a field without a name. */
export const readValue = (schema: Schema, reading: Reading): FieldDescriptor =>
  insideOf(reading).item(schema);

interface Property {
  readonly source: string;
  /** As it stands in the document, a `$ref` not followed. */
  readonly written: Schema;
  readonly flat: Flat;
  readonly reference?: Reference | undefined;
  readonly required: boolean;
}

function readField(property: Property, reading: Reading): FieldDescriptor {
  const { source, written, flat, reference, required } = property;
  const { schema, nullable } = flat;
  const words = schema['x-console'] ?? {};
  const kind = readKind(flat, reference, reading, insideOf(reading));
  const example = schema.examples?.[0] ?? schema.example;
  return {
    source,
    ...kind,
    // The title of a shared schema says what the type is, not what this property is.
    label: words.label ?? inEveryLanguage(written.title?.trim() || humanise(source)),
    ...(words.help && { help: words.help }),
    required,
    readOnly:
      (schema.readOnly ?? false) ||
      words.widget === 'none' ||
      (reading.use === 'form' && !canNameInput(source)),
    writeOnly: schema.writeOnly ?? false,
    nullable,
    sortable: false,
    filter: [],
    ...(words.unit !== undefined && { unit: words.unit as Unit }),
    ...(words.decimals !== undefined && { decimals: words.decimals }),
    ...(words.unique !== undefined && { unique: words.unique === true ? [] : words.unique }),
    ...(words.unique !== undefined && words.ignoreCase && { ignoreCase: true }),
    ...(words.holds !== undefined && { holds: words.holds }),
    ...(words.rule !== undefined && { rule: words.rule as Rule }),
    ...(words.group !== undefined && { group: words.group }),
    ...(words.when && { when: words.when }),
    ...(words.names && { names: words.names }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(example !== undefined && { example }),
  };
}
