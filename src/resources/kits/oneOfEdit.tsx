import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import type { FieldOf } from '../../schema/field.ts';
import type { EditOf, EditProps, Owner } from '../fieldKit.ts';
import { startValues } from '../form/startValues.ts';
import { useEditor } from '../form/useEditor.ts';
import { isObject } from '../isObject.ts';
import { useText } from '../useText.ts';
import { EditorField } from './EditorField.tsx';
import { FieldEdits } from './objectEdit.tsx';
import { optionOf } from './optionOf.ts';

type Variant = FieldOf<'oneOf'>;

/** An object of one of several shapes: the shape is chosen first, and its fields follow. */
export const oneOfEdit = (editOf: EditOf): ComponentType<EditProps<Variant>> =>
  function OneOfEdit({ field, name }) {
    const editor = useEditor(field, name);
    const text = useText();
    const translate = useTranslate();
    const value: unknown = useWatch({ name });
    const option = optionOf(field, value);
    const isStrange = isObject(value) && !option && Object.keys(value).length > 0;
    const choose = useShapes(field, value, editor.onChange);
    const described = {
      ...editor,
      hint: isStrange ? translate('form.shape.unknown') : editor.hint,
    };
    return (
      <>
        <EditorField
          select
          editor={described}
          value={option?.value ?? ''}
          disabled={field.readOnly}
          onChange={event => choose(event.target.value)}
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
            editOf={editOf}
          />
        )}
      </>
    );
  };

/**
 * Another shape starts afresh, because fields of the old one would be refused; who comes back to a
 * shape finds what was typed there.
 */
function useShapes(field: Variant, value: unknown, onChange: (value: unknown) => void) {
  const left = useRef(new Map<string | number, Owner>());
  return (chosen: string | number) => {
    const option = optionOf(field, value);
    if (option && isObject(value)) left.current.set(option.value, value);
    const next = field.options.find(each => each.value === chosen);
    const afresh = next && { ...startValues(next.fields), [field.discriminator]: next.value };
    onChange(next && (left.current.get(next.value) ?? afresh));
  };
}
