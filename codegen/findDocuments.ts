import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DocumentError } from './DocumentError.ts';
import { formatPath } from './project.ts';

const DOCUMENT_EXTENSION = /\.(ya?ml|json)$/i;

/** The first word of a document's root: parts that others refer to have none. */
const DOCUMENT_ROOT = /^\s*(?:\{\s*)?(?:[^\n]*,\s*)?["']?(?:openapi|swagger)["']?\s*:/m;

/** A document that says only what things are, for others to refer to. */
const EMPTY_PATHS = /^\s*["']?paths["']?\s*:\s*\{\s*\}/m;

/**
 * The documents that a path names: a file is one, a folder has those of its files that say that they are OpenAPI.
 * Parts that lie beside them are found by their references.
 *
 * @returns absolute paths, in the order of their names
 * @throws DocumentError when nothing is there
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
      'has no OpenAPI document: no .yaml, .yml or .json that says `openapi:`; name the file',
    );
  }
  return found;
}
