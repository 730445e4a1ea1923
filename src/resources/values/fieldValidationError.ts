import {
  type ValidationError,
  countCharacters,
  type ValidationMessageKey,
} from '../../domain/validationError.ts';

/** Why a value is invalid: a message key and its arguments. */
export interface FieldValidationError {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** The number of characters, where the length is invalid. */
  readonly count?: number;
}

/** The inclusive length limits of a message; outside of them the message shows the current length. */
const LENGTH_LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  'validation.eight.sixteen': [8, 16],
  'validation.16.to.20.number.letter': [16, 20],
  'export.device_id.invalid2': [16, 20],
  'validation.name.len': [2, 32],
  'validation.up.to.20': [0, 20],
  'validation.up.to.32': [0, 32],
};

/** Converts the result of a rule to an error, with the current length, so that it need not be counted. */
export function toValidationError(
  result: ValidationMessageKey | ValidationError | FieldValidationError,
  value: unknown,
): FieldValidationError | undefined {
  if (result === undefined) return undefined;
  const validationError: FieldValidationError =
    typeof result === 'string' ? { key: result } : result;
  const [min, max] = LENGTH_LIMITS[validationError.key] ?? [0, Infinity];
  const count = typeof value === 'string' ? countCharacters(value) : min;
  return count < min || count > max ? { ...validationError, count } : validationError;
}
