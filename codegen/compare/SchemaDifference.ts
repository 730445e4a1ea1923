import type { ChangeSeverity } from './DocumentChange.ts';

/** Whether a schema is what the console sends, what it is answered, or both. */
export type SchemaDirection = 'sent' | 'answered';

/** A difference of two schemas, at a property or at the whole. */
export interface SchemaDifference {
  /** From the schema downwards: names of properties, `[]` for the items of a list. */
  readonly path: readonly string[];
  readonly description: string;
  readonly severity: ChangeSeverity;
  readonly kind: DifferenceKind;
}

/** What sort of difference it is: it decides which parts of the console are touched. */
export type DifferenceKind =
  'gone' | 'new' | 'type' | 'values' | 'bounds' | 'presence' | 'unit' | 'reference' | 'words';

/** How grave a difference is in each direction. */
export type SeverityByDirection = Readonly<Record<SchemaDirection, ChangeSeverity>>;

const B = 'breaking';
const S = 'safe';

/** It refuses what was taken before, or promises less than before. */
export const BREAKING_IN_BOTH: SeverityByDirection = { sent: B, answered: B };
/** It refuses what was taken before. */
export const BREAKING_IN_REQUESTS: SeverityByDirection = { sent: B, answered: S };
/** It answers what could not be answered before. */
export const BREAKING_IN_RESPONSES: SeverityByDirection = { sent: S, answered: B };
export const ALWAYS_SAFE: SeverityByDirection = { sent: S, answered: S };

/** Says a difference, as grave as it is in the worst of its directions. */
export type ReportDifference = (
  description: string,
  severities: SeverityByDirection,
  kind: DifferenceKind,
  property?: string,
) => void;
