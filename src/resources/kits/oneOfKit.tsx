import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, KitOf, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { useText } from '../useText.ts';
import { Absent } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { FieldEdits, isObject, Pairs } from './objectKit.tsx';

type Variant = FieldOf<'oneOf'>;

const optionOf = ({ options, discriminator }: Variant, value: unknown) =>
  isObject(value) ? options.find(option => option.value === value[discriminator]) : undefined;

/** An object of one of several shapes: the shape is chosen first, and its fields follow. */
export const oneOfKit = (kitOf: KitOf): FieldKit<Variant> => ({
  Show: ({ field, value }: ShowProps<Variant>) => {
    const text = useText();
    const option = optionOf(field, value);
    if (!option || !isObject(value)) return <Absent />;
    const fields = option.fields.filter(({ source }) => source !== field.discriminator);
    return (
      <>
        {text(option.label)} <Pairs fields={fields} owner={value} kitOf={kitOf} />
      </>
    );
  },

  Edit: ({ field, name }: EditProps<Variant>) => {
    const editor = useEditor(field, name);
    const text = useText();
    const translate = useTranslate();
    const option = optionOf(field, useWatch({ name }));
    return (
      <>
        <EditorField
          select
          editor={editor}
          value={option?.value ?? ''}
          disabled={field.readOnly}
          onChange={({ target: { value } }) =>
            // Another shape starts afresh: fields of the old one would be refused.
            editor.onChange(value === '' ? undefined : { [field.discriminator]: value })
          }
        >
          {!field.required && <MenuItem value="">{translate('form.none')}</MenuItem>}
          {field.options.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {text(label)}
            </MenuItem>
          ))}
        </EditorField>
        {option && (
          <FieldEdits
            key={option.value}
            fields={option.fields.filter(({ source }) => source !== field.discriminator)}
            name={name}
            kitOf={kitOf}
          />
        )}
      </>
    );
  },
});
