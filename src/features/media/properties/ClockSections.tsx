import { useTranslate } from 'react-admin';

import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { TextField } from './TextField.tsx';
import { SelectField, SwitchField } from './choiceFields.tsx';
import { PropertySection } from './fields.tsx';
import { PropertyDateTimeField } from './PropertyDateTimeField.tsx';
import type { ItemEditing } from './useItemEditing.ts';

interface SectionProps {
  readonly editing: ItemEditing;
}

const ZONES = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Urumqi',
  'Asia/Tokyo',
  'Asia/Singapore',
  'Asia/Dubai',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
];
const DIGITAL_FLAGS = ['showDate', 'showWeek', 'showTime', 'hours24'] as const;
const ANALOGUE_FLAGS = ['showSecond'] as const;

/** What a clock shows, and of which zone. */
export const ClockSection = ({ editing: { fields, common, set } }: SectionProps) => {
  const translate = useTranslate();
  const siteZone = useSiteZone();
  const flags = fields.kind === 'digitalClock' ? DIGITAL_FLAGS : ANALOGUE_FLAGS;
  const zone = common(each => each.timeZone);
  const zones = [...new Set([zone, siteZone, ...ZONES])].filter(name => name !== undefined);
  return (
    <PropertySection title={translate('media.clock')}>
      {flags.map(name => (
        <SwitchField
          key={name}
          label={translate(`media.field.${name}`)}
          value={common(each => each[name] ?? true)}
          onChange={isOn => set({ [name]: isOn })}
        />
      ))}
      <SelectField
        label={translate('media.field.timeZone')}
        value={zone ?? ''}
        options={[
          { value: '', label: translate('media.timeZone.site') },
          ...zones.map(value => ({ value, label: value })),
        ]}
        onChange={timeZone => set({ timeZone: timeZone === '' ? undefined : timeZone })}
      />
    </PropertySection>
  );
};

const MAX_AFFIX_LENGTH = 64;

/** What a timer counts to, and the texts around it. */
export const TimerSection = ({ editing: { common, set } }: SectionProps) => {
  const translate = useTranslate();
  const affix = (name: 'prefix' | 'suffix') => (
    <TextField
      label={translate(`media.field.${name}`)}
      maxLength={MAX_AFFIX_LENGTH}
      isOptional
      value={common(fields => fields[name] ?? '')}
      onChange={text => set({ [name]: text })}
    />
  );
  return (
    <PropertySection title={translate('media.kind.timeAsset')}>
      <SegmentedControl
        label={translate('media.field.direction')}
        value={common(fields => fields.direction ?? 'down')}
        options={(['down', 'up'] as const).map(name => ({
          name,
          label: translate(`media.direction.${name}`),
        }))}
        onChange={direction => set({ direction })}
      />
      <PropertyDateTimeField
        kind="dateTime"
        label={translate('media.field.target')}
        value={common(fields => fields.target)}
        onChange={target => set({ target })}
      />
      {affix('prefix')}
      {affix('suffix')}
    </PropertySection>
  );
};
