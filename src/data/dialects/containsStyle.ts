/** How a LoopBack store words "contains": a regular expression (MongoDB, memory), or SQL's LIKE. */
export type ContainsStyle = 'regexp' | 'sql';

/**
 * The part of a text as the operand of `like`, every character of it taken literally.
 *
 * - `regexp`: special characters are escaped. LoopBack turns `%` and `_` into wildcards before the expression is read,
 *   and knows no escape for them: they are written `\x25` and `\x5f`.
 * - `sql`: `%part%`, in which a backslash takes the meaning from `%`, `_` and itself.
 *
 * @see spec/loopback.md, What follows 1 (CALL-02)
 */
export const containing: Readonly<Record<ContainsStyle, (part: string) => string>> = {
  regexp: part =>
    part
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replaceAll('_', '\\x5f')
      .replaceAll('%', '\\x25'),
  sql: part => `%${part.replace(/[\\%_]/g, '\\$&')}%`,
};

/**
 * Judges the `containsStyle` of `config.json`: the wrong one would find nothing, or too much, and say so nowhere.
 *
 * @throws Error that names the setting, what it is and what it may be
 */
export function containsStyleOf(told: unknown): ContainsStyle {
  if (typeof told === 'string' && Object.hasOwn(containing, told)) return told as ContainsStyle;
  throw new Error(
    `config.json: containsStyle is ${JSON.stringify(told)}. Write "regexp" (MongoDB, memory; the default) or "sql" (SQL databases).`,
  );
}
