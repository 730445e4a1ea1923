import type { BaseField, FieldDescriptor, FilterOperator } from '../../schema/field.ts';

/**
 * Returns the field of the value of a condition: `inq` has a list of values, `empty` a boolean, `like` a part of a
 * text. It has no bounds: a filter may have values that cannot be stored.
 *
 * @example getOperandField(model, 'inq').kind // 'enumList'
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

/** Returns the properties that every field kind has. */
const toAnyField = ({ source, label, unit }: FieldDescriptor): BaseField => ({
  source,
  label,
  required: true,
  readOnly: false,
  writeOnly: false,
  // A boolean is a choice, not a switch: a switch has no state for no value.
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
