import type { FieldDescriptor } from '../../schema/field.ts';
import { isBlank } from './judgeField.ts';

/**
 * A value of a form as the platform wants it: numbers that were kept as typed become numbers,
 * blanks become absent. Objects and lists are gone through by their own fields.
 */
export function plainValue(field: FieldDescriptor, value: unknown): unknown {
  if (isBlank(value)) return field.kind === 'list' && Array.isArray(value) ? value : undefined;
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'duration':
      return Number(value);
    case 'geoPoint': {
      const { lat, lng } = value as { lat: unknown; lng: unknown };
      return isBlank(lat) && isBlank(lng) ? undefined : { lat: Number(lat), lng: Number(lng) };
    }
    case 'object':
      return plainValues(field.fields, value as Readonly<Record<string, unknown>>);
    case 'oneOf': {
      const given = value as Readonly<Record<string, unknown>>;
      const option = field.options.find(each => each.value === given[field.discriminator]);
      const kept = { [field.discriminator]: given[field.discriminator] };
      return { ...kept, ...plainValues(option?.fields ?? [], given) };
    }
    case 'list':
      return (value as readonly unknown[])
        .map(each => plainValue(field.item, each))
        .filter(each => each !== undefined);
    default:
      return value;
  }
}

/** The values of these fields, without what is absent. */
export function plainValues(
  fields: readonly FieldDescriptor[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known = fields.filter(({ kind, readOnly }) => kind !== 'unknown' && !readOnly);
  return Object.fromEntries(
    known
      .map(field => [field.source, plainValue(field, values[field.source])] as const)
      .filter(([, value]) => value !== undefined),
  );
}
