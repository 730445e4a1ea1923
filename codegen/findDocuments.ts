import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DocumentError } from './DocumentError.ts';
import { display } from './project.ts';

const NAME = /\.(ya?ml|json)$/i;

/** The first word of a document's root: parts that others refer to have none. */
const ROOT = /^\s*(?:\{\s*)?(?:[^\n]*,\s*)?["']?(?:openapi|swagger)["']?\s*:/m;

/** A document that says only what things are, for others to refer to. */
const NOTHING_TO_CALL = /^\s*["']?paths["']?\s*:\s*\{\s*\}/m;

/**
 * The documents that a path names: a file is one, a folder has those of its files that say that they are OpenAPI.
 * Parts that lie beside them are found by their references.
 *
 * @returns absolute paths, in the order of their names
 * @throws DocumentError when nothing is there
 */
export function findDocuments(path: string): readonly string[] {
  const place = resolve(path);
  const wrong = (message: string) => new DocumentError([{ file: display(place), message }]);
  if (!existsSync(place)) {
    throw wrong('is not there; name an OpenAPI document, or a folder of them');
  }
  if (!statSync(place).isDirectory()) return [place];
  const all = readdirSync(place)
    .filter(name => NAME.test(name))
    .toSorted()
    .map(name => join(place, name))
    .flatMap(file => (statSync(file).isFile() ? [{ file, text: readFileSync(file, 'utf8') }] : []))
    .filter(({ text }) => ROOT.test(text));
  const called = all.filter(({ text }) => !NOTHING_TO_CALL.test(text));
  const found = (called.length > 0 ? called : all).map(({ file }) => file);
  if (found.length === 0) {
    throw wrong(
      'has no OpenAPI document: no .yaml, .yml or .json that says `openapi:`; name the file',
    );
  }
  return found;
}
