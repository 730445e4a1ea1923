import Link from '@mui/material/Link';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { PasswordEdit } from './PasswordEdit.tsx';

type Written = FieldOf<'text' | 'multiline' | 'email' | 'url'>;

/** An edit of a text that a browser knows as a type of its own: it brings the right keyboard on a phone. */
const typed = (type: 'text' | 'email' | 'url', lines?: number) =>
  function TextEdit({ field, name }: EditProps<Written>) {
    const editor = useEditor(field, name);
    return (
      <EditorField
        editor={editor}
        type={type}
        value={written(editor.value)}
        onChange={event => editor.onChange(event.target.value)}
        {...(lines && { multiline: true, minRows: lines })}
        slotProps={{
          htmlInput: { autoComplete: 'off', 'aria-required': field.required },
          input: { readOnly: field.readOnly },
        }}
      />
    );
  };

const TextShow: FieldKit<Written>['Show'] = ({ value }) =>
  written(value) === '' ? <Absent /> : <Ellipsis>{written(value)}</Ellipsis>;

/** Only addresses of the web become links: an address is a stranger's text. */
const UrlShow: FieldKit<Written>['Show'] = props =>
  /^https?:\/\//iu.test(written(props.value)) ? (
    <Link href={written(props.value)} target="_blank" rel="noreferrer">
      <Ellipsis>{written(props.value)}</Ellipsis>
    </Link>
  ) : (
    <TextShow {...props} />
  );

const EmailShow: FieldKit<Written>['Show'] = ({ value }) =>
  written(value) === '' ? (
    <Absent />
  ) : (
    <Link href={`mailto:${encodeURIComponent(written(value)).replace('%40', '@')}`}>
      {written(value)}
    </Link>
  );

export const textKit: FieldKit<FieldOf<'text'>> = { Show: TextShow, Edit: typed('text') };
export const multilineKit: FieldKit<FieldOf<'multiline'>> = {
  Show: TextShow,
  Edit: typed('text', 3),
};
export const emailKit: FieldKit<FieldOf<'email'>> = { Show: EmailShow, Edit: typed('email') };
export const urlKit: FieldKit<FieldOf<'url'>> = { Show: UrlShow, Edit: typed('url') };

/** A password never comes back; dots say that there is one. */
export const passwordKit: FieldKit<FieldOf<'password'>> = {
  Show: () => <span aria-hidden="true">••••••••</span>,
  Edit: PasswordEdit,
};
