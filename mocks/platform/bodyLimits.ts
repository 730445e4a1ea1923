import { isJson, parseMediaType } from './mediaType.ts';

const KILO = 1_024;

/**
 * The largest bodies that are read, in bytes. LoopBack stops at 100 kB for JSON, too; an import of 1,000 assets is
 * larger than that.
 */
const LIMITS: Readonly<Record<string, number>> = {
  'application/json': KILO * KILO,
  'multipart/form-data': 32 * KILO * KILO,
};

/** How many bytes a body of a media type may have; 100 kB where nothing else is said. @see spec/loopback.md, section 15 */
export function limitOf(contentType: string): number {
  const type = isJson(contentType) ? 'application/json' : parseMediaType(contentType).essence;
  return Object.hasOwn(LIMITS, type) ? (LIMITS[type] ?? 0) : 100 * KILO;
}
