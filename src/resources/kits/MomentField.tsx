import './moment.css';
import 'dayjs/locale/zh-cn.js';

import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderMultiSectionDigitalClockTimeView as digital } from '@mui/x-date-pickers/timeViewRenderers';
import { type ComponentType, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { Editor } from '../form/useEditor.ts';
import { type Dayjs, shownMoment, siteClock } from './siteClock.ts';
import { isUnfinished, momentFormats, pickedOf, shownOf, UNFINISHED } from './moments.ts';
import { MomentText } from './MomentText.tsx';
import { DayIcon, pickerIcons, TimeIcon } from './pickerIcons.tsx';

export interface MomentFieldProps {
  readonly field: FieldOf<'date' | 'time' | 'dateTime'>;
  readonly editor: Editor;
  /** The zone of the site, for an instant. */
  readonly zone?: string | undefined;
  /** What that zone is called. */
  readonly beside?: string;
}

const pickers = { date: DatePicker, time: TimePicker, dateTime: DateTimePicker };

/** What dayjs and the calendar say in each language of the console. */
const languages = {
  en: { locale: 'en', words: enUS, month: 'MMMM YYYY' },
  zh: { locale: 'zh-cn', words: zhCN, month: 'YYYY年M月' },
};

/** Below it the calendar is a sheet at the lower edge. */
const WIDE = '@media (min-width: 600px)';

const COLUMNS = { hours: digital, minutes: digital, seconds: digital };

/**
 * A date, a time of day or both, typed or picked from a calendar. The text is the same in every language, the calendar
 * speaks that of the console; what the clocks of the site show is calculated by us, so that the library needs no zones.
 */
export default function MomentField({ field, editor, zone, beside }: MomentFieldProps) {
  const translate = useTranslate();
  const language = languages[useLocale() === 'zh' ? 'zh' : 'en'];
  const adapter = useMemo(() => siteClock(zone), [zone]);
  const [value, pick] = useShown({ field, editor, zone });
  const Picker = pickers[field.kind] as unknown as ComponentType<Record<string, unknown>>;
  return (
    <LocalizationProvider
      dateAdapter={adapter}
      adapterLocale={language.locale}
      localeText={language.words.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Picker
        enableAccessibleFieldDOMStructure={false}
        value={value}
        onChange={pick}
        format={momentFormats[field.kind]}
        disabled={field.readOnly}
        desktopModeMediaQuery={WIDE}
        {...(field.kind !== 'date' && { timezone: 'UTC', ampm: false, viewRenderers: COLUMNS })}
        {...(field.kind === 'time' && { views: ['hours', 'minutes', 'seconds'] })}
        timezone="UTC"
        slots={{
          ...pickerIcons,
          ...(field.kind === 'time' && { openPickerIcon: TimeIcon }),
          textField: MomentText,
        }}
        slotProps={{
          textField: { editor, beside, required: field.required },
          field: { clearable: !field.required },
          openPickerButton: {
            'aria-label': translate('form.date.pick', { label: editor.label }),
          },
          clearButton: { 'aria-label': translate('form.date.clear', { label: editor.label }) },
          calendarHeader: { format: language.month },
          toolbar: { hidden: true },
          tabs: { dateIcon: <DayIcon />, timeIcon: <TimeIcon /> },
          popper: { className: 'moment-popper' },
          dialog: { className: 'moment-sheet' },
        }}
      />
    </LocalizationProvider>
  );
}

/** What is shown and what picking does. What is half typed stays as it is; the form is told that it is not done. */
function useShown({ field: { kind }, editor, zone }: MomentFieldProps) {
  const [picked, setPicked] = useState<Dayjs | null>(null);
  const shown = shownOf(kind, editor.value, zone);
  const kept = useMemo(() => shownMoment(shown), [shown]);
  const isPicked = isUnfinished(editor.value) || (picked && writtenAs(picked) === shown);
  const pick = (next: Dayjs | null) => {
    setPicked(next);
    if (next === null) editor.onChange(undefined);
    else editor.onChange(next.isValid() ? pickedOf(kind, writtenAs(next), zone) : UNFINISHED);
  };
  return [isPicked ? picked : kept, pick] as const;
}

const writtenAs = (moment: Dayjs) => moment.format('YYYY-MM-DDTHH:mm:ss');
