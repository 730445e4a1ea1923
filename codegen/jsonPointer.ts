/** The path from the root of a document to a value: keys and indexes, as text. */
export type PointerPath = readonly string[];

/**
 * Parses a JSON pointer, with or without the `#` before it.
 *
 * @example parsePointer('#/paths/~1users') // ['paths', '/users']
 */
export const parsePointer = (pointer: string): PointerPath =>
  pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map(step => decodeStep(step).replaceAll('~1', '/').replaceAll('~0', '~'));

/** Decodes percent signs of a step; returns it unchanged where they encode nothing. */
function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/**
 * Formats a JSON pointer, without `#`.
 *
 * @example formatPointer(['paths', '/users']) // '/paths/~1users'
 */
export const formatPointer = (path: PointerPath): string =>
  path.map(step => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Returns the value at a pointer, `undefined` when the pointer has no target.
 *
 * @example getValueAt({ paths: { '/lamps': 1 } }, ['paths', '/lamps']) // 1
 */
export const getValueAt = (root: unknown, path: PointerPath): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      isObjectOrArray(value) && Object.hasOwn(value, step) ? value[step] : undefined,
    root,
  );

/**
 * Whether a value is an object or an array, so that it has members.
 *
 * @example isObjectOrArray([]) // true
 */
export const isObjectOrArray = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
