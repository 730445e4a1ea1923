import type { FieldDescriptor, FieldOfKind } from '../../../src/schema/field.ts';
import { createNestedReader, readFields } from './readFields.ts';
import { readKind } from './readKind.ts';
import type { ReadContext } from './ReadContext.ts';
import type { FlatSchema } from './schemaObject.ts';

/**
 * Reads the fields of a record or a form. Where the record has several variants, the discriminator is a choice, and
 * the fields of single variants follow, only for those.
 *
 * @example
 * readShapeFields(flattenSchema(document, { $ref: '#/components/schemas/User' }), context).map(({ source }) => source)
 * // ['id', 'username', …]
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function readShapeFields(
  flat: FlatSchema,
  context: ReadContext,
): readonly FieldDescriptor[] {
  const common = readFields(flat.schema, context);
  if (!flat.schema.discriminator?.mapping) return common;
  const kind = readKind(flat, undefined, context, createNestedReader(context));
  if (kind.kind !== 'oneOf') return common;
  const commonSources = new Set(common.map(({ source }) => source));
  return [
    ...common.map(field =>
      field.source === kind.discriminator ? toChoiceField(field, kind) : field,
    ),
    ...listShapeFields(kind).filter(({ source }) => !commonSources.has(source)),
  ];
}

type ShapeField = Pick<FieldOfKind<'oneOf'>, 'discriminator' | 'options'>;

function toChoiceField(field: FieldDescriptor, { options }: ShapeField): FieldDescriptor {
  const [only, ...others] = options;
  return {
    ...field,
    kind: 'enum',
    choices: options.map(({ value, label }) => ({ value, label })),
    required: true,
    ...(only && others.length === 0 && { default: only.value }),
  };
}

/**
 * Lists the fields of all variants, each once. A field with a different meaning in another variant is shown
 * unconverted.
 */
function listShapeFields({ discriminator, options }: ShapeField): readonly FieldDescriptor[] {
  const found = new Map<string, { field: FieldDescriptor; values: (string | number)[] }>();
  for (const { value, fields } of options) {
    for (const field of fields) {
      const before = found.get(field.source);
      if (!before) found.set(field.source, { field, values: [value] });
      else {
        before.values.push(value);
        if (before.field.kind !== field.kind) {
          before.field = {
            ...before.field,
            kind: 'unknown',
            description: 'another value in each shape',
          };
        }
      }
    }
  }
  return Array.from(found.values(), ({ field, values }) => ({
    ...field,
    when: { [discriminator]: values },
  }));
}
