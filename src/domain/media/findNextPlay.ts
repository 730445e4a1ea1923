import { buildSegments } from './buildDaySchedule.ts';
import type { ScheduledPlan } from './planOccurrences.ts';
import type { PlayDecision, PlayMoment } from './whatPlaysAt.ts';

/** A change of what plays. */
interface NextPlay {
  readonly moment: PlayMoment;
  readonly decision: PlayDecision;
}

/** A week and a day: weekdays repeat after it. */
const MAX_DAYS = 8;

const listPlaying = ({ plan, turns }: PlayDecision): string =>
  [plan, ...turns].map(each => each?.id ?? '').join(' ');

/**
 * Returns the first moment after the given one at which other plans play, or none; undefined where nothing changes within
 * eight days.
 *
 * @see MEDIA-16
 */
export function findNextPlay(
  plans: readonly ScheduledPlan[],
  { dayNumber, dayMs }: PlayMoment,
): NextPlay | undefined {
  let current: string | undefined;
  for (let day = dayNumber; day < dayNumber + MAX_DAYS; day += 1) {
    for (const { from, to, decision } of buildSegments(plans, day)) {
      if (day === dayNumber && to <= dayMs) continue;
      const playing = listPlaying(decision);
      current ??= playing;
      if (playing !== current) return { moment: { dayNumber: day, dayMs: from }, decision };
    }
  }
  return undefined;
}
