import type { LiveAlert } from '../../../src/data/live/useLiveUpdates.ts';

/** The time of the alerts, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 12);

/** Creates an alert of one of 50 lamps in three streets. */
export const createAlert = (number: number, fields: Partial<LiveAlert> = {}) => ({
  ...{
    cursor: `s-${number}`,
    id: `a${number}`,
    type: 'overTemperature' as const,
    level: 2 as const,
  },
  ...{ asset_id: `LAMP${number % 50}`, asset_name: `Lamp ${number % 50}`, model: 'ssslc' as const },
  ...{ domain_id: `street-${number % 3}`, timestamp: new Date(NOW).toISOString() },
  ...fields,
});
export const createAlerts = (from: number, count: number, fields?: Partial<LiveAlert>) =>
  Array.from({ length: count }, (_, index) => createAlert(from + index, fields));
