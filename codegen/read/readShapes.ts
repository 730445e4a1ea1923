import type { FieldDescriptor, FieldOf } from '../../src/schema/field.ts';
import { insideOf, readFields } from './readFields.ts';
import { readKind } from './readKind.ts';
import type { Reading } from './reading.ts';
import type { Flat } from './resolve.ts';

/**
 * The fields of a record or a form. Where the record is one of several shapes, the property that tells them apart is a
 * choice, and what only some of them have follows, for those alone.
 */
export function readShapes(flat: Flat, reading: Reading): readonly FieldDescriptor[] {
  const common = readFields(flat.schema, reading);
  if (!flat.schema.discriminator?.mapping) return common;
  const kind = readKind(flat, undefined, reading, insideOf(reading));
  if (kind.kind !== 'oneOf') return common;
  const known = new Set(common.map(({ source }) => source));
  return [
    ...common.map(field => (field.source === kind.discriminator ? asChoice(field, kind) : field)),
    ...partsOf(kind).filter(({ source }) => !known.has(source)),
  ];
}

type Shapes = Pick<FieldOf<'oneOf'>, 'discriminator' | 'options'>;

function asChoice(field: FieldDescriptor, { options }: Shapes): FieldDescriptor {
  const [only, ...others] = options;
  return {
    ...field,
    kind: 'enum',
    choices: options.map(({ value, label }) => ({ value, label })),
    required: true,
    ...(only && others.length === 0 && { default: only.value }),
  };
}

/** What the shapes have, each field once. One that means something else in another shape is shown as it is. */
function partsOf({ discriminator, options }: Shapes): readonly FieldDescriptor[] {
  const found = new Map<string, { field: FieldDescriptor; values: (string | number)[] }>();
  for (const { value, fields } of options) {
    for (const field of fields) {
      const before = found.get(field.source);
      if (!before) found.set(field.source, { field, values: [value] });
      else {
        before.values.push(value);
        if (before.field.kind !== field.kind) {
          before.field = { ...before.field, kind: 'unknown', told: 'another value in each shape' };
        }
      }
    }
  }
  return Array.from(found.values(), ({ field, values }) => ({
    ...field,
    when: { [discriminator]: values },
  }));
}
