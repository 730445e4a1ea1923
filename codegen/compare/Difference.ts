import type { Severity } from './Change.ts';

/** Whether a schema is what the console sends, what it is answered, or both. */
export type Direction = 'sent' | 'answered';

/** A difference of two schemas, at a property or at the whole. */
export interface Difference {
  /** From the schema downwards: names of properties, `[]` for the items of a list. */
  readonly path: readonly string[];
  readonly what: string;
  readonly severity: Severity;
  readonly kind: DifferenceKind;
}

/** What sort of difference it is: it decides which parts of the console are touched. */
export type DifferenceKind =
  'gone' | 'new' | 'type' | 'values' | 'bounds' | 'presence' | 'unit' | 'reference' | 'words';

/** How grave a difference is in each direction. */
export type Gravity = Readonly<Record<Direction, Severity>>;

const B = 'breaking';
const S = 'safe';

/** It refuses what was taken before, or promises less than before. */
export const bothWays: Gravity = { sent: B, answered: B };
/** It refuses what was taken before. */
export const whenSent: Gravity = { sent: B, answered: S };
/** It answers what could not be answered before. */
export const whenAnswered: Gravity = { sent: S, answered: B };
export const neverGrave: Gravity = { sent: S, answered: S };

/** Says a difference, as grave as it is in the worst of its directions. */
export type Say = (what: string, gravity: Gravity, kind: DifferenceKind, inside?: string) => void;
