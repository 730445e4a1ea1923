import type { FieldDescriptor } from '../../schema/field.ts';
import { isBlank } from './validateField.ts';
import { parseDecimal } from './parseDecimal.ts';

/**
 * Converts a form value to a request value: typed numbers become numbers, blanks become absent. Objects and lists are
 * converted by their fields; an empty object becomes absent, and an emptied list is an empty list.
 *
 * @example toRequestValue(brightness, '80') // 80
 */
export function toRequestValue(field: FieldDescriptor, value: unknown): unknown {
  if (isBlank(value)) return Array.isArray(value) ? value : undefined;
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'duration':
      return toNumber(value);
    case 'geoPoint': {
      const { lat, lng } = value as { lat: unknown; lng: unknown };
      return isBlank(lat) && isBlank(lng) ? undefined : { lat: toNumber(lat), lng: toNumber(lng) };
    }
    case 'object': {
      const nestedValues = toRequestValues(
        field.fields,
        value as Readonly<Record<string, unknown>>,
      );
      return Object.keys(nestedValues).length > 0 ? nestedValues : undefined;
    }
    case 'oneOf': {
      const object = value as Readonly<Record<string, unknown>>;
      const option = field.options.find(each => each.value === object[field.discriminator]);
      if (!option) return value;
      const discriminatorEntry = { [field.discriminator]: object[field.discriminator] };
      return { ...discriminatorEntry, ...toRequestValues(option.fields, object) };
    }
    case 'list':
      return (value as readonly unknown[])
        .map(each => toRequestValue(field.item, each))
        .filter(each => each !== undefined);
    default:
      return value;
  }
}

const toNumber = (value: unknown): number =>
  typeof value === 'string' ? parseDecimal(value) : Number(value);

/**
 * Converts the values of the fields, without absent and read-only ones.
 *
 * @example toRequestValues([on, brightness], { on: true, brightness: '' }) // { on: true }
 */
export function toRequestValues(
  fields: readonly FieldDescriptor[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const writableFields = fields.filter(({ readOnly }) => !readOnly);
  return Object.fromEntries(
    writableFields
      .map(field => [field.source, toRequestValue(field, values[field.source])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Adds required objects to the request, even if all their fields are optional. */
export const addRequiredObjects = (
  fields: readonly FieldDescriptor[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(({ kind, readOnly }) => kind === 'object' && !readOnly)
      .filter(({ source, required }) => required || values[source] !== undefined)
      .map(field => [field.source, completeObjectValue(field, values[field.source])]),
  ),
});

const completeObjectValue = (field: FieldDescriptor, value: unknown) =>
  field.kind === 'object'
    ? addRequiredObjects(field.fields, (value ?? {}) as Readonly<Record<string, unknown>>)
    : value;
