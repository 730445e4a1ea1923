import { coerce } from './coerce.ts';
import type { FieldType } from './fieldTypes.ts';
import { FilterError, quote } from './FilterError.ts';
import { textOf } from './json.ts';
import type { Asked, Judgement, ValueTest } from './judgement.ts';
import { compilePattern, escapeInvalid } from './pattern.ts';
import { placeText } from './place.ts';

interface Variant {
  readonly ignoreCase?: boolean;
  readonly negated?: boolean;
}

/**
 * `like` and its three variants: an unanchored regular expression in which `%` is any run and `_` any
 * unit, asked of the text of the value. Empty text finds nothing, negated or not. Null and absent
 * values have the texts `null` and `undefined`, as in LoopBack.
 *
 * @throws FilterError for an operand that is no text.
 * @see spec/loopback.md, section 5
 */
export function likeTest(operand: unknown, asked: Asked, variant: Variant = {}): Judgement {
  if (typeof operand !== 'string') {
    throw new FilterError(
      `The ${asked.path} property has invalid clause ${quote(operand)}: Expected a string or RegExp, send text.`,
    );
  }
  const wanted = coerce(operand, asked.type, asked.path);
  if (!wanted && asked.type !== 'date') return { test: () => false };
  if (asked.type === 'date') return { test: () => variant.negated === true };
  const source = typeof wanted === 'string' ? fromLike(escapeInvalid(wanted)) : String(wanted);
  return judgementOf(source, asked, variant);
}

function judgementOf(source: string, asked: Asked, { ignoreCase, negated }: Variant): Judgement {
  const pattern = compilePattern(source, ignoreCase ? 'i' : '');
  const test: ValueTest = value => pattern.test(likeText(value, asked.type));
  if (negated) return { test: value => !test(value) };
  const { contains, isText } = pattern;
  return contains ? { test, narrowing: { by: 'text', text: contains, whole: isText } } : { test };
}

function fromLike(pattern: string): string {
  return pattern.replaceAll('%', '.*').replaceAll('_', '.');
}

function likeText(value: unknown, type: FieldType | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  return type === 'geopoint' ? placeText(value) : textOf(value);
}
