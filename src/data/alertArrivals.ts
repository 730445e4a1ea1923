/**
 * The key of the queries that look for new alerts: read when alerts are pushed, and polled besides. Lists are not read
 * with them: a row that a user points at stays where it is.
 */
export const ALERT_ARRIVALS_KEY = ['alerts', 'arrivals'] as const;
