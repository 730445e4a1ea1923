import type { ResourceDescriptor } from '../schema/resource.ts';
import type { Owner } from './fieldKit.ts';

/** What a sentence calls a record: its document's template filled in, else its id. */
export function represent(descriptor: ResourceDescriptor | undefined, record: Owner): string {
  const words = descriptor
    ? descriptor.represent.replace(/\{(\w+)\}/gu, (_, source: string) => written(record[source]))
    : written(record.name ?? record.title ?? record.id);
  return words.replace(/\s+/gu, ' ').trim() || written(record[descriptor?.key ?? 'id']);
}

/** A scalar in words; nothing else has a short form. */
export const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
