import type { LocalizedText } from '../../../src/schema/localizedText.ts';
import type { PointerPath } from '../../jsonPointer.ts';

/** Something that a document leaves undefined, with its pointer in the bundled document, in both languages. */
export interface DocumentWarning {
  readonly at: PointerPath;
  readonly message: LocalizedText;
}

/**
 * Makes a warning about a location in a document.
 *
 * @example createWarning(['paths', '/pets'], 'No list has a total.', '列表没有总数。')
 */
export const createWarning = (at: PointerPath, en: string, zh: string): DocumentWarning => ({
  at,
  message: { en, zh },
});
