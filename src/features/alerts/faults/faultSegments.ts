import type { FilterValues } from '../../../schema/filter.ts';
import { isObject } from '../../../schema/isObject.ts';

/** The segments of the list of faults: whether they last. */
export const FAULT_SEGMENTS = ['all', 'active', 'recovered'] as const;
export type FaultSegment = (typeof FAULT_SEGMENTS)[number];

/** The value of the filter of an empty `end_time` for each segment; undefined without the filter. */
export const IS_ACTIVE_BY_SEGMENT: Readonly<Record<FaultSegment, boolean | undefined>> = {
  all: undefined,
  active: true,
  recovered: false,
};

/** Reads the segment of a filter, whose values may have come from a URL as texts; undefined for another filter of the time. */
export function readFaultSegment({ end_time: time }: FilterValues): FaultSegment | undefined {
  if (time === undefined) return 'all';
  if (!isObject(time) || !('empty' in time)) return undefined;
  return String(time['empty']) === 'true' ? 'active' : 'recovered';
}
