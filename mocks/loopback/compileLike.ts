import { coerce } from './coerce.ts';
import type { FieldType } from './fieldTypes.ts';
import { FilterError, quote } from './FilterError.ts';
import { toText } from './json.ts';
import type { OperatorField, CompiledOperator, ValueTest } from './compiledOperator.ts';
import { compilePattern, escapeInvalid } from './compilePattern.ts';
import { formatCoordinates } from './coordinates.ts';

interface LikeVariant {
  readonly ignoreCase?: boolean;
  readonly negated?: boolean;
}

/**
 * `like` and its three variants: an unanchored regular expression in which `%` is any run and `_` any unit, applied to
 * the text of the value. Empty text matches nothing, negated or not. Null and absent values have the texts `null` and
 * `undefined`, as in LoopBack.
 *
 * @throws FilterError for an operand that is no text.
 * @see docs/loopback.md, section 5
 */
export function compileLike(
  operand: unknown,
  field: OperatorField,
  variant: LikeVariant = {},
): CompiledOperator {
  if (typeof operand !== 'string') {
    throw new FilterError(
      `The ${field.path} property has invalid clause ${quote(operand)}: Expected a string or RegExp, send text.`,
    );
  }
  const coerced = coerce(operand, field.type, field.path);
  if (!coerced && field.type !== 'date') return { test: () => false };
  if (field.type === 'date') return { test: () => variant.negated === true };
  const source =
    typeof coerced === 'string' ? toRegExpSource(escapeInvalid(coerced)) : String(coerced);
  return compileLikePattern(source, field, variant);
}

function compileLikePattern(
  source: string,
  field: OperatorField,
  { ignoreCase, negated }: LikeVariant,
): CompiledOperator {
  const pattern = compilePattern(source, ignoreCase ? 'i' : '');
  const test: ValueTest = value => pattern.test(toLikeText(value, field.type));
  if (negated) return { test: value => !test(value) };
  const { requiredText, isPlainText } = pattern;
  return requiredText
    ? { test, narrowing: { by: 'text', text: requiredText, isExact: isPlainText } }
    : { test };
}

function toRegExpSource(pattern: string): string {
  return pattern.replaceAll('%', '.*').replaceAll('_', '.');
}

function toLikeText(value: unknown, type: FieldType | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  return type === 'geopoint' ? formatCoordinates(value) : toText(value);
}
