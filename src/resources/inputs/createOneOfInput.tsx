import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import type { FieldOfKind } from '../../schema/field.ts';
import { isObject, type PlainObject } from '../../schema/isObject.ts';
import type { GetFieldInput, FieldInputProps } from '../descriptor/fieldComponents.ts';
import { getDefaultValues } from '../values/getDefaultValues.ts';
import { useInputState } from './useInputState.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { FormTextField } from './FormTextField.tsx';
import { FieldInputs } from './createObjectInput.tsx';
import { findOption } from '../fields/findOption.ts';

type OneOfDescriptor = FieldOfKind<'oneOf'>;

/** Creates the input of an object with variants: the variant is selected first, and its fields follow. */
export const createOneOfInput = (
  getFieldInput: GetFieldInput,
): ComponentType<FieldInputProps<OneOfDescriptor>> =>
  function OneOfInput({ field, name }) {
    const input = useInputState(field, name);
    const text = useLocalizedText();
    const translate = useTranslate();
    const value: unknown = useWatch({ name });
    const option = findOption(field, value);
    const isUnknownVariant = isObject(value) && !option && Object.keys(value).length > 0;
    const chooseVariant = useVariantSwitch(field, value, input.onChange);
    const inputWithHint = {
      ...input,
      hint: isUnknownVariant ? translate('form.shape.unknown') : input.hint,
    };
    return (
      <>
        <FormTextField
          select
          input={inputWithHint}
          value={option?.value ?? ''}
          disabled={field.readOnly}
          onChange={event => chooseVariant(event.target.value)}
        >
          {!field.required && <MenuItem value="">{translate('form.none')}</MenuItem>}
          {field.options.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {text(label)}
            </MenuItem>
          ))}
        </FormTextField>
        {option && (
          <FieldInputs
            key={option.value}
            fields={option.fields.filter(({ source }) => source !== field.discriminator)}
            name={name}
            getFieldInput={getFieldInput}
          />
        )}
      </>
    );
  };

/**
 * A change of variant resets the fields, because those of the old one would be rejected; a return to a variant restores
 * its input.
 */
function useVariantSwitch(
  field: OneOfDescriptor,
  value: unknown,
  onChange: (value: unknown) => void,
) {
  const previousValues = useRef(new Map<string | number, PlainObject>());
  return (chosen: string | number) => {
    const option = findOption(field, value);
    if (option && isObject(value)) previousValues.current.set(option.value, value);
    const next = field.options.find(each => each.value === chosen);
    const defaultValue = next && {
      ...getDefaultValues(next.fields),
      [field.discriminator]: next.value,
    };
    onChange(next && (previousValues.current.get(next.value) ?? defaultValue));
  };
}
