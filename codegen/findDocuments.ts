import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DocumentError } from './DocumentError.ts';
import { formatPath } from './project.ts';

const DOCUMENT_EXTENSION = /\.(ya?ml|json)$/i;

/** The version keyword at a document's root: files that only contain shared parts lack it. */
const DOCUMENT_ROOT = /^\s*(?:\{\s*)?(?:[^\n]*,\s*)?["']?(?:openapi|swagger)["']?\s*:/m;

/** A document without paths: it only contains components that others refer to. */
const EMPTY_PATHS = /^\s*["']?paths["']?\s*:\s*\{\s*\}/m;

/**
 * Finds the documents of a path: the file itself, or the files of a folder that are OpenAPI documents. Other files of
 * the folder are found through references.
 *
 * @returns absolute paths, in the order of their names
 * @throws DocumentError when there is no document
 * @example findDocuments('tests/contract/documents/split') // ['/…/split/other.json', '/…/split/shop.yaml']
 */
export function findDocuments(path: string): readonly string[] {
  const absolute = resolve(path);
  const createError = (message: string) =>
    new DocumentError([{ file: formatPath(absolute), message }]);
  if (!existsSync(absolute)) {
    throw createError('is not there; name an OpenAPI document, or a folder of them');
  }
  if (!statSync(absolute).isDirectory()) return [absolute];
  const all = readdirSync(absolute)
    .filter(name => DOCUMENT_EXTENSION.test(name))
    .toSorted()
    .map(name => join(absolute, name))
    .flatMap(file => (statSync(file).isFile() ? [{ file, text: readFileSync(file, 'utf8') }] : []))
    .filter(({ text }) => DOCUMENT_ROOT.test(text));
  const withPaths = all.filter(({ text }) => !EMPTY_PATHS.test(text));
  const found = (withPaths.length > 0 ? withPaths : all).map(({ file }) => file);
  if (found.length === 0) {
    throw createError(
      'has no OpenAPI document: no .yaml, .yml or .json with `openapi:`; name the file',
    );
  }
  return found;
}
