import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { buildDaySchedule } from '../../../domain/media/buildDaySchedule.ts';
import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import { WEEK_DAYS } from '../../../domain/media/week.ts';
import { formatDayTime } from './formatDayTime.ts';
import { toPercent } from './ScheduleAxis.tsx';

interface WeekViewProps {
  readonly plans: readonly ScheduledPlan[];
  /** The first day, counted from 1970-01-01. */
  readonly monday: number;
  readonly onPickDay: (dayNumber: number) => void;
}

/** What plays in each hour of a week: one row for each day, coloured by the type that decides. */
export const WeekView = ({ plans, monday, onPickDay }: WeekViewProps) => {
  const translate = useTranslate();
  const days = useMemo(
    () => WEEK_DAYS.map((_, i) => buildDaySchedule(plans, monday + i)),
    [plans, monday],
  );
  return (
    <div className="grow scroll">
      {days.map(({ segments }, i) => (
        <div key={WEEK_DAYS[i]} className="media-lane">
          <button
            type="button"
            className="media-lane-name plain-button"
            onClick={() => onPickDay(monday + i)}
          >
            {translate(`media.weekDay.${WEEK_DAYS[i] ?? 0}`)}
          </button>
          <div className="media-track relative">
            {segments.map(({ from, to, decision: { reason, plan, conflicts } }) => (
              <span
                key={from}
                className={reason === 'gap' ? 'media-gap' : `media-block media-block-${reason}`}
                data-conflict={conflicts.length > 0 || undefined}
                style={{ left: toPercent(from), width: toPercent(to - from) }}
                title={`${formatDayTime(from)}–${formatDayTime(to)} ${plan?.name ?? translate('media.plays.gap')}`}
              >
                <bdi className="truncate">{plan?.name}</bdi>
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
};
