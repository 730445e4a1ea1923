import { useTranslate } from 'react-admin';

import {
  type CalendarDay,
  type DayTime,
  isDateRange,
  PLAN_TYPES,
  toDayMs,
} from '../../../domain/media/planTimes.ts';
import { hasWeekDay, toggleWeekDay, WEEK_DAYS } from '../../../domain/media/week.ts';
import { useEditor, useReadOnlyReason } from '../editor/EditorContext.ts';
import { MAX_DURATION_MS, MAX_NAME_LENGTH } from '../editor/fieldLimits.ts';
import type { NodeOf, PlanFields } from '../model/mediaTree.ts';
import {
  DateTimeField,
  NumberField,
  PropertySection,
  SelectField,
  SwitchField,
  TextField,
} from './fields.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

const MAX_PLAYS = 9_999;
const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const formatDay = ({ year, month, day }: CalendarDay) =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
const formatTime = ({ hour, minute, second }: DayTime) =>
  `${pad(hour)}:${pad(minute)}:${pad(second)}`;

function parseDay(text: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
}

function parseTime(text: string): DayTime {
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number);
  return { hour, minute, second, milliseconds: 0 };
}

/** When and how often a plan is played. @see MEDIA-03 */
export const PlanProperties = ({ node }: { readonly node: NodeOf<'plan'> }) => {
  const translate = useTranslate();
  const editor = useEditor();
  const { fields } = node;
  const { common, change } = useSelectedNodes(node);
  const set = <Name extends keyof PlanFields>(name: Name, value: PlanFields[Name]) =>
    change(() => ({ [name]: value }), name);
  return (
    <>
      <PropertySection title={translate('media.level.plan')}>
        <TextField
          label={translate('media.field.name')}
          value={fields.name}
          maxLength={MAX_NAME_LENGTH}
          onChange={name => editor.setFields([node.id], { name }, 'name')}
        />
        <SelectField
          label={translate('media.field.type')}
          value={common(plan => plan.type)}
          options={PLAN_TYPES.map(value => ({ value, label: translate(`media.type.${value}`) }))}
          onChange={type => set('type', type)}
        />
        <p className="type-12 text-3">{translate(`media.type.${fields.type}.hint`)}</p>
      </PropertySection>
      <DateSection fields={fields} set={set} />
      <HourSection fields={fields} set={set} />
      <PropertySection title={translate('media.play')}>
        <SelectField
          label={translate('media.field.playMode')}
          value={String(common(plan => plan.playMode) ?? '')}
          options={['0', '1', '2'].map(value => ({
            value,
            label: translate(`media.playMode.${value}`),
          }))}
          onChange={mode => set('playMode', Number(mode) as PlanFields['playMode'])}
        />
        <NumberField
          label={translate('media.field.playTimes')}
          min={1}
          max={MAX_PLAYS}
          value={common(plan => plan.playTimes)}
          onChange={value => set('playTimes', value)}
        />
        <NumberField
          label={translate('media.field.planDuration')}
          unit="ms"
          min={1}
          max={MAX_DURATION_MS}
          value={common(plan => plan.playDuration)}
          onChange={value => set('playDuration', value)}
        />
        <NumberField
          label={translate('media.field.interval')}
          unit="ms"
          min={0}
          max={MAX_DURATION_MS}
          value={common(plan => plan.interval)}
          onChange={value => set('interval', value)}
        />
        <SwitchField
          label={translate('media.field.pause')}
          value={common(plan => plan.pause)}
          onChange={value => set('pause', value)}
        />
      </PropertySection>
    </>
  );
};

interface TimeSectionProps {
  readonly fields: PlanFields;
  readonly set: <Name extends keyof PlanFields>(name: Name, value: PlanFields[Name]) => void;
}

const DateSection = ({ fields: { dateRange, week }, set }: TimeSectionProps) => {
  const translate = useTranslate();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const isInvalid = !isDateRange(dateRange);
  const day = (name: 'dateBegin' | 'dateEnd') => (
    <DateTimeField
      type="date"
      label={translate(`media.field.${name}`)}
      value={formatDay(dateRange[name])}
      isInvalid={isInvalid}
      onChange={text => set('dateRange', { ...dateRange, [name]: parseDay(text) })}
    />
  );
  return (
    <PropertySection title={translate('media.dates')}>
      <SwitchField
        label={translate('media.field.dateRange')}
        value={dateRange.enableFlag}
        onChange={enableFlag => set('dateRange', { ...dateRange, enableFlag })}
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
            onClick={() => set('week', toggleWeekDay(week, weekDay))}
          >
            {translate(`media.weekDay.${weekDay}.short`)}
          </button>
        ))}
      </div>
      {week === 0 && <p className="type-12 text-3">{translate('media.field.week.none')}</p>}
    </PropertySection>
  );
};

const HourSection = ({ fields: { timeRange }, set }: TimeSectionProps) => {
  const translate = useTranslate();
  const { timeBegin, timeEnd, enableFlag } = timeRange;
  const isEmpty = toDayMs(timeBegin) === toDayMs(timeEnd);
  const isOverMidnight = toDayMs(timeEnd) < toDayMs(timeBegin);
  const time = (name: 'timeBegin' | 'timeEnd') => (
    <DateTimeField
      type="time"
      step={1}
      label={translate(`media.field.${name}`)}
      value={formatTime(timeRange[name])}
      isInvalid={isEmpty}
      onChange={text => set('timeRange', { ...timeRange, [name]: parseTime(text) })}
    />
  );
  return (
    <PropertySection title={translate('media.hours')}>
      <SwitchField
        label={translate('media.field.timeRange')}
        value={enableFlag}
        onChange={isOn => set('timeRange', { ...timeRange, enableFlag: isOn })}
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
