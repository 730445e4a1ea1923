import {
  createDefaultPlanTimes,
  type PlanType,
  toDayNumber,
  toDayTime,
} from '../../src/domain/media/planTimes.ts';
import type { ScheduledPlan } from '../../src/domain/media/planOccurrences.ts';

export const HOUR_MS = 3_600_000;
/** A Wednesday. */
export const TODAY = { year: 2026, month: 11, day: 25 };
/** The number of today. */
export const today = toDayNumber(TODAY);

/** A plan of today that plays between two hours. */
export const planOf = (
  id: string,
  type: PlanType,
  from: number,
  to: number,
  rest = {},
): ScheduledPlan => ({
  ...createDefaultPlanTimes(TODAY),
  ...{ id, name: id, type },
  timeRange: {
    timeBegin: toDayTime(from * HOUR_MS),
    timeEnd: toDayTime(to * HOUR_MS),
    enableFlag: true,
  },
  ...rest,
});
