import { findNextPlay } from './findNextPlay.ts';
import type { ScheduledPlan } from './planOccurrences.ts';
import { toPlayMoment } from './toPlayMoment.ts';
import { type PlayDecision, type PlayMoment, whatPlaysAt } from './whatPlaysAt.ts';

/** What a player plays. */
export interface PlayerPlays {
  /** Absent while something is inserted. */
  readonly now?: PlayDecision;
  /** Undefined where nothing changes within eight days. */
  readonly next: { readonly moment: PlayMoment; readonly decision: PlayDecision } | undefined;
}

interface PlayerTime {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** When an insertion ends, in milliseconds since 1970. */
  readonly insertedUntil?: number | undefined;
  /** The IANA zone of the city. */
  readonly zone: string | undefined;
}

/** Returns what the plans of a player play now and next: what is due at its end follows an insertion. @see MEDIA-12, MEDIA-16 */
export function getPlayerPlays(
  plans: readonly ScheduledPlan[],
  { now, insertedUntil = 0, zone }: PlayerTime,
): PlayerPlays {
  const moment = toPlayMoment(now, zone);
  if (insertedUntil <= now)
    return { now: whatPlaysAt(plans, moment), next: findNextPlay(plans, moment) };
  const end = toPlayMoment(insertedUntil, zone);
  return { next: { moment: end, decision: whatPlaysAt(plans, end) } };
}
