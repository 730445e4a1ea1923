import type { FieldDescriptor } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { FormValues } from './FormRules.ts';

const isSecret = ({ kind, writeOnly }: FieldDescriptor) => writeOnly || kind === 'password';

/**
 * Returns the values of a form that may outlive a session: all except passwords and write-only fields, at any depth.
 *
 * @example getDraftValues(createUser.body.fields, { username: 'lijing', password: 'Lamp#2026' }) // { username: 'lijing' }
 */
export const getDraftValues = (
  fields: readonly FieldDescriptor[],
  values: FormValues,
): FormValues =>
  Object.fromEntries(
    fields.flatMap(field =>
      isSecret(field) || values[field.source] === undefined
        ? []
        : [[field.source, getDraftValue(field, values[field.source])] as const],
    ),
  );

function getDraftValue(field: FieldDescriptor, value: unknown): unknown {
  switch (field.kind) {
    case 'object':
      return isObject(value) ? getDraftValues(field.fields, value) : value;
    case 'list':
      if (isSecret(field.item)) return [];
      return Array.isArray(value) ? value.map(each => getDraftValue(field.item, each)) : value;
    case 'oneOf': {
      if (!isObject(value)) return value;
      const { discriminator, options } = field;
      const option = options.find(each => each.value === value[discriminator]);
      const chosen = { [discriminator]: value[discriminator] };
      return option ? { ...chosen, ...getDraftValues(option.fields, value) } : chosen;
    }
    default:
      return value;
  }
}
