/**
 * The key of the queries that look for new alerts: invalidated by what receives alerts from the platform, and polled
 * besides. Lists are not invalidated by it: a row that a user points at stays where it is.
 */
export const ALERT_ARRIVALS_KEY = ['alerts', 'arrivals'] as const;
