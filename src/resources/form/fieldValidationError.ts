import {
  type ValidationError,
  countCharacters,
  type ValidationMessageKey,
} from '../../domain/validationError.ts';

/** Why a value is refused: a key of the message catalogue and what it needs. */
export interface FieldValidationError {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** How many characters there are, where that is what is wrong. */
  readonly count?: number;
}

/** The lengths that a message asks for, both allowed: what is outside is told how long it is. */
const LENGTH_LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  'validation.eight.sixteen': [8, 16],
  'validation.16.to.20.number.letter': [16, 20],
  'export.device_id.invalid2': [16, 20],
  'validation.name.len': [2, 32],
  'validation.up.to.20': [0, 20],
  'validation.up.to.32': [0, 32],
};

/** What a rule says of a value, with what was found, so that nobody has to count. */
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
