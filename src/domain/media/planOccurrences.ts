import { DAY_LENGTH_MS, isDateRange, type PlanTimes, toDayMs, toDayNumber } from './planTimes.ts';
import { matchesWeek } from './week.ts';

/** A span of one day, in milliseconds since its midnight; `to` is excluded. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

export interface ScheduledPlan extends PlanTimes {
  readonly id: string;
  readonly name: string;
  /** The length of one play, in milliseconds; with an interval above it, a cycle plan pauses between its plays. */
  readonly playLength?: number;
  /** Whether it has no scene: such a plan plays nothing. */
  readonly isEmpty?: boolean;
  /** When the plan was last changed, as ISO 8601; decides between plans of one type. */
  readonly updateTime?: string | undefined;
}

/** A cycle that starts more frequently than this in a day is continuous. */
const MAX_CYCLE_STARTS = 2_000;

/** Whether the dates and weekdays of a plan match the day on which its hours start. */
export const matchesDay = ({ dateRange, week }: PlanTimes, dayNumber: number): boolean =>
  matchesWeek(week, dayNumber) &&
  (!dateRange.enableFlag ||
    (isDateRange(dateRange) &&
      toDayNumber(dateRange.dateBegin) <= dayNumber &&
      dayNumber <= toDayNumber(dateRange.dateEnd)));

/** Returns the hours of a plan from the midnight of their first day; an end beyond a day is on the next one. */
export function getPlanHours({ timeRange }: Pick<PlanTimes, 'timeRange'>): DaySpan {
  if (!timeRange.enableFlag) return { from: 0, to: DAY_LENGTH_MS };
  const from = toDayMs(timeRange.timeBegin);
  const to = toDayMs(timeRange.timeEnd);
  return { from, to: to > from ? to : to + DAY_LENGTH_MS };
}

/** Returns when the hours of a plan cover a day: those that start on it, and the rest of the night before. */
export function getPlanSpans(plan: PlanTimes, dayNumber: number): readonly DaySpan[] {
  const { from, to } = getPlanHours(plan);
  const begins = [
    { day: dayNumber - 1, from: from - DAY_LENGTH_MS, to: to - DAY_LENGTH_MS },
    { day: dayNumber, from, to },
  ];
  return begins
    .filter(({ day }) => matchesDay(plan, day))
    .map(span => ({ from: Math.max(0, span.from), to: Math.min(DAY_LENGTH_MS, span.to) }))
    .filter(span => span.from < span.to);
}

/** Returns when a plan is due on a day: its hours; of a cycle plan that starts every `interval`, the plays in them. */
export function getDueSpans(plan: ScheduledPlan, dayNumber: number): readonly DaySpan[] {
  if (plan.isEmpty) return [];
  const spans = getPlanSpans(plan, dayNumber);
  const { type, interval: period, playLength = 0 } = plan;
  const isRepeated =
    type === 'cyclePlan' &&
    playLength > 0 &&
    period > playLength &&
    DAY_LENGTH_MS / period <= MAX_CYCLE_STARTS;
  if (!isRepeated) return spans;
  const { from: begin } = getPlanHours(plan);
  return spans.flatMap(span => {
    // The rest of a night continues the rhythm that started on the evening before.
    const origin = span.from === begin ? begin : begin - DAY_LENGTH_MS;
    const first = Math.floor((span.from - origin) / period);
    const count = Math.ceil((span.to - origin) / period) - first;
    return Array.from({ length: count }, (_, i) => origin + (first + i) * period)
      .map(start => ({
        from: Math.max(span.from, start),
        to: Math.min(span.to, start + playLength),
      }))
      .filter(({ from, to }) => from < to);
  });
}
