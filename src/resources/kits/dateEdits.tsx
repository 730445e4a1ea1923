import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { EditorField } from './EditorField.tsx';
import { instantOf, localTimeOf } from './localTime.ts';
import { TwiceShown } from './TwiceShown.tsx';

type Moment = FieldOf<'date' | 'dateTime' | 'time'>;

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

export const DateEdit = picked('date');
export const TimeEdit = picked('time', withSeconds);

/** A moment on the clock of the site, whose zone stands beside it. */
export const DateTimeEdit = ({ field, name }: EditProps<Moment>) => {
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
