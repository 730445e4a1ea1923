import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../domain/dateTime.ts';
import type { FieldOf } from '../../schema/field.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { Absent } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { instantOf, localTimeOf } from './localTime.ts';
import { TwiceShown } from './TwiceShown.tsx';

type Moment = FieldOf<'date' | 'dateTime' | 'time'>;

const PlainShow = ({ value }: ShowProps<Moment>) =>
  written(value) === '' ? <Absent /> : <>{written(value)}</>;

const DateTimeShow = ({ value }: ShowProps<Moment>) => {
  const zone = useSiteZone();
  return written(value) === '' ? (
    <Absent />
  ) : (
    <>{formatDateTime(written(value), zone) ?? written(value)}</>
  );
};

/** The browser's own picker: it speaks the language of the person and needs no code of ours. */
const picked = (type: 'date' | 'time', toValue: (text: string) => string = text => text) =>
  function MomentEdit({ field, name }: EditProps<Moment>) {
    const editor = useEditor(field, name);
    return (
      <EditorField
        editor={editor}
        type={type}
        value={written(editor.value)}
        onChange={event => editor.onChange(toValue(event.target.value) || undefined)}
        disabled={field.readOnly}
        slotProps={{
          htmlInput: { step: type === 'time' ? 1 : undefined, 'aria-required': field.required },
        }}
      />
    );
  };

/** A browser leaves out seconds that are 0; a document wants them. */
const withSeconds = (time: string) => (/^\d\d:\d\d$/u.test(time) ? `${time}:00` : time);

/** A moment on the clock of the site, whose zone stands beside it. */
const DateTimeEdit = ({ field, name }: EditProps<Moment>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const zone = useSiteZone();
  const named = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div>
      <EditorField
        editor={editor}
        type="datetime-local"
        value={localTimeOf(editor.value, zone)}
        onChange={event => editor.onChange(instantOf(event.target.value, zone))}
        disabled={field.readOnly}
        slotProps={{
          htmlInput: { step: 1, 'aria-required': field.required },
          input: {
            endAdornment: (
              <InputAdornment position="end" title={translate('form.zone', { zone: named })}>
                {named}
              </InputAdornment>
            ),
          },
        }}
      />
      <TwiceShown value={editor.value} zone={zone} onChange={editor.onChange} />
    </div>
  );
};

export const dateKit: FieldKit<FieldOf<'date'>> = { Show: PlainShow, Edit: picked('date') };
export const timeKit: FieldKit<FieldOf<'time'>> = {
  Show: PlainShow,
  Edit: picked('time', withSeconds),
};
export const dateTimeKit: FieldKit<FieldOf<'dateTime'>> = {
  Show: DateTimeShow,
  Edit: DateTimeEdit,
};
