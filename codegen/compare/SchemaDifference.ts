import type { ChangeSeverity } from './DocumentChange.ts';

/** Whether a schema belongs to requests, to responses, or to both. */
export type SchemaDirection = 'sent' | 'received';

/** A difference of two schemas, in a property or in the whole schema. */
export interface SchemaDifference {
  /** The path in the schema: names of properties, `[]` for the items of a list. */
  readonly path: readonly string[];
  readonly description: string;
  readonly severity: ChangeSeverity;
  readonly kind: DifferenceKind;
}

/** The kind of difference, which determines the affected parts of the console. */
export type DifferenceKind =
  | 'removed'
  | 'new'
  | 'type'
  | 'values'
  | 'bounds'
  | 'presence'
  | 'unit'
  | 'reference'
  | 'text';

export type SeverityByDirection = Readonly<Record<SchemaDirection, ChangeSeverity>>;

const B = 'breaking';
const S = 'safe';

/** The new schema rejects values that were valid before, or guarantees less than before. */
export const BREAKING_IN_BOTH: SeverityByDirection = { sent: B, received: B };
/** The new schema rejects values that were valid before. */
export const BREAKING_IN_REQUESTS: SeverityByDirection = { sent: B, received: S };
/** The response may contain values that were impossible before. */
export const BREAKING_IN_RESPONSES: SeverityByDirection = { sent: S, received: B };
export const ALWAYS_SAFE: SeverityByDirection = { sent: S, received: S };

/** Reports a difference with the highest severity among its directions. */
export type ReportDifference = (
  description: string,
  severities: SeverityByDirection,
  kind: DifferenceKind,
  property?: string,
) => void;
