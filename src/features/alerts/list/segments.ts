/** The segments of the list of alarms. */
export const SEGMENTS = ['all', 'unconfirmed', 'confirmed'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** The value of the filter `confirmed` for each segment; undefined without the filter. */
export const CONFIRMED_BY_SEGMENT: Readonly<Record<Segment, boolean | undefined>> = {
  all: undefined,
  unconfirmed: false,
  confirmed: true,
};
