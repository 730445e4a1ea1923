/** What a broadcast device is doing, by the number that it reports. */
const STATUSES = ['talkback', 'listening', 'broadcast', 'meeting', 'free'] as const;

export type WorkStatus = (typeof STATUSES)[number] | 'unknown';

/** What a broadcast device is doing; any other number, or none at all, is unknown. @see spec A4 (ASSET-13) */
export const workStatusOf = (value: unknown): WorkStatus =>
  (typeof value === 'number' ? STATUSES[value] : undefined) ?? 'unknown';
