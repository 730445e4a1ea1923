import type { FieldDescriptor } from '../../schema/field.ts';
import { holds } from '../holds.ts';
import { isObject } from '../isObject.ts';
import type { FormValues } from './FormRules.ts';

/** A value that the platform refused: its place in the form, and the rule that it breaks. */
export interface RefusedField {
  readonly name: string;
  readonly code: string;
  /** What the platform says of it in its own words. */
  readonly message?: string;
}

interface Refusal {
  /** What a field of the form can say. */
  readonly at: readonly RefusedField[];
  /** What the platform says of a value that the form does not show. */
  readonly elsewhere: readonly RefusedField[];
}

/**
 * Where a refusal belongs (the `details` of a 422), so that each part of it is said at its field,
 * be it in an object or a row of a list; what has no field there is said at the nearest one around it.
 */
export function refusalOf(
  error: unknown,
  fields: readonly FieldDescriptor[],
  values: FormValues,
): Refusal {
  const { details } = (error ?? {}) as { details?: unknown };
  const at: RefusedField[] = [];
  const elsewhere: RefusedField[] = [];
  for (const { path, ...detail } of (Array.isArray(details) ? details : []) as readonly Detail[]) {
    const parts = partsOf(path);
    const name = placeOf(parts, fields, values);
    if (name) at.push({ ...detail, name });
    else elsewhere.push({ ...detail, name: parts.join('.') });
  }
  return { at, elsewhere };
}

interface Detail {
  readonly path: string;
  readonly code: string;
  readonly message?: string;
}

/** `/geoPoint/lat`, a JSON pointer, in its parts. */
const partsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The name of the innermost editor on the way to a value, e.g. `poles.0.height`; empty when there is none. */
function placeOf(
  parts: readonly string[],
  fields: readonly FieldDescriptor[],
  values: FormValues,
): string {
  const [source = '', ...rest] = parts;
  const field = fields.find(each => each.source === source && !each.readOnly);
  return field && holds(field.when, values)
    ? [source, ...inside(field, rest, values[source])].join('.')
    : '';
}

/** The way on from a field to an editor in it. */
function inside(
  field: FieldDescriptor,
  parts: readonly string[],
  value: unknown,
): readonly string[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [];
  if (field.kind === 'list' && Array.isArray(value))
    return Number(part) < value.length
      ? [part, ...inside(field.item, rest, value[Number(part)])]
      : [];
  if (field.kind === 'geoPoint') return ['lat', 'lng'].includes(part) ? [part] : [];
  const name = placeOf(parts, fieldsIn(field, value), isObject(value) ? value : {});
  return name ? [name] : [];
}

/** The fields that an object shows: those of the shape that it has. */
function fieldsIn(field: FieldDescriptor, value: unknown): readonly FieldDescriptor[] {
  if (field.kind === 'object') return field.fields;
  if (field.kind !== 'oneOf' || !isObject(value)) return [];
  return field.options.find(option => option.value === value[field.discriminator])?.fields ?? [];
}
