/** The parts of a console that a document decides. */
export type Part =
  | 'addresses'
  | 'buttons'
  | 'calls'
  | 'code'
  | 'columns'
  | 'filters'
  | 'forms'
  | 'import and export'
  | 'messages'
  | 'mocks'
  | 'names of records'
  | 'numbers'
  | 'order'
  | 'permissions'
  | 'references'
  | 'saved queries'
  | 'words';

/** A part that a change touches, and where: names of resources, operations, roles or files. Empty: everywhere. */
export interface Touch {
  readonly part: Part;
  readonly where: readonly string[];
}

/**
 * - `breaking`: something that works today would not: a call of a console that is already out, hand-written code, a
 *   saved query, a kept address, a file to import, a role's right, the meaning of a number.
 * - `safe`: it is only more, or other words.
 */
export type Severity = 'breaking' | 'safe';

/** One difference between two versions of a document. */
export interface Change {
  readonly severity: Severity;
  readonly service: string;
  /** What changed: `assets`, `operation lockUser`, `schema Asset`. */
  readonly subject: string;
  /** One sentence without its full stop. */
  readonly what: string;
  readonly touches: readonly Touch[];
  /** What to do about a breaking change, where there is a usual way. */
  readonly remedy?: string;
}

/** A touch of a part; without places it is touched everywhere. */
export const touch = (part: Part, ...where: readonly string[]): Touch => ({ part, where });
