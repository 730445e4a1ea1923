/** The work statuses of a broadcast device, by their number. */
const WORK_STATUSES = ['talkback', 'listening', 'broadcast', 'meeting', 'free'] as const;

export type WorkStatusName = (typeof WORK_STATUSES)[number] | 'unknown';

/** Returns the work status of a broadcast device; any other value is unknown. @see ASSET-13 */
export const getWorkStatus = (value: unknown): WorkStatusName =>
  (typeof value === 'number' ? WORK_STATUSES[value] : undefined) ?? 'unknown';
