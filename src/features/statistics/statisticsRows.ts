import type { DomainCounts } from './statisticsQueries.ts';

/** One night: a value for each hour from noon on, null for what is to come. */
export interface NightHours {
  readonly night: string;
  readonly values: readonly (number | null)[];
}

/** A domain beside its neighbours, or what lies in none of them. */
export interface DomainComparisonRow extends Omit<DomainCounts, 'domainId'> {
  /** Absent for what lies in none of the domains. */
  readonly domainId?: string;
  /** Of the time in which its lamps should have burned, in per cent; of devices that are no lamps, how many are within reach now. */
  readonly rate: number | undefined;
}
