import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { PlainObject } from '../../schema/isObject.ts';

/**
 * Returns the name of a record: the template of its document with the values of the record, else its id.
 *
 * @example representRecord({ ...users, recordRepresentation: '{lastName} {firstName}' }, { lastName: '林', firstName: '晚' }) // '林 晚'
 */
export function representRecord(
  descriptor: ResourceDescriptor | undefined,
  record: PlainObject,
): string {
  const text = descriptor
    ? descriptor.recordRepresentation.replace(/\{(\w+)\}/gu, (_, source: string) =>
        formatScalar(record[source]),
      )
    : formatScalar(record.name ?? record.title ?? record.id);
  return text.replace(/\s+/gu, ' ').trim() || formatScalar(record[descriptor?.key ?? 'id']);
}

/**
 * Returns the text of a scalar; '' for any other value.
 *
 * @example formatScalar(15) // '15'
 */
export const formatScalar = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
