import { formatDateTime } from '../../domain/dateTime.ts';
import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { Absent } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { instantOf, localTimeOf } from './localTime.ts';

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
const picked = (
  type: 'date' | 'time' | 'datetime-local',
  toField: (value: unknown, zone?: string) => string = written,
  toValue: (text: string, zone?: string) => string | undefined = text => text || undefined,
) =>
  function MomentEdit({ field, name }: EditProps<Moment>) {
    const editor = useEditor(field, name);
    const zone = useSiteZone();
    return (
      <EditorField
        editor={editor}
        type={type}
        value={toField(editor.value, zone)}
        onChange={event => editor.onChange(toValue(event.target.value, zone))}
        disabled={field.readOnly}
        slotProps={{
          htmlInput: { step: type === 'date' ? undefined : 1, 'aria-required': field.required },
        }}
      />
    );
  };

export const dateKit: FieldKit<FieldOf<'date'>> = { Show: PlainShow, Edit: picked('date') };
export const timeKit: FieldKit<FieldOf<'time'>> = { Show: PlainShow, Edit: picked('time') };
export const dateTimeKit: FieldKit<FieldOf<'dateTime'>> = {
  Show: DateTimeShow,
  Edit: picked('datetime-local', localTimeOf, instantOf),
};
