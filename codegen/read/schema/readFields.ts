import type { FieldDescriptor } from '../../../src/schema/field.ts';
import { isValidInputName } from '../../../src/schema/isValidInputName.ts';
import type { ValidationRule } from '../../../src/schema/validationRule.ts';
import type { UnitName } from '../../../src/schema/unit.ts';
import type { SchemaObject } from '../../openapi.ts';
import { humanise, toAllLanguages } from './humanise.ts';
import { readKind } from './readKind.ts';
import type { NestedReader, ReadContext } from './ReadContext.ts';
import { isEmbedded, readReference, type ReferenceTarget } from './readReference.ts';
import { flattenSchema, type FlatSchema } from './schemaObject.ts';

/**
 * Reads the fields of an object, in document order.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function readFields(schema: SchemaObject, context: ReadContext): readonly FieldDescriptor[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([source, rawSchema]) => {
    if (isEmbedded(source, properties, context)) return [];
    const flatSchema = flattenSchema(context.document, rawSchema);
    const { readOnly, 'x-console': extension } = flatSchema.schema;
    if (extension?.hidden) return [];
    if (context.use === 'form' && (readOnly || extension?.widget === 'none')) return [];
    const reference = readReference(source, properties, context);
    const isRequired = required.includes(source);
    return [readField({ source, rawSchema, flatSchema, reference, required: isRequired }, context)];
  });
}

export const createNestedReader = (context: ReadContext): NestedReader => ({
  fields: (schema, name) =>
    readFields(schema, {
      ...context,
      ancestors: [...context.ancestors, name ?? ''],
    }),
  item: items => {
    const flatSchema = flattenSchema(context.document, items);
    return readField({ source: '', rawSchema: items, flatSchema, required: true }, context);
  },
});

/**
 * Reads a whole value, such as the response of a call, as a field without a name.
 *
 * @example readValueField({ type: 'boolean' }, context).kind // 'boolean'
 */
export const readValueField = (schema: SchemaObject, context: ReadContext): FieldDescriptor =>
  createNestedReader(context).item(schema);

interface PropertySource {
  readonly source: string;
  /** The schema as written in the document, a `$ref` not followed. */
  readonly rawSchema: SchemaObject;
  readonly flatSchema: FlatSchema;
  readonly reference?: ReferenceTarget | undefined;
  readonly required: boolean;
}

function readField(property: PropertySource, context: ReadContext): FieldDescriptor {
  const { source, rawSchema, flatSchema, reference, required } = property;
  const { schema, nullable } = flatSchema;
  const extension = schema['x-console'] ?? {};
  const kind = readKind(flatSchema, reference, context, createNestedReader(context));
  const example = schema.examples?.[0] ?? schema.example;
  return {
    source,
    ...kind,
    // The title of a shared schema describes the type, not this property.
    label: extension.label ?? toAllLanguages(rawSchema.title?.trim() || humanise(source)),
    // Hints and uniqueness are for inputs; a record that is composed of the same fields has no use for them.
    ...(context.use === 'form' && extension.help && { help: extension.help }),
    required,
    readOnly:
      (schema.readOnly ?? false) ||
      extension.widget === 'none' ||
      (context.use === 'form' && !isValidInputName(source)),
    writeOnly: schema.writeOnly ?? false,
    nullable,
    sortable: false,
    filter: [],
    ...(extension.unit !== undefined && { unit: extension.unit as UnitName }),
    ...(extension.decimals !== undefined && { decimals: extension.decimals }),
    ...(context.use === 'form' &&
      extension.unique !== undefined && {
        unique: extension.unique === true ? [] : extension.unique,
      }),
    ...(extension.unique !== undefined && extension.ignoreCase && { ignoreCase: true }),
    ...(extension.blocksDelete !== undefined && { blocksDelete: extension.blocksDelete }),
    ...(extension.rule !== undefined && { rule: extension.rule as ValidationRule }),
    ...(extension.group !== undefined && { group: extension.group }),
    ...(extension.when && { when: extension.when }),
    ...(extension.operationText && { operationText: extension.operationText }),
    ...(extension.reportTime && { isReportTime: true }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(example !== undefined && { example }),
  };
}
