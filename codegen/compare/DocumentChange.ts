/** The parts of a console that depend on a document. */
export type ConsolePart =
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
  | 'texts'
  | 'URLs';

/**
 * A part that a change affects, and its locations: names of resources, operations, roles or files. Empty: everywhere.
 */
export interface AffectedPart {
  readonly part: ConsolePart;
  readonly where: readonly string[];
}

/**
 * - `breaking`: something that works today would fail: a call of a released console, hand-written code, a saved query,
 *   a saved URL, an import file, a permission of a role, the meaning of a number.
 * - `safe`: only additions, or changed texts.
 */
export type ChangeSeverity = 'breaking' | 'safe';

export interface DocumentChange {
  readonly severity: ChangeSeverity;
  readonly service: string;
  /** The changed item: `assets`, `operation lockUser`, `schema Asset`. */
  readonly subject: string;
  /** One sentence without its full stop. */
  readonly description: string;
  readonly affectedParts: readonly AffectedPart[];
  /** The remedy for a breaking change, where there is a usual one. */
  readonly remedy?: string;
}

/** An affected part; without locations it is affected everywhere. */
export const affectedPart = (part: ConsolePart, ...where: readonly string[]): AffectedPart => ({
  part,
  where,
});
