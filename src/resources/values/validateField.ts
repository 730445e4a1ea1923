import {
  validateInclusion,
  validatePositiveInteger,
  validateNumberRange,
} from '../../domain/numbers.ts';
import { validateLatitude, validateLongitude } from '../../domain/coordinates.ts';
import { countCharacters } from '../../domain/validationError.ts';
import type { FieldDescriptor, FieldKind, FieldOfKind } from '../../schema/field.ts';
import { isSkippedTime } from './localTime.ts';
import { isIncompleteDate } from './pickerValues.ts';
import { type FieldValidationError, toValidationError } from './fieldValidationError.ts';
import { getFileValidationError } from './fileErrors.ts';
import { parseDecimal } from './parseDecimal.ts';
import { validateByRule } from './fieldRules.ts';
import { InvalidJson } from './jsonInput.ts';

type FieldValidator<Kind extends FieldKind> = (
  field: FieldOfKind<Kind>,
  value: never,
) => FieldValidationError | undefined | false;

/**
 * Validates a value by its document: required, the named rule, bounds, pattern, choices. An absent value is only
 * checked for being required. Nested values are validated by their own fields.
 *
 * @example validateField({ ...nameField, required: true }, '') // { key: 'no.empty' }
 */
export function validateField(
  field: FieldDescriptor,
  value: unknown,
): FieldValidationError | undefined {
  if (isBlank(value)) return field.required ? { key: 'no.empty' } : undefined;
  const validate = validators[field.kind] as FieldValidator<FieldKind> | undefined;
  return validate?.(field, value as never) || undefined;
}

/**
 * Whether a value is absent: also an empty text and an empty list, but neither 0 nor false.
 *
 * @example
 * isBlank('') // true
 * isBlank(0) // false
 */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

type TextDescriptor = FieldOfKind<'text' | 'multiline' | 'password' | 'email' | 'url'>;
type NumericDescriptor = FieldOfKind<'integer' | 'number' | 'duration'>;
type ListDescriptor = FieldOfKind<'enumList' | 'referenceList' | 'list'>;

/** JSON Schema counts code points: every Chinese character counts as one, whatever its plane. */
function validateText(
  { minLength = 0, maxLength = Infinity, pattern }: TextDescriptor,
  value: string,
): FieldValidationError | undefined {
  const count = countCharacters(value);
  if (count < minLength) return { key: 'form.tooShort', args: { min: minLength, count } };
  if (count > maxLength) return { key: 'form.tooLong', args: { max: maxLength, count } };
  if (pattern && !new RegExp(pattern, 'u').test(value)) return { key: 'form.pattern' };
  return undefined;
}

/** Validates a text by its rule first, where the rule has messages of its own. */
const validateTextByRule = (
  field: TextDescriptor,
  value: string,
): FieldValidationError | undefined =>
  toValidationError(validateByRule(field, value), value) ?? validateText(field, value);

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value);
const isHttpUrl = (value: string) =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

function validateNumber(
  field: NumericDescriptor,
  raw: number | string,
): FieldValidationError | undefined {
  const value = typeof raw === 'number' ? raw : parseDecimal(raw);
  if (!Number.isFinite(value)) return { key: 'form.number' };
  const ruleError = toValidationError(validateByRule(field, value), value);
  if (ruleError) return ruleError;
  const { minimum: min, maximum: max, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
  if (isPositiveCount(field)) {
    const errorKey = validatePositiveInteger(value);
    if (errorKey) return { key: errorKey };
  }
  if (field.kind === 'integer' && !Number.isInteger(value)) return { key: 'form.integer' };
  if (min !== undefined && max !== undefined) {
    const rangeError = validateNumberRange(value, { min, max });
    if (rangeError) return rangeError;
  }
  if (min !== undefined && value < min) return { key: 'form.min', args: { min } };
  if (max !== undefined && value > max) return { key: 'form.max', args: { max } };
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return { key: 'form.above', args: { min: exclusiveMinimum } };
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return { key: 'form.below', args: { max: exclusiveMaximum } };
  if (multipleOf && !isWhole(value / multipleOf))
    return { key: 'form.multiple', args: { step: multipleOf } };
  return undefined;
}

/** A positive integer without other constraints. */
const isPositiveCount = ({
  kind,
  minimum,
  exclusiveMinimum,
  maximum,
  exclusiveMaximum,
}: NumericDescriptor) =>
  kind === 'integer' &&
  (minimum === 1 || exclusiveMinimum === 0) &&
  maximum === undefined &&
  exclusiveMaximum === undefined;

/** 0.3 / 0.1 is not 3 in binary; a difference of 10^-9 is no fraction. */
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9;

function validateList(
  { minItems = 0, maxItems = Infinity, uniqueItems }: ListDescriptor,
  value: readonly unknown[],
): FieldValidationError | undefined {
  const count = value.length;
  if (count < minItems) return { key: 'form.tooFew', args: { min: minItems, count } };
  if (count > maxItems) return { key: 'form.tooMany', args: { max: maxItems, count } };
  const different = new Set(value.map(item => JSON.stringify(item)));
  if (uniqueItems && different.size < count) return { key: 'form.unique' };
  return undefined;
}

function validateGeoPoint(
  _: FieldOfKind<'geoPoint'>,
  { lat, lng }: { lat?: unknown; lng?: unknown },
) {
  if (isBlank(lat) !== isBlank(lng)) return { key: 'form.position' };
  if (isBlank(lat)) return undefined;
  return toValidationError(
    validateLatitude(toDegrees(lat)) ?? validateLongitude(toDegrees(lng)),
    undefined,
  );
}

/** An incomplete date is invalid. */
const validateDateOrTime = ({ kind }: FieldOfKind<'date' | 'time' | 'dateTime'>, value: unknown) =>
  isIncompleteDate(value) && { key: `form.unfinished.${kind}` };

const toDegrees = (raw: unknown) => (typeof raw === 'string' ? parseDecimal(raw) : Number(raw));

const validators: { readonly [Kind in FieldKind]?: FieldValidator<Kind> } = {
  text: validateTextByRule,
  multiline: validateTextByRule,
  password: validateTextByRule,
  email: (field, value: string) =>
    isEmail(value) ? validateTextByRule(field, value) : { key: 'validation.email.wrong' },
  url: (field, value: string) =>
    isHttpUrl(value) ? validateText(field, value) : { key: 'form.url' },
  integer: validateNumber,
  number: validateNumber,
  duration: validateNumber,
  date: validateDateOrTime,
  time: validateDateOrTime,
  dateTime: (field, value: unknown) =>
    isSkippedTime(value) ? { key: 'form.time.skipped' } : validateDateOrTime(field, value),
  color: (_, value: string) => !/^#[0-9a-f]{6}$/iu.test(value) && { key: 'form.color' },
  file: (_, value: unknown) => getFileValidationError(value),
  geoPoint: validateGeoPoint,
  enum: ({ choices }, value: string | number) =>
    toValidationError(
      validateInclusion(
        value,
        choices.map(choice => choice.value),
      ),
      value,
    ),
  unknown: (_, value: unknown) => value instanceof InvalidJson && { key: 'form.json' },
  enumList: validateList,
  referenceList: validateList,
  list: validateList,
};
