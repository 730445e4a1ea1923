import type { OpenApiDocument } from '../../openapi.ts';
import { walkExtensions } from './specificationExtension.ts';

const cache = new WeakMap<OpenApiDocument, boolean>();

/**
 * Whether a document uses `x-console`, so that it is written for this console. Such a document must follow the rules of
 * `openapi/README.md`; other documents are used as far as possible.
 *
 * @example usesXConsole({ openapi: '3.1.0', paths: {} }) // false
 * @see https://spec.openapis.org/oas/v3.1.1.html#specification-extensions
 */
export function usesXConsole(document: OpenApiDocument): boolean {
  const cached = cache.get(document);
  if (cached !== undefined) return cached;
  const isUsed = walkExtensions(document).length > 0;
  cache.set(document, isUsed);
  return isUsed;
}
