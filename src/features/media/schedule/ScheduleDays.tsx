import IconButton from '@mui/material/IconButton';
import { useLocale, useTranslate } from 'react-admin';

import { WEEK_DAYS } from '../../../domain/media/week.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { formatPeriod, getMonday, type ScheduleView, stepDay } from './calendarSteps.ts';

interface ScheduleDaysProps {
  readonly view: ScheduleView;
  readonly dayNumber: number;
  readonly onPickDay: (dayNumber: number) => void;
  readonly onToday: () => void;
}

/** The days of a week, the buttons of the weeks or months before and after it, and that of today. */
export const ScheduleDays = ({ view, dayNumber, onPickDay, onToday }: ScheduleDaysProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const monday = getMonday(dayNumber);
  const step = (key: string, icon: IconName, direction: -1 | 1) => (
    <IconButton
      size="small"
      aria-label={translate(key)}
      onClick={() => onPickDay(stepDay(dayNumber, view, direction))}
    >
      <Icon name={icon} size={14} />
    </IconButton>
  );
  const isMonth = view === 'month';
  return (
    <>
      {view === 'day' && (
        <div
          className="media-days row gap-4"
          role="group"
          aria-label={translate('media.schedule.day')}
        >
          {WEEK_DAYS.map((weekDay, i) => (
            <button
              key={weekDay}
              type="button"
              aria-pressed={monday + i === dayNumber}
              onClick={() => onPickDay(monday + i)}
            >
              {translate(`media.weekDay.${weekDay}.short`)}
            </button>
          ))}
        </div>
      )}
      {step(isMonth ? 'media.schedule.previousMonth' : 'media.schedule.previousWeek', 'left', -1)}
      <span className="whitespace-nowrap text-2">{formatPeriod(dayNumber, view, locale)}</span>
      {step(isMonth ? 'media.schedule.nextMonth' : 'media.schedule.nextWeek', 'right', 1)}
      {/* Never disabled: a button that disables itself loses the focus. */}
      <ActionButton kind="auxiliary" className="flex-none" onClick={onToday}>
        {translate('media.schedule.today')}
      </ActionButton>
    </>
  );
};
