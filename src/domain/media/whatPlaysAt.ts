import { getDueSpans, type ScheduledPlan } from './planOccurrences.ts';
import type { PlanType } from './planTimes.ts';

/** A moment in the city. */
export interface PlayMoment {
  /** Days since 1970-01-01. */
  readonly dayNumber: number;
  /** Milliseconds since midnight. */
  readonly dayMs: number;
}

/** What a player plays at a moment, and why. */
export interface PlayDecision {
  /** The type that decides; `gap` when no plan is due. */
  readonly reason: PlanType | 'gap';
  /** The plan that plays: absent in a gap. General plans that are due together play in their order, this one first. */
  readonly plan?: ScheduledPlan;
  /** The general plans that take turns with it. */
  readonly turns: readonly ScheduledPlan[];
  /** Plans of the same type that are due, and lose because they are older. */
  readonly conflicts: readonly ScheduledPlan[];
  /** Plans of a lower type that are due. */
  readonly displaced: readonly ScheduledPlan[];
}

/** The types from the strongest to the weakest. */
const PRECEDENCE: readonly PlanType[] = ['timingPlan', 'cyclePlan', 'playerPlan'];

/**
 * Decides what plays at a moment: a timing plan before a cycle plan before the general plans; within timing and cycle
 * the most recently changed one. Two plans of one of these types at one time are a conflict. General plans play one
 * after the other in their order. Without any plan there is a gap.
 *
 * @param plans in their order in the project
 * @see MEDIA-16
 */
export function whatPlaysAt(
  plans: readonly ScheduledPlan[],
  { dayNumber, dayMs }: PlayMoment,
): PlayDecision {
  const due = plans.filter(plan =>
    getDueSpans(plan, dayNumber).some(({ from, to }) => from <= dayMs && dayMs < to),
  );
  return decide(due, plans);
}

/** Decides between the plans that are due. */
export function decide(
  due: readonly ScheduledPlan[],
  plans: readonly ScheduledPlan[],
): PlayDecision {
  const reason = PRECEDENCE.find(type => due.some(plan => plan.type === type));
  if (reason === undefined) return { reason: 'gap', turns: [], conflicts: [], displaced: [] };
  const candidates = due.filter(({ type }) => type === reason);
  const displaced = due.filter(({ type }) => type !== reason);
  if (reason === 'playerPlan') {
    const [plan, ...turns] = candidates;
    return { reason, ...(plan && { plan }), turns, conflicts: [], displaced };
  }
  const [plan, ...conflicts] = [...candidates].sort((a, b) => compareAge(a, b, plans));
  return { reason, ...(plan && { plan }), turns: [], conflicts, displaced };
}

/** Orders the newest plan first; of two that changed at the same time, the later one of the project. */
function compareAge(a: ScheduledPlan, b: ScheduledPlan, plans: readonly ScheduledPlan[]): number {
  const [timeA, timeB] = [a.updateTime ?? '', b.updateTime ?? ''];
  if (timeA !== timeB) return timeA > timeB ? -1 : 1;
  return plans.indexOf(b) - plans.indexOf(a);
}
