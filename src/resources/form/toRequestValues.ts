import type { FieldDescriptor } from '../../schema/field.ts';
import { isBlank } from './validateField.ts';
import { parseDecimal } from './parseDecimal.ts';

/**
 * A value of a form as the platform wants it: numbers that were kept as typed become numbers,
 * blanks become absent. Objects and lists are gone through by their own fields; an object in which
 * nothing is left is absent too, and a list that was emptied is an empty list.
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

/** The values of these fields, without what is absent. */
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

/** Values to be sent: an object that must be there is there, even if everything in it may be left out. */
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
