/** How a LoopBack store implements "contains": a regular expression (MongoDB, memory), or SQL's LIKE. */
export type ContainsStyle = 'regexp' | 'sql';

/**
 * The part of a text as the operand of `like`, every character of it taken literally.
 *
 * - `regexp`: special characters are escaped. LoopBack turns `%` and `_` into wildcards before the expression is read,
 *   and has no escape for them: they are written `\x25` and `\x5f`.
 * - `sql`: `%part%`, in which a backslash escapes `%`, `_` and itself.
 *
 * @see docs/loopback.md, Consequences (CALL-02)
 */
export const CONTAINS_PATTERN: Readonly<Record<ContainsStyle, (part: string) => string>> = {
  regexp: part =>
    part
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replaceAll('_', '\\x5f')
      .replaceAll('%', '\\x25'),
  sql: part => `%${part.replace(/[\\%_]/g, '\\$&')}%`,
};

/**
 * The case-insensitive operands, of which one must match. `ilike` is not portable: MongoDB's connector and the common
 * one for SQL do not support it, and the memory connector ignores `options: 'i'`.
 *
 * - `regexp`: a letter is the class of its two cases, `[Aa]`.
 * - `sql`: as typed, in lower case, in upper case, and with the first or every word capitalized. Where the collation ignores case, as in MySQL,
 *   each finds everything; elsewhere a mixed spelling such as `liJing` is found only as typed.
 *
 * @see docs/decisions/2026-11-22-search-of-users.md (USER-02, CALL-02)
 */
export const CONTAINS_PATTERNS_ANY_CASE: Readonly<
  Record<ContainsStyle, (part: string) => readonly string[]>
> = {
  regexp: part => [Array.from(part, matchBothCases).join('')],
  sql: part => [
    ...new Set(
      [part, part.toLowerCase(), part.toUpperCase(), capitalize(part), capitalizeEach(part)].map(
        CONTAINS_PATTERN.sql,
      ),
    ),
  ],
};

function matchBothCases(character: string): string {
  const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
  // A class contains single UTF-16 units: `ß` is `SS` in upper case.
  const isLetter = lower !== upper && lower.length === 1 && upper.length === 1;
  return isLetter ? `[${upper}${lower}]` : CONTAINS_PATTERN.regexp(character);
}

const capitalize = (part: string) => part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase();

const capitalizeEach = (part: string) => part.replace(/\S+/g, capitalize);

/**
 * Validates the `containsStyle` of `config.json`: a wrong one would find nothing, or too much, without an error.
 *
 * @throws Error with the setting, its value and the valid values
 * @example parseContainsStyle('sql') // 'sql'
 */
export function parseContainsStyle(value: unknown): ContainsStyle {
  if (typeof value === 'string' && Object.hasOwn(CONTAINS_PATTERN, value))
    return value as ContainsStyle;
  throw new Error(
    `config.json: containsStyle is ${JSON.stringify(value)}. Write "regexp" (MongoDB, memory; the default) or "sql" (SQL databases).`,
  );
}
