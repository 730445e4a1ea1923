import { isObject } from '../../schema/isObject.ts';

/**
 * Whether two form values are the same for the platform: equal as JSON, in any order of properties. A file only equals
 * itself.
 *
 * @example isSameValue({ lat: 30, lng: 120 }, { lng: 120, lat: 30 }) // true
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Blob || other instanceof Blob) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length && one.every((each, index) => isSameValue(each, other[index]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every(name => isSameValue(one[name], other[name]));
}
