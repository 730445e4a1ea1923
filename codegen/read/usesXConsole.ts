import type { OpenApiDocument } from '../openapi.ts';
import { walkExtensions } from './walkExtensions.ts';

const cache = new WeakMap<OpenApiDocument, boolean>();

/**
 * Whether a document uses the words of `x-console`, so that it is written for this console. One that does is held to
 * its rules; of one that does not, as much is used as can be.
 */
export function usesXConsole(document: OpenApiDocument): boolean {
  const cached = cache.get(document);
  if (cached !== undefined) return cached;
  const isUsed = walkExtensions(document).length > 0;
  cache.set(document, isUsed);
  return isUsed;
}
