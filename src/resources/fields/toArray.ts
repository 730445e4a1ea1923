/**
 * Returns a list as it is, and an empty list for any other value.
 *
 * @example toArray(record['domains']).length // 0 where the platform sent no list
 */
export const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
