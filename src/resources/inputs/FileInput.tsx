import './fields.css';

import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import { type ChangeEvent, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatFileSize } from '../../domain/formatFileSize.ts';
import type { FieldOfKind } from '../../schema/field.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { useInputState } from './useInputState.ts';
import { FieldInputHint, FieldInputLabel } from './InputLabelAndHint.tsx';
import { getFileName } from '../fields/getFileName.ts';
import { prepareFile } from './prepareFile.ts';

/**
 * The native file input selects the file; it is accessible to screen readers, and the button over it shows its focus.
 */
export const FileInput = ({ field, name }: FieldInputProps<FieldOfKind<'file'>>) => {
  const { inputRef, ...input } = useInputState(field, name);
  const translate = useTranslate();
  const [language] = useLocaleState();
  // A file input fires no change event for the same file: after a removal it is remounted.
  const [inputKey, setInputKey] = useState(0);
  const chosenName = getFileName(input.value);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // A cancel of the file picker leaves the previous file.
    if (file) void prepareFile(file, field).then(input.onChange);
  };
  return (
    <FormControl error={input.errorMessage !== undefined}>
      <InputLabel htmlFor={input.id}>
        <FieldInputLabel input={input} />
      </InputLabel>
      <div className="file-pick row min-w-0 gap-8">
        <Button
          component="label"
          tabIndex={-1}
          role={undefined}
          startIcon={<Icon name="upload" />}
          disabled={field.readOnly}
        >
          {chosenName || translate('form.file.choose')}
          <input
            key={inputKey}
            type="file"
            id={input.id}
            ref={inputRef}
            className="visually-hidden"
            disabled={field.readOnly}
            aria-invalid={input.errorMessage !== undefined}
            aria-required={field.required}
            onBlur={input.onBlur}
            onChange={handleChange}
          />
        </Button>
        {chosenName && !field.readOnly && (
          <IconButton
            size="small"
            aria-label={translate('form.file.remove', { field: input.label })}
            onClick={() => {
              setInputKey(inputKey + 1);
              input.onChange(undefined);
            }}
          >
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <FormHelperText component="div">
        <FieldInputHint
          input={{
            ...input,
            hint:
              input.value instanceof File ? formatFileSize(input.value.size, language) : input.hint,
          }}
        />
      </FormHelperText>
    </FormControl>
  );
};
