import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';

import { MINUTE_MS } from '../../../domain/duration.ts';
import { buildDaySchedule } from '../../../domain/media/buildDaySchedule.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { useScheduledPlans } from '../state/EditorContext.ts';
import { useCityNow } from '../state/useToday.ts';
import { formatDate } from './calendarSteps.ts';
import { PlayExplanation } from './PlayExplanation.tsx';
import { useDescribeSegments } from './useDescribeSegments.ts';

/** What plays when as a text, where there is no room for the lanes: the parts of a day, and what plays now. @see MEDIA-11 */
export const ScheduleText = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const plans = useScheduledPlans();
  const now = useCityNow();
  const describeSegments = useDescribeSegments();
  const [chosenDay, setDay] = useState<number>();
  const dayNumber = chosenDay ?? now.dayNumber;
  const { segments } = useMemo(() => buildDaySchedule(plans, dayNumber), [plans, dayNumber]);
  const step = (key: string, icon: IconName, direction: -1 | 1) => (
    <IconButton
      size="small"
      aria-label={translate(key)}
      onClick={() => setDay(dayNumber + direction)}
    >
      <Icon name={icon} size={14} />
    </IconButton>
  );
  return (
    // The stage has the larger part of the screen.
    <section
      className="min-h-0 overflow-auto"
      aria-label={translate('media.schedule')}
      style={{ flex: 'none', maxHeight: '34%' }}
    >
      <div className="row min-h-44 gap-8 pr-8 pl-16">
        <h2 className="type-13 font-semibold whitespace-nowrap">{translate('media.schedule')}</h2>
        <span className="row ml-auto">
          {step('media.schedule.previousDay', 'left', -1)}
          <span className="type-12 text-2">{formatDate(dayNumber, locale)}</span>
          {step('media.schedule.nextDay', 'right', 1)}
        </span>
      </div>
      {dayNumber === now.dayNumber && (
        <PlayExplanation
          plans={plans}
          moment={{ dayNumber, dayMs: now.dayMs - (now.dayMs % MINUTE_MS) }}
          isNow
          isLive={false}
        />
      )}
      <ul className="media-notice type-12 grid gap-4">
        {describeSegments(segments).map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
};
