import { DAY_LENGTH_MS } from './planTimes.ts';
import { type DaySpan, getDueSpans, getPlanSpans, type ScheduledPlan } from './planOccurrences.ts';
import { decide, type PlayDecision } from './whatPlaysAt.ts';

/** A part of a day in which the same plans are due. */
export interface ScheduleSegment extends DaySpan {
  readonly decision: PlayDecision;
}

/** A part of a day in which two plans of one type are due. */
export interface ScheduleConflict extends DaySpan {
  readonly winner: ScheduledPlan;
  readonly losers: readonly ScheduledPlan[];
}

/** The row of one plan. */
export interface ScheduleLane {
  readonly plan: ScheduledPlan;
  /** Its hours. */
  readonly spans: readonly DaySpan[];
  /** When it is played. */
  readonly playing: readonly DaySpan[];
  /** When it conflicts with another plan of its type, as winner or loser. */
  readonly conflicts: readonly DaySpan[];
}

/** A day of 86,400 s: what plays when, with gaps and conflicts. */
export interface DaySchedule {
  readonly lanes: readonly ScheduleLane[];
  readonly segments: readonly ScheduleSegment[];
  readonly gaps: readonly DaySpan[];
  readonly conflicts: readonly ScheduleConflict[];
}

/** Builds the schedule of a day that is counted from 1970-01-01. @see MEDIA-11, MEDIA-16 */
export function buildDaySchedule(plans: readonly ScheduledPlan[], dayNumber: number): DaySchedule {
  const segments = buildSegments(plans, dayNumber);
  const conflicts = segments.flatMap(({ from, to, decision: { plan, conflicts: losers } }) =>
    plan && losers.length > 0 ? [{ from, to, winner: plan, losers }] : [],
  );
  return {
    segments,
    conflicts,
    gaps: mergeSpans(segments.filter(({ decision }) => decision.reason === 'gap')),
    lanes: plans.map(plan => ({
      plan,
      spans: mergeSpans(getPlanSpans(plan, dayNumber)),
      playing: mergeSpans(segments.filter(({ decision }) => isPlaying(decision, plan))),
      conflicts: mergeSpans(
        conflicts.filter(({ winner, losers }) => winner === plan || losers.includes(plan)),
      ),
    })),
  };
}

const isPlaying = ({ plan, turns }: PlayDecision, candidate: ScheduledPlan): boolean =>
  plan === candidate || turns.includes(candidate);

/** Days before a moment in which the beginning of a play is looked for. */
const MAX_DAYS_BACK = 8;

/**
 * Returns when the plans that play in a segment began to play, in milliseconds from the midnight of its day: negative on
 * an earlier day. Plans that begin or end while they are displaced, and midnight, are no beginning. What plays for more
 * than eight days is counted from 1970-01-01, so that its scenes continue at midnight, too.
 */
export function findPlayBegin(
  plans: readonly ScheduledPlan[],
  dayNumber: number,
  { from, decision }: ScheduleSegment,
): number {
  for (let daysBack = 0; daysBack <= MAX_DAYS_BACK; daysBack += 1) {
    const end = daysBack === 0 ? from : DAY_LENGTH_MS;
    const before = buildSegments(plans, dayNumber - daysBack).filter(each => each.to <= end);
    const lastOther = before.findLast(each => !isSamePlay(each.decision, decision));
    if (lastOther) return lastOther.to - daysBack * DAY_LENGTH_MS;
  }
  return -dayNumber * DAY_LENGTH_MS;
}

const isSamePlay = (a: PlayDecision, b: PlayDecision): boolean =>
  a.plan === b.plan &&
  a.turns.length === b.turns.length &&
  a.turns.every((plan, i) => plan === b.turns[i]);

/** Returns what plays when on a day. Visits the starts and ends of the spans in their order: linear in their number. */
export function buildSegments(
  plans: readonly ScheduledPlan[],
  dayNumber: number,
): readonly ScheduleSegment[] {
  const events = plans.flatMap(plan =>
    mergeSpans(getDueSpans(plan, dayNumber)).flatMap(({ from, to }) => [
      { at: from, plan, isBegin: true },
      { at: to, plan, isBegin: false },
    ]),
  );
  const edges = [...new Set([0, DAY_LENGTH_MS, ...events.map(({ at }) => at)])].sort(
    (a, b) => a - b,
  );
  const eventsByEdge = Map.groupBy(events, ({ at }) => at);
  const due = new Set<ScheduledPlan>();
  return edges.slice(0, -1).map((from, i) => {
    for (const { plan, isBegin } of eventsByEdge.get(from) ?? []) {
      if (isBegin) due.add(plan);
      else due.delete(plan);
    }
    const to = edges[i + 1] ?? DAY_LENGTH_MS;
    const decision = decide(
      plans.filter(plan => due.has(plan)),
      plans,
    );
    return { from, to, decision };
  });
}

/** Joins spans that touch or overlap, in the order of time. */
export function mergeSpans(spans: readonly DaySpan[]): readonly DaySpan[] {
  const merged: DaySpan[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
}
