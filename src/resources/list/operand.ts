import type { AnyField, FieldDescriptor, FilterOperator } from '../../schema/field.ts';

/**
 * The field in which the other side of a question is typed: `inq` takes a list of values, `empty`
 * a yes or no, `like` a part of a text. It has no bounds: one may ask for what cannot be stored.
 */
export function operandOf(field: FieldDescriptor, operator: FilterOperator): FieldDescriptor {
  const free = asAny(field);
  if (operator === 'empty') return { ...free, kind: 'boolean' };
  if (operator === 'like') return { ...free, kind: 'text' };
  if (operator !== 'inq')
    return { ...unbound(field), ...free, kind: field.kind } as FieldDescriptor;
  switch (field.kind) {
    case 'enum':
    case 'enumList':
      return { ...free, kind: 'enumList', choices: field.choices };
    case 'reference':
    case 'referenceList':
      return { ...free, kind: 'referenceList', reference: field.reference };
    default:
      return { ...free, kind: 'list', item: operandOf(field, 'eq'), minItems: 1 };
  }
}

/** What every field has, and nothing of its kind. */
const asAny = ({ source, label, unit }: FieldDescriptor): AnyField => ({
  source,
  label,
  required: true,
  readOnly: false,
  writeOnly: false,
  // A yes or no is chosen, not switched: a switch cannot say that nothing was chosen yet.
  nullable: true,
  sortable: false,
  filter: [],
  ...(unit && { unit }),
});

const BOUNDS = new Set([
  ...['rule', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);

const unbound = (field: FieldDescriptor) =>
  Object.fromEntries(Object.entries(field).filter(([name]) => !BOUNDS.has(name)));
