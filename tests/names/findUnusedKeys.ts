import type { SourceTexts } from '../support/sourceTexts.ts';

/** Keys that a template of a file names, although its beginning is a variable or a variable has several segments of a key. */
export type DynamicKeys = Readonly<Record<string, RegExp>>;

/** A template whose beginning is known, such as `form.invalid.${code}`: another one would name every key. */
const BEGINS_WITH_SEGMENT = /^\^[A-Za-z]+\\\./u;

/**
 * Returns the keys of messages that no file of the console names, and the files of `dynamicKeys` without such a template.
 *
 * @example findUnusedKeys(['a.b', 'a.c'], { quoted: new Map([['a.b', 'src/a.ts:1']]), patterns: [] }, {}) // ['a.c']
 */
export function findUnusedKeys(
  keys: readonly string[],
  { quoted, patterns }: Pick<SourceTexts, 'quoted' | 'patterns'>,
  dynamicKeys: DynamicKeys,
): readonly string[] {
  const templates = patterns
    .map(({ pattern }) => pattern)
    .filter(({ source }) => BEGINS_WITH_SEGMENT.test(source));
  const files = new Set(patterns.map(({ at }) => at.replace(/:\d+$/u, '')));
  const exceptions = Object.entries(dynamicKeys).filter(([file]) => files.has(file));
  const isUsed = (key: string) =>
    quoted.has(key) ||
    templates.some(template => template.test(key)) ||
    exceptions.some(([, pattern]) => pattern.test(key));
  return [
    ...keys.filter(key => !isUsed(key)),
    ...Object.entries(dynamicKeys)
      .filter(([file, pattern]) => !files.has(file) || !keys.some(key => pattern.test(key)))
      .map(([file]) => `${file} names no message by a template`),
  ];
}
