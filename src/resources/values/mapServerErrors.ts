import type { FieldDescriptor } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { toValidationError } from './fieldValidationError.ts';
import type { FormValues } from './FormRules.ts';
import type { ServerValidationError } from './ServerValidationError.ts';
import { validateByRule, getRuleFallbackError } from './fieldRules.ts';

interface ServerErrors {
  /** Errors at fields of the form. */
  readonly fieldErrors: readonly ServerValidationError[];
  /** Errors of values that the form does not show. */
  readonly otherErrors: readonly ServerValidationError[];
}

/**
 * Maps the `details` of a 422 to fields, so that each error is shown at its field, also in an object or a list item; an
 * error without a field is shown at its nearest ancestor.
 *
 * @example
 * mapServerErrors({ details: [{ path: '/username', code: 'unique' }] }, fields, values)
 * // { fieldErrors: [{ name: 'username', code: 'unique' }], otherErrors: [] }
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

/** Splits a JSON pointer such as `/geoPoint/lat` into its parts. */
const splitPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The schema keywords that constrain a present value of the right type. */
const VALUE_KEYWORDS: ReadonlySet<string> = new Set([
  ...['pattern', 'minLength', 'maxLength', 'format', 'not'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
]);

/** Returns the message of the field's own rule for an error of the platform. */
function getRuleError({ field, value }: FieldLocation, { code }: Pick<ErrorDetail, 'code'>) {
  const validationError =
    field && VALUE_KEYWORDS.has(code)
      ? (toValidationError(validateByRule(field, value), value) ?? getRuleFallbackError(field))
      : undefined;
  return validationError && { validationError };
}

/** The location of an input in a form. */
interface FieldLocation {
  /** E.g. `poles.0.height`. */
  readonly name: string;
  /** Absent for one coordinate of a point. */
  readonly field?: FieldDescriptor;
  readonly value: unknown;
}

/** Finds the innermost input on the path to a value; undefined when the form does not show it. */
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

/** Finds the input of a nested value. */
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

/** Returns the fields that an object shows: those of its variant. */
function getNestedFields(field: FieldDescriptor, value: unknown): readonly FieldDescriptor[] {
  if (field.kind === 'object') return field.fields;
  if (field.kind !== 'oneOf' || !isObject(value)) return [];
  return field.options.find(option => option.value === value[field.discriminator])?.fields ?? [];
}
