import type { DomainCounts } from './statisticsQueries.ts';

/** One night: a value for each hour from noon, null for future ones. */
export interface NightHours {
  readonly night: string;
  readonly values: readonly (number | null)[];
}

/** A row for a domain next to its siblings, or for the devices in none of them. */
export interface DomainComparisonRow extends Omit<DomainCounts, 'domainId'> {
  /** Absent for the remainder outside all domains. */
  readonly domainId?: string;
  /** Lamps: lit time as a percentage of the planned time; other devices: the percentage online now. */
  readonly rate: number | undefined;
}
