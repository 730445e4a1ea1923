import { FilterError, quote } from './FilterError.ts';
import type { OperatorField, CompiledOperator } from './compiledOperator.ts';
import { compilePattern, escapeInvalid } from './compilePattern.ts';

/**
 * `regexp`: text such as `^a`, or `/^a/i` with the flags i, g and m. Null, absent and empty values never
 * match, whatever the expression.
 *
 * @throws FilterError for other flags, for an operand that is no text, and for a field that is no text.
 * @see docs/loopback.md, section 5
 */
export function compileRegExp(operand: unknown, { path, type }: OperatorField): CompiledOperator {
  if (typeof operand !== 'string') {
    throw new FilterError(
      `The regexp ${quote(operand)} on ${path} is no text: send an expression such as "^a" or "/^a/i".`,
    );
  }
  if (type === 'number' || type === 'boolean' || type === 'date') {
    throw new FilterError(
      `${path} is a ${type}, and regexp needs text: use eq, gt, lt or between.`,
    );
  }
  const { source, flags } = parseDelimited(escapeInvalid(operand));
  const pattern = compilePattern(source, flags.replaceAll('g', ''));
  return {
    test: value => typeof value === 'string' && value !== '' && pattern.test(value),
    ...(pattern.requiredText && {
      narrowing: { by: 'text', text: pattern.requiredText, isExact: pattern.isPlainText },
    }),
  };
}

/**
 * Parses an expression as LoopBack does: when any text follows a slash, the text after the last one is flags, and the
 * expression is between the first character and it.
 */
function parseDelimited(expression: string): { source: string; flags: string } {
  if (!/\/./.test(expression)) return { source: expression, flags: '' };
  const slash = expression.lastIndexOf('/');
  const flags = expression.slice(slash + 1);
  const unknownFlags = [...flags].filter(flag => !'igm'.includes(flag));
  if (unknownFlags.length === 0 && new Set(flags).size === flags.length) {
    return { source: expression.slice(1, Math.max(slash, 1)), flags };
  }
  throw new FilterError(
    `Invalid regex flags: ${unknownFlags.join('') || flags}. After the last / only i, g and m may stand, each once; write \\x2f for a slash.`,
  );
}
