import type { Text } from '../../src/schema/text.ts';
import type { Path } from './pointer.ts';

/** Something that a document leaves open, at its place in the bundled document, in both languages. */
export interface Remark {
  readonly at: Path;
  readonly says: Text;
}

/** A remark on a place of a document. */
export const remark = (at: Path, en: string, zh: string): Remark => ({ at, says: { en, zh } });
