import { useMemo } from 'react';
import { useLocale } from 'react-admin';

import { buildDaySchedule } from '../../../domain/media/buildDaySchedule.ts';
import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import { WEEK_DAYS } from '../../../domain/media/week.ts';
import { formatDate } from './calendarSteps.ts';
import { ScheduleHourLabels } from './ScheduleAxis.tsx';
import { SegmentBars } from './SegmentBars.tsx';
import { useDescribeSegments } from './useDescribeSegments.ts';

interface WeekViewProps {
  readonly plans: readonly ScheduledPlan[];
  /** The first day, counted from 1970-01-01. */
  readonly monday: number;
  readonly onPickDay: (dayNumber: number) => void;
}

/** What plays in each hour of a week: one row for each day. */
export const WeekView = ({ plans, monday, onPickDay }: WeekViewProps) => {
  const locale = useLocale();
  const describeSegments = useDescribeSegments();
  const days = useMemo(
    () => WEEK_DAYS.map((_, i) => buildDaySchedule(plans, monday + i)),
    [plans, monday],
  );
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <div className="media-lane sticky top-0 z-2 bg-(--surface)">
        <span />
        <div className="media-track relative">
          <ScheduleHourLabels />
        </div>
      </div>
      {days.map(({ segments }, i) => (
        <div key={WEEK_DAYS[i]} className="media-lane">
          <button
            type="button"
            className="media-lane-name plain-button min-w-0 p-0 text-start"
            onClick={() => onPickDay(monday + i)}
          >
            {formatDate(monday + i, locale)}
          </button>
          <div
            className="media-track relative"
            role="img"
            aria-label={describeSegments(segments).join('; ')}
          >
            <SegmentBars segments={segments} hasNames />
          </div>
        </div>
      ))}
    </div>
  );
};
