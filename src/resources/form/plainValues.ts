import type { FieldDescriptor } from '../../schema/field.ts';
import { isBlank } from './judgeField.ts';
import { readDecimal } from './readDecimal.ts';

/**
 * A value of a form as the platform wants it: numbers that were kept as typed become numbers,
 * blanks become absent. Objects and lists are gone through by their own fields; an object in which
 * nothing is left is absent too, and a list that was emptied is an empty list.
 */
export function plainValue(field: FieldDescriptor, value: unknown): unknown {
  if (isBlank(value)) return Array.isArray(value) ? value : undefined;
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'duration':
      return numberOf(value);
    case 'geoPoint': {
      const { lat, lng } = value as { lat: unknown; lng: unknown };
      return isBlank(lat) && isBlank(lng) ? undefined : { lat: numberOf(lat), lng: numberOf(lng) };
    }
    case 'object': {
      const inside = plainValues(field.fields, value as Readonly<Record<string, unknown>>);
      return Object.keys(inside).length > 0 ? inside : undefined;
    }
    case 'oneOf': {
      const given = value as Readonly<Record<string, unknown>>;
      const option = field.options.find(each => each.value === given[field.discriminator]);
      if (!option) return value;
      const kept = { [field.discriminator]: given[field.discriminator] };
      return { ...kept, ...plainValues(option.fields, given) };
    }
    case 'list':
      return (value as readonly unknown[])
        .map(each => plainValue(field.item, each))
        .filter(each => each !== undefined);
    default:
      return value;
  }
}

const numberOf = (value: unknown): number =>
  typeof value === 'string' ? readDecimal(value) : Number(value);

/** The values of these fields, without what is absent. */
export function plainValues(
  fields: readonly FieldDescriptor[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known = fields.filter(({ readOnly }) => !readOnly);
  return Object.fromEntries(
    known
      .map(field => [field.source, plainValue(field, values[field.source])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Values to be sent: an object that must be there is there, even if everything in it may be left out. */
export const completeValues = (
  fields: readonly FieldDescriptor[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(({ kind, readOnly }) => kind === 'object' && !readOnly)
      .filter(({ source, required }) => required || values[source] !== undefined)
      .map(field => [field.source, completeObject(field, values[field.source])]),
  ),
});

const completeObject = (field: FieldDescriptor, value: unknown) =>
  field.kind === 'object'
    ? completeValues(field.fields, (value ?? {}) as Readonly<Record<string, unknown>>)
    : value;
