/** The parts of a console that a document decides. */
export type ConsolePart =
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
export interface AffectedPart {
  readonly part: ConsolePart;
  readonly where: readonly string[];
}

/**
 * - `breaking`: something that works today would not: a call of a console that is already out, hand-written code, a
 *   saved query, a kept address, a file to import, a role's right, the meaning of a number.
 * - `safe`: it is only more, or other words.
 */
export type ChangeSeverity = 'breaking' | 'safe';

/** One difference between two versions of a document. */
export interface DocumentChange {
  readonly severity: ChangeSeverity;
  readonly service: string;
  /** What changed: `assets`, `operation lockUser`, `schema Asset`. */
  readonly subject: string;
  /** One sentence without its full stop. */
  readonly description: string;
  readonly affectedParts: readonly AffectedPart[];
  /** What to do about a breaking change, where there is a usual way. */
  readonly remedy?: string;
}

/** A touch of a part; without places it is touched everywhere. */
export const affectedPart = (part: ConsolePart, ...where: readonly string[]): AffectedPart => ({
  part,
  where,
});
