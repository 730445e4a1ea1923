import type { FieldDescriptor } from '../../schema/field.ts';
import { holds } from '../holds.ts';
import { isObject } from '../isObject.ts';
import { complaintOf } from './complaint.ts';
import type { FormValues } from './FormRules.ts';
import type { RefusedField } from './RefusedField.ts';
import { judgeByRule, wrongByRule } from './ruled.ts';

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
    const place = placeOf(parts, fields, values);
    if (place) at.push({ ...detail, ...ruledAt(place, detail), name: place.name });
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

/** What a schema can have against a value that is there and of the right type. */
const BY_RULE: ReadonlySet<string> = new Set([
  ...['pattern', 'minLength', 'maxLength', 'format', 'not'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
]);

/** The words of a field's own rule, for what the platform has against its value. */
function ruledAt({ field, value }: Place, { code }: Pick<Detail, 'code'>) {
  const complaint =
    field && BY_RULE.has(code)
      ? (complaintOf(judgeByRule(field, value), value) ?? wrongByRule(field))
      : undefined;
  return complaint && { complaint };
}

/** An editor in a form. */
interface Place {
  /** E.g. `poles.0.height`. */
  readonly name: string;
  /** Absent for the half of a point. */
  readonly field?: FieldDescriptor;
  readonly value: unknown;
}

/** The innermost editor on the way to a value; none when the form does not show it. */
function placeOf(
  parts: readonly string[],
  fields: readonly FieldDescriptor[],
  values: FormValues,
): Place | undefined {
  const [source = '', ...rest] = parts;
  const field = fields.find(each => each.source === source && !each.readOnly);
  return field && holds(field.when, values)
    ? inside({ name: source, field, value: values[source] }, field, rest)
    : undefined;
}

/** The way on from a field to an editor in it. */
function inside(here: Place, field: FieldDescriptor, parts: readonly string[]): Place {
  const { name, value } = here;
  const [part, ...rest] = parts;
  if (part === undefined) return here;
  if (field.kind === 'list' && Array.isArray(value)) {
    const row = {
      name: `${name}.${part}`,
      field: field.item,
      value: value[Number(part)] as unknown,
    };
    return Number(part) < value.length ? inside(row, field.item, rest) : here;
  }
  if (field.kind === 'geoPoint')
    return ['lat', 'lng'].includes(part) ? { name: `${name}.${part}`, value: undefined } : here;
  const place = placeOf(parts, fieldsIn(field, value), isObject(value) ? value : {});
  return place ? { ...place, name: `${name}.${place.name}` } : here;
}

/** The fields that an object shows: those of the shape that it has. */
function fieldsIn(field: FieldDescriptor, value: unknown): readonly FieldDescriptor[] {
  if (field.kind === 'object') return field.fields;
  if (field.kind !== 'oneOf' || !isObject(value)) return [];
  return field.options.find(option => option.value === value[field.discriminator])?.fields ?? [];
}
