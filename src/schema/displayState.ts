/** The display states of equipment, alert levels and results: each has a shape and a colour. */
export const DISPLAY_STATES = [
  'normal',
  'fault',
  'offline',
  'unknown',
  'critical',
  'major',
  'minor',
  'info',
  'pending',
  'success',
] as const;

export type DisplayState = (typeof DISPLAY_STATES)[number];
