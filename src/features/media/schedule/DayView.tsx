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
  // The general plans fill what the others leave; without one, every lane shows the gaps.
  const hasGeneral = lanes.some(({ plan }) => plan.type === 'playerPlan');
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <ScheduleAxis dayMs={dayMs} onPick={onPick} />
      {lanes.length === 0 && (
        <p className="media-section text-3">{translate('media.schedule.empty')}</p>
      )}
      {lanes.map(lane => (
        <ScheduleRow
          key={lane.plan.id}
          gaps={hasGeneral && lane.plan.type !== 'playerPlan' ? [] : gaps}
          {...{ lane, dayMs }}
        />
      ))}
    </div>
  );
});
DayView.displayName = 'DayView';
