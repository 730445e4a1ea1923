import '../fields/datePicker.css';
import 'dayjs/locale/zh-cn.js';

import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderMultiSectionDigitalClockTimeView as digital } from '@mui/x-date-pickers/timeViewRenderers';
import { type ComponentType, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import type { InputState } from './useInputState.ts';
import { type Dayjs, parsePickerTime, createSiteDateAdapter } from './createSiteDateAdapter.ts';
import {
  isIncompleteDate,
  PICKER_FORMATS,
  fromPickerTime,
  toPickerTime,
  INCOMPLETE_DATE,
} from '../values/pickerValues.ts';
import { PickerTextField } from './PickerTextField.tsx';
import { DateIcon, pickerIcons, TimeIcon } from './pickerIcons.tsx';

export interface DatePickerFieldProps {
  readonly field: Pick<FieldOfKind<'date' | 'time' | 'dateTime'>, 'kind' | 'readOnly' | 'required'>;
  readonly input: InputState;
  /** The zone of the site, for an instant. */
  readonly zone?: string | undefined;
  /** The label of the zone. */
  readonly adornment?: string;
}

const pickerComponents = { date: DatePicker, time: TimePicker, dateTime: DateTimePicker };

/** The dayjs and calendar locale of each language. */
const languages = {
  en: { locale: 'en', muiLocale: enUS, month: 'MMMM YYYY' },
  zh: { locale: 'zh-cn', muiLocale: zhCN, month: 'YYYY年M月' },
};

/** On narrower screens the calendar is a bottom sheet. */
const DESKTOP_MEDIA_QUERY = '@media (min-width: 600px)';

const VIEW_RENDERERS = { hours: digital, minutes: digital, seconds: digital };

/**
 * A date, a time of day or both, typed or picked from a calendar. The text format is the same in every language; the
 * calendar is localized. The site time is calculated here, so that the library needs no time zones.
 */
export default function DatePickerField({ field, input, zone, adornment }: DatePickerFieldProps) {
  const translate = useTranslate();
  const language = languages[useLocale() === 'zh' ? 'zh' : 'en'];
  const adapter = useMemo(() => createSiteDateAdapter(zone), [zone]);
  const [value, handleChange] = usePickerValue({ field, input, zone });
  const Picker = pickerComponents[field.kind] as unknown as ComponentType<Record<string, unknown>>;
  return (
    <LocalizationProvider
      dateAdapter={adapter}
      adapterLocale={language.locale}
      localeText={language.muiLocale.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Picker
        enableAccessibleFieldDOMStructure={false}
        value={value}
        onChange={handleChange}
        format={PICKER_FORMATS[field.kind]}
        disabled={field.readOnly}
        desktopModeMediaQuery={DESKTOP_MEDIA_QUERY}
        {...(field.kind !== 'date' && {
          timezone: 'UTC',
          ampm: false,
          viewRenderers: VIEW_RENDERERS,
        })}
        {...(field.kind === 'time' && { views: ['hours', 'minutes', 'seconds'] })}
        timezone="UTC"
        slots={{
          ...pickerIcons,
          ...(field.kind === 'time' && { openPickerIcon: TimeIcon }),
          textField: PickerTextField,
        }}
        slotProps={{
          textField: { input, adornment, required: field.required },
          field: { clearable: !field.required },
          openPickerButton: {
            'aria-label': translate('form.date.pick', { label: input.label }),
          },
          clearButton: { 'aria-label': translate('form.date.clear', { label: input.label }) },
          calendarHeader: { format: language.month },
          toolbar: { hidden: true },
          tabs: { dateIcon: <DateIcon />, timeIcon: <TimeIcon /> },
          popper: { className: 'date-picker-popper' },
          dialog: { className: 'date-picker-sheet' },
        }}
      />
    </LocalizationProvider>
  );
}

/**
 * Returns the shown value and the pick handler. Incomplete input stays as typed, and the form receives it as
 * incomplete.
 */
function usePickerValue({ field: { kind }, input, zone }: DatePickerFieldProps) {
  const [pickedValue, setPickedValue] = useState<Dayjs | null>(null);
  const localTime = toPickerTime(kind, input.value, zone);
  const storedValue = useMemo(() => parsePickerTime(localTime), [localTime]);
  const isPickedCurrent =
    isIncompleteDate(input.value) || (pickedValue && formatPickerTime(pickedValue) === localTime);
  const handleChange = (next: Dayjs | null) => {
    setPickedValue(next);
    if (next === null) input.onChange(undefined);
    else
      input.onChange(
        next.isValid() ? fromPickerTime(kind, formatPickerTime(next), zone) : INCOMPLETE_DATE,
      );
  };
  return [isPickedCurrent ? pickedValue : storedValue, handleChange] as const;
}

const formatPickerTime = (moment: Dayjs) => moment.format('YYYY-MM-DDTHH:mm:ss');
