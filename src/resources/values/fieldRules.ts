import { validateDeviceId, normalizeDeviceId } from '../../domain/deviceId.ts';
import { validateDeviceName } from '../../domain/deviceName.ts';
import { validateEmail } from '../../domain/email.ts';
import {
  validatePersonName,
  validateSerialName,
  validateUsername,
} from '../../domain/nameRules.ts';
import { validateIpAddress, validatePort } from '../../domain/network.ts';
import { toPlainCharacters } from '../../domain/removeInvisible.ts';
import { validateDigits } from '../../domain/numbers.ts';
import { validateLetterDigitPassword, validatePassword } from '../../domain/password.ts';
import { validateLatitude, validateLongitude } from '../../domain/coordinates.ts';
import { validateReportInterval } from '../../domain/reportInterval.ts';
import { validateSpecification } from '../../domain/specification.ts';
import type { ValidationError, ValidationMessageKey } from '../../domain/validationError.ts';
import type { FieldDescriptor, NumberBounds, TextBounds } from '../../schema/field.ts';
import type { ValidationRule } from '../../schema/validationRule.ts';
import type { FieldValidationError } from './fieldValidationError.ts';

/** The definition of a document's keyword `rule`: the domain rule, and how it normalizes a value. */
interface RuleDefinition {
  readonly validate: (
    value: never,
    field: FieldDescriptor,
  ) => ValidationMessageKey | ValidationError;
  /** The error of a value that only the platform rejects. */
  readonly fallbackKey: string;
  /** Normalizes typed text. */
  readonly normalize?: (text: string) => string;
  /** In a file there is no label next to the message. */
  readonly fileKey?: string;
}

const createTextRule = (
  validate: (value: string) => ValidationMessageKey,
  fallbackKey: string,
  normalize?: RuleDefinition['normalize'],
): RuleDefinition => ({ validate, fallbackKey, ...(normalize && { normalize }) });
const createNumberRule = (
  validate: (value: number) => ValidationMessageKey | ValidationError,
  fallbackKey: string,
): RuleDefinition => ({
  validate,
  fallbackKey,
});

const ruleDefinitions: Readonly<Record<ValidationRule, RuleDefinition>> = {
  deviceId: {
    validate: validateDeviceId,
    fallbackKey: 'validation.16.to.20.number.letter',
    normalize: normalizeDeviceId,
    fileKey: 'export.device_id.invalid2',
  },
  deviceName: createTextRule(validateDeviceName, 'validation.name.character'),
  digits: createTextRule(validateDigits, 'validation.numbers', toPlainCharacters),
  email: createTextRule(validateEmail, 'validation.email.wrong', toPlainCharacters),
  ipAddress: createTextRule(validateIpAddress, 'validation.address.wrong', toPlainCharacters),
  latitude: createNumberRule(validateLatitude, 'validation.latitude.wrong'),
  letterDigitPassword: {
    validate: (value: string, field) => {
      const { minLength: shortest = 0, maxLength: longest = Infinity } = field as TextBounds;
      return validateLetterDigitPassword(value, { minLength: shortest, maxLength: longest });
    },
    fallbackKey: 'validation.password.letter.digit',
  },
  longitude: createNumberRule(validateLongitude, 'validation.longitude.wrong'),
  password: createTextRule(value => validatePassword(value, ''), 'validation.password.char'),
  personName: createTextRule(validatePersonName, 'validation.number.space.chinese'),
  port: createNumberRule(validatePort, 'validation.parameter.error'),
  reportInterval: createNumberRule(validateReportInterval, 'validation.5.120.number'),
  serialName: createTextRule(validateSerialName, 'validation.number.space.chinese'),
  specification: createTextRule(
    validateSpecification,
    'validation.connect.underline.number.letter',
    toPlainCharacters,
  ),
  username: createTextRule(validateUsername, 'validation.number.chinese', toPlainCharacters),
};

/** Validates a value by the rule of its field. A value of another type than the rule's is validated by its kind. */
export function validateByRule(
  field: FieldDescriptor,
  value: unknown,
): ValidationMessageKey | ValidationError {
  const definition = field.rule && ruleDefinitions[field.rule];
  const isKnown = typeof value === 'string' || typeof value === 'number';
  return definition && isKnown ? definition.validate(value as never, field) : undefined;
}

/** Returns the message for a value that only the platform rejects, by the rule of its field. */
export function getRuleFallbackError(field: FieldDescriptor): FieldValidationError | undefined {
  if (!field.rule) return undefined;
  const { minimum: min = 0, maximum: max = 0 } = field as NumberBounds;
  return { key: ruleDefinitions[field.rule].fallbackKey, args: { min, max } };
}

/** Maps a message key of a form to that of a file. */
export const getFileMessageKey = (rule: ValidationRule | undefined, key: string): string =>
  (rule && ruleDefinitions[rule].fallbackKey === key ? ruleDefinitions[rule].fileKey : undefined) ??
  key;

/**
 * Normalizes typed or imported text: letters of a device id become capitals.
 *
 * @example normalizeByRule(assetId, 'a02f000000000001') // 'A02F000000000001'
 */
export const normalizeByRule = ({ rule }: FieldDescriptor, text: string): string =>
  (rule && ruleDefinitions[rule].normalize?.(text)) ?? text;
