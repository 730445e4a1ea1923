import type { BaseField, FieldDescriptor, FilterOperator } from '../../schema/field.ts';

/**
 * The field in which the other side of a question is typed: `inq` takes a list of values, `empty`
 * a yes or no, `like` a part of a text. It has no bounds: one may ask for what cannot be stored.
 */
export function getOperandField(field: FieldDescriptor, operator: FilterOperator): FieldDescriptor {
  const base = toAnyField(field);
  if (operator === 'empty') return { ...base, kind: 'boolean' };
  if (operator === 'like') return { ...base, kind: 'text' };
  if (operator !== 'inq')
    return { ...omitBounds(field), ...base, kind: field.kind } as FieldDescriptor;
  switch (field.kind) {
    case 'enum':
    case 'enumList':
      return { ...base, kind: 'enumList', choices: field.choices };
    case 'reference':
    case 'referenceList':
      return { ...base, kind: 'referenceList', reference: field.reference };
    default:
      return { ...base, kind: 'list', item: getOperandField(field, 'eq'), minItems: 1 };
  }
}

/** What every field has, and nothing of its kind. */
const toAnyField = ({ source, label, unit }: FieldDescriptor): BaseField => ({
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

const BOUND_KEYWORDS = new Set([
  ...['rule', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);

const omitBounds = (field: FieldDescriptor) =>
  Object.fromEntries(Object.entries(field).filter(([name]) => !BOUND_KEYWORDS.has(name)));
