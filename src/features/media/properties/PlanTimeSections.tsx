import { useTranslate } from 'react-admin';

import { type DayTime, isDateRange, toDayMs } from '../../../domain/media/planTimes.ts';
import { hasWeekDay, toggleWeekDay, WEEK_DAYS } from '../../../domain/media/week.ts';
import { useReadOnlyReason } from '../state/EditorContext.ts';
import type { PlanFields } from '../model/mediaTree.ts';
import { SwitchField } from './choiceFields.tsx';
import { PropertySection } from './fields.tsx';
import { PropertyDateTimeField } from './PropertyDateTimeField.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import type { SelectedNodes } from './useSelectedNodes.ts';
import { formatDay, formatTime, parseDay, parseTime } from '../model/planTimeText.ts';

interface TimeSectionProps {
  readonly fields: PlanFields;
  /** The selected plans: each keeps what is not changed. */
  readonly plans: SelectedNodes<'plan'>;
}

/** The dates and weekdays of a plan. @see MEDIA-03 */
export const DateSection = ({
  fields: { dateRange, week },
  plans: { common, change },
}: TimeSectionProps) => {
  const translate = useTranslate();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const isInvalid = !isDateRange(dateRange);
  const day = (name: 'dateBegin' | 'dateEnd') => (
    <PropertyDateTimeField
      kind="date"
      label={translate(`media.field.${name}`)}
      value={common(plan => formatDay(plan.dateRange[name]))}
      isInvalid={isInvalid}
      onChange={text =>
        change(plan => ({ dateRange: { ...plan.dateRange, [name]: parseDay(text) } }), name)
      }
    />
  );
  return (
    <PropertySection title={translate('media.dates')}>
      <SwitchField
        label={translate('media.field.dateRange')}
        value={common(plan => plan.dateRange.enableFlag)}
        onChange={enableFlag =>
          change(plan => ({ dateRange: { ...plan.dateRange, enableFlag } }), 'dates')
        }
      />
      {dateRange.enableFlag && (
        <>
          {day('dateBegin')}
          {day('dateEnd')}
          {isInvalid && (
            <p className="type-12 text-fault" role="alert">
              {translate('media.field.dateRange.invalid')}
            </p>
          )}
        </>
      )}
      <div className="media-week row gap-4" role="group" aria-label={translate('media.field.week')}>
        {WEEK_DAYS.map(weekDay => (
          <button
            key={weekDay}
            type="button"
            aria-pressed={hasWeekDay(week, weekDay)}
            aria-label={translate(`media.weekDay.${weekDay}`)}
            disabled={isReadOnly}
            onClick={() => {
              const isOn = hasWeekDay(week, weekDay);
              change(
                plan => ({
                  week:
                    hasWeekDay(plan.week, weekDay) === isOn
                      ? toggleWeekDay(plan.week, weekDay)
                      : plan.week,
                }),
                `week ${weekDay}`,
              );
            }}
          >
            {translate(`media.weekDay.${weekDay}.short`)}
          </button>
        ))}
      </div>
      {week === 0 && <p className="type-12 text-3">{translate('media.field.week.none')}</p>}
    </PropertySection>
  );
};

/** The hours of a plan, also over midnight. @see MEDIA-03 */
export const HourSection = ({
  fields: { timeRange },
  plans: { common, change },
}: TimeSectionProps) => {
  const translate = useTranslate();
  const { timeBegin, timeEnd, enableFlag } = timeRange;
  const isEmpty = toDayMs(timeBegin) === toDayMs(timeEnd);
  const isOverMidnight = toDayMs(timeEnd) < toDayMs(timeBegin);
  const time = (name: 'timeBegin' | 'timeEnd') => {
    const label = translate(`media.field.${name}`);
    const setTime = (fields: Partial<DayTime>) =>
      change(
        ({ timeRange: range }) => ({
          timeRange: { ...range, [name]: { ...range[name], ...fields } },
        }),
        name,
      );
    return (
      <>
        <PropertyDateTimeField
          kind="time"
          label={label}
          value={common(plan => formatTime(plan.timeRange[name]))}
          isInvalid={isEmpty}
          onChange={text => setTime(parseTime(text))}
        />
        {/* Other software sets them, such as the last moment of a day. */}
        {timeRange[name].milliseconds !== 0 && (
          <PropertyNumberField
            label={translate('media.field.milliseconds', { field: label })}
            {...{ min: 0, max: 999, unit: 'ms' }}
            value={common(plan => plan.timeRange[name].milliseconds)}
            onChange={milliseconds => setTime({ milliseconds })}
          />
        )}
      </>
    );
  };
  return (
    <PropertySection title={translate('media.hours')}>
      <SwitchField
        label={translate('media.field.timeRange')}
        value={common(plan => plan.timeRange.enableFlag)}
        onChange={isOn =>
          change(plan => ({ timeRange: { ...plan.timeRange, enableFlag: isOn } }), 'hours')
        }
      />
      {enableFlag && (
        <>
          {time('timeBegin')}
          {time('timeEnd')}
          {isOverMidnight && (
            <p className="type-12 text-3">{translate('media.field.timeRange.midnight')}</p>
          )}
          {isEmpty && (
            <p className="type-12 text-fault" role="alert">
              {translate('media.field.timeRange.invalid')}
            </p>
          )}
        </>
      )}
    </PropertySection>
  );
};
