import type { OpenApi } from '../openapi.ts';
import { walkWords } from './walkWords.ts';

const known = new WeakMap<OpenApi, boolean>();

/**
 * Whether a document uses the words of `x-console`, so that it is written for this console. One that does is held to
 * its rules; of one that does not, as much is used as can be.
 */
export function speaksConsole(document: OpenApi): boolean {
  const before = known.get(document);
  if (before !== undefined) return before;
  const speaks = walkWords(document).length > 0;
  known.set(document, speaks);
  return speaks;
}
