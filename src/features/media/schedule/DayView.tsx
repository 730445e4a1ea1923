import { memo } from 'react';
import { useTranslate } from 'react-admin';

import type { DaySchedule } from '../../../domain/media/buildDaySchedule.ts';
import { ScheduleAxis } from './ScheduleAxis.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';

interface DayViewProps {
  readonly schedule: DaySchedule;
  /** The explained moment. */
  readonly dayMs: number;
  readonly onPick: (dayMs: number) => void;
}

/** The hours of a day with a lane for each plan. @see MEDIA-11 */
export const DayView = memo(({ schedule, dayMs, onPick }: DayViewProps) => {
  const translate = useTranslate();
  const { lanes, gaps } = schedule;
  return (
    <div className="grow scroll">
      <ScheduleAxis dayMs={dayMs} onPick={onPick} />
      {lanes.length === 0 && (
        <p className="media-section text-3">{translate('media.schedule.empty')}</p>
      )}
      {lanes.map(lane => (
        <ScheduleRow key={lane.plan.id} {...{ lane, gaps, dayMs }} />
      ))}
    </div>
  );
});
DayView.displayName = 'DayView';
