import type { LocalizedText } from '../../src/schema/localizedText.ts';
import type { PointerPath } from './jsonPointer.ts';

/** Something that a document leaves open, at its place in the bundled document, in both languages. */
export interface DocumentWarning {
  readonly at: PointerPath;
  readonly message: LocalizedText;
}

/** A remark on a place of a document. */
export const createWarning = (at: PointerPath, en: string, zh: string): DocumentWarning => ({
  at,
  message: { en, zh },
});
