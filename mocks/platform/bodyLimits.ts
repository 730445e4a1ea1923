import { isJson, parseMediaType } from './mediaType.ts';

const BYTES_PER_KB = 1_024;

/**
 * The maximum body sizes in bytes. LoopBack's limit for JSON is 100 kB, too; an import of 1,000 assets is larger than
 * that.
 */
const MAX_BODY_BYTES: Readonly<Record<string, number>> = {
  'application/json': BYTES_PER_KB * BYTES_PER_KB,
  'multipart/form-data': 32 * BYTES_PER_KB * BYTES_PER_KB,
};

/** Returns the maximum size of a body of a media type in bytes; 100 kB by default. @see docs/loopback.md, section 15 */
export function getBodyLimit(contentType: string): number {
  const type = isJson(contentType) ? 'application/json' : parseMediaType(contentType).essence;
  return Object.hasOwn(MAX_BODY_BYTES, type) ? (MAX_BODY_BYTES[type] ?? 0) : 100 * BYTES_PER_KB;
}
