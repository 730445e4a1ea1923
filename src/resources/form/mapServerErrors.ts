import type { FieldDescriptor } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import { matchesCondition } from '../matchesCondition.ts';
import { toValidationError } from './fieldValidationError.ts';
import type { FormValues } from './FormRules.ts';
import type { ServerValidationError } from './ServerValidationError.ts';
import { validateByRule, getRuleFallbackError } from './fieldRules.ts';

interface ServerErrors {
  /** What a field of the form can say. */
  readonly fieldErrors: readonly ServerValidationError[];
  /** What the platform says of a value that the form does not show. */
  readonly otherErrors: readonly ServerValidationError[];
}

/**
 * Where a refusal belongs (the `details` of a 422), so that each part of it is said at its field,
 * be it in an object or a row of a list; what has no field there is said at the nearest one around it.
 */
export function mapServerErrors(
  error: unknown,
  fields: readonly FieldDescriptor[],
  values: FormValues,
): ServerErrors {
  const { details } = (error ?? {}) as { details?: unknown };
  const fieldErrors: ServerValidationError[] = [];
  const otherErrors: ServerValidationError[] = [];
  for (const { path, ...detail } of (Array.isArray(details)
    ? details
    : []) as readonly ErrorDetail[]) {
    const parts = splitPointer(path);
    const location = locateField(parts, fields, values);
    if (location)
      fieldErrors.push({ ...detail, ...getRuleError(location, detail), name: location.name });
    else otherErrors.push({ ...detail, name: parts.join('.') });
  }
  return { fieldErrors, otherErrors };
}

interface ErrorDetail {
  readonly path: string;
  readonly code: string;
  readonly message?: string;
}

/** `/geoPoint/lat`, a JSON pointer, in its parts. */
const splitPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What a schema can have against a value that is there and of the right type. */
const VALUE_KEYWORDS: ReadonlySet<string> = new Set([
  ...['pattern', 'minLength', 'maxLength', 'format', 'not'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
]);

/** The words of a field's own rule, for what the platform has against its value. */
function getRuleError({ field, value }: FieldLocation, { code }: Pick<ErrorDetail, 'code'>) {
  const validationError =
    field && VALUE_KEYWORDS.has(code)
      ? (toValidationError(validateByRule(field, value), value) ?? getRuleFallbackError(field))
      : undefined;
  return validationError && { validationError };
}

/** An editor in a form. */
interface FieldLocation {
  /** E.g. `poles.0.height`. */
  readonly name: string;
  /** Absent for the half of a point. */
  readonly field?: FieldDescriptor;
  readonly value: unknown;
}

/** The innermost editor on the way to a value; none when the form does not show it. */
function locateField(
  parts: readonly string[],
  fields: readonly FieldDescriptor[],
  values: FormValues,
): FieldLocation | undefined {
  const [source = '', ...rest] = parts;
  const field = fields.find(each => each.source === source && !each.readOnly);
  return field && matchesCondition(field.when, values)
    ? locateNestedField({ name: source, field, value: values[source] }, field, rest)
    : undefined;
}

/** The way on from a field to an editor in it. */
function locateNestedField(
  parent: FieldLocation,
  field: FieldDescriptor,
  parts: readonly string[],
): FieldLocation {
  const { name, value } = parent;
  const [part, ...rest] = parts;
  if (part === undefined) return parent;
  if (field.kind === 'list' && Array.isArray(value)) {
    const row = {
      name: `${name}.${part}`,
      field: field.item,
      value: value[Number(part)] as unknown,
    };
    return Number(part) < value.length ? locateNestedField(row, field.item, rest) : parent;
  }
  if (field.kind === 'geoPoint')
    return ['lat', 'lng'].includes(part) ? { name: `${name}.${part}`, value: undefined } : parent;
  const location = locateField(parts, getNestedFields(field, value), isObject(value) ? value : {});
  return location ? { ...location, name: `${name}.${location.name}` } : parent;
}

/** The fields that an object shows: those of the shape that it has. */
function getNestedFields(field: FieldDescriptor, value: unknown): readonly FieldDescriptor[] {
  if (field.kind === 'object') return field.fields;
  if (field.kind !== 'oneOf' || !isObject(value)) return [];
  return field.options.find(option => option.value === value[field.discriminator])?.fields ?? [];
}
