import { validateLatitude, validateLongitude } from '../../domain/coordinates.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import { isObject, type PlainObject } from '../../schema/isObject.ts';
import type { FieldValidationError } from '../values/fieldValidationError.ts';
import { isBlank, validateField } from '../values/validateField.ts';
import { getFileMessageKey } from '../values/fieldRules.ts';

/** A validation error, and its path from the record down. */
export interface NestedValidationError {
  readonly path: readonly string[];
  readonly error: FieldValidationError;
}

const NO_ERRORS: readonly never[] = [];
const COMPOSITE_KINDS: ReadonlySet<string> = new Set(['list', 'object', 'oneOf']);
const WRONG_TYPE_ERROR: FieldValidationError = { key: 'transfer.wrong.kind' };

/**
 * Validates a value like the form, including its nested fields. A value of a JSON cell may be of any type, which a form
 * value never is.
 */
export function validateNested(
  field: FieldDescriptor,
  value: unknown,
  above: readonly string[] = [],
): readonly NestedValidationError[] {
  const createError = (error: FieldValidationError) => [{ path: [...above, field.source], error }];
  if (!isBlank(value) && !hasExpectedType(field, value)) return createError(WRONG_TYPE_ERROR);
  const coordinateErrors =
    field.kind === 'geoPoint' ? validateCoordinates(value, [...above, field.source]) : NO_ERRORS;
  if (coordinateErrors.length > 0) return coordinateErrors;
  const error = validateField(field, value);
  if (error) return createError({ ...error, key: getFileMessageKey(field.rule, error.key) });
  if (isBlank(value) || !COMPOSITE_KINDS.has(field.kind)) return NO_ERRORS;
  const path = [...above, field.source];
  if (field.kind === 'list')
    return (value as readonly unknown[]).flatMap(each => validateNested(field.item, each, above));
  if (field.kind === 'object') return validateFields(field.fields, value as PlainObject, path);
  if (field.kind !== 'oneOf') return [];
  const option = field.options.find(
    each => each.value === (value as PlainObject)[field.discriminator],
  );
  return option
    ? validateFields(option.fields, value as PlainObject, path)
    : createError({ key: 'validation.include' });
}

/** A latitude and a longitude are two cells, and each may be invalid. */
function validateCoordinates(
  value: unknown,
  path: readonly string[],
): readonly NestedValidationError[] {
  const { lat, lng } = (value ?? {}) as PlainObject;
  if (isBlank(lat) || isBlank(lng)) return [];
  const coordinates = [
    ['lat', validateLatitude(Number(lat))],
    ['lng', validateLongitude(Number(lng))],
  ] as const;
  return coordinates.flatMap(([coordinate, key]) =>
    key ? [{ path: [...path, coordinate], error: { key } }] : [],
  );
}

const validateFields = (
  fields: readonly FieldDescriptor[],
  values: PlainObject,
  path: readonly string[],
) =>
  fields.flatMap(field =>
    field.readOnly ? [] : validateNested(field, values[field.source], path),
  );

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';

const typeChecks: { readonly [Kind in FieldDescriptor['kind']]?: (value: unknown) => boolean } = {
  ...{ text: isText, multiline: isText, password: isText, email: isText, url: isText },
  ...{ date: isText, dateTime: isText, time: isText, color: isText },
  ...{ integer: isNumber, number: isNumber, duration: isNumber },
  boolean: value => typeof value === 'boolean',
  ...{ list: Array.isArray, enumList: Array.isArray, referenceList: Array.isArray },
  ...{ object: isObject, geoPoint: isObject, oneOf: isObject },
};

const hasExpectedType = ({ kind }: FieldDescriptor, value: unknown) =>
  typeChecks[kind]?.(value) ?? true;
