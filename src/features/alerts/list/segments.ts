import type { FilterValues } from '../../../schema/filter.ts';

/** The segments of the list of alarms. */
export const SEGMENTS = ['all', 'unconfirmed', 'confirmed'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** The value of the filter `confirmed` for each segment; undefined without the filter. */
export const CONFIRMED_BY_SEGMENT: Readonly<Record<Segment, boolean | undefined>> = {
  all: undefined,
  unconfirmed: false,
  confirmed: true,
};

/** Reads the filter `confirmed`, which may have come from a URL as a text. */
export function readConfirmed({ confirmed }: FilterValues): boolean | undefined {
  const value =
    typeof confirmed === 'object' && confirmed !== null && 'eq' in confirmed
      ? confirmed.eq
      : confirmed;
  return value === undefined ? undefined : value === true || value === 'true';
}
