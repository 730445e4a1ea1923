import { useTranslate } from 'react-admin';

import type { ScheduleSegment } from '../../../domain/media/buildDaySchedule.ts';
import { formatDayTime } from '../../../domain/media/formatDayTime.ts';
import type { DaySpan, ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import type { PlayDecision } from '../../../domain/media/whatPlaysAt.ts';

const listNames = (plans: readonly ScheduledPlan[]) => plans.map(({ name }) => name).join(', ');

/**
 * Returns a function that describes the parts of a day: their hours, what plays, and with what it is in conflict. Parts
 * that differ in a weaker plan only are one.
 */
export function useDescribeSegments(): (segments: readonly ScheduleSegment[]) => readonly string[] {
  const translate = useTranslate();
  const describe = ({ plan, turns, conflicts }: PlayDecision) => {
    const plays = plan ? listNames([plan, ...turns]) : translate('media.schedule.nothing');
    return conflicts.length === 0
      ? plays
      : translate('media.schedule.conflictWith', { plays, plans: listNames(conflicts) });
  };
  return segments => {
    const parts: (DaySpan & { readonly text: string })[] = [];
    for (const { from, to, decision } of segments) {
      const text = describe(decision);
      const last = parts.at(-1);
      if (last?.text === text) parts.splice(-1, 1, { ...last, to });
      else parts.push({ from, to, text });
    }
    return parts.map(({ from, to, text }) => `${formatDayTime(from)}–${formatDayTime(to)} ${text}`);
  };
}
