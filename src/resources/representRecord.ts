import type { ResourceDescriptor } from '../schema/resource.ts';
import type { PlainObject } from './fieldComponents.ts';

/** What a sentence calls a record: its document's template filled in, else its id. */
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

/** A scalar in words; nothing else has a short form. */
export const formatScalar = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
