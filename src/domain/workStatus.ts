/** What a broadcast device is doing, by the number that it reports. */
const WORK_STATUSES = ['talkback', 'listening', 'broadcast', 'meeting', 'free'] as const;

export type WorkStatusName = (typeof WORK_STATUSES)[number] | 'unknown';

/** What a broadcast device is doing; any other number, or none at all, is unknown. @see ASSET-13 */
export const getWorkStatus = (value: unknown): WorkStatusName =>
  (typeof value === 'number' ? WORK_STATUSES[value] : undefined) ?? 'unknown';
