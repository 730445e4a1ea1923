import './fields.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { isSameValue } from '../values/isSameValue.ts';
import { useInputState } from './useInputState.ts';
import { MAX_JSON_LENGTH, parseJsonInput, formatJsonInput } from '../values/jsonInput.ts';
import { FormTextField } from './FormTextField.tsx';

/**
 * Shows that the type is unknown, and what the document says about it. The value is edited as JSON; an untouched value
 * is not sent, so nothing is lost.
 */
export const UnknownInput = ({ field, name }: FieldInputProps<FieldOfKind<'unknown'>>) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const [typedText, setTypedText] = useState('');
  const isTypedCurrent = isSameValue(parseJsonInput(typedText) ?? null, input.value ?? null);
  return (
    <div role="note" className="[&_textarea]:font-[ui-monospace,monospace]">
      <FormTextField
        input={input}
        multiline
        minRows={2}
        maxRows={12}
        value={isTypedCurrent ? typedText : formatJsonInput(input.value)}
        onChange={({ target }) => {
          setTypedText(target.value);
          input.onChange(parseJsonInput(target.value));
        }}
        slotProps={{
          htmlInput: {
            maxLength: MAX_JSON_LENGTH,
            spellCheck: false,
            'aria-required': field.required,
          },
          input: { readOnly: field.readOnly },
        }}
      />
      <p className="mt-4 flex items-baseline gap-8 rounded-2 bg-(--sunken) px-12 py-8 text-2">
        <StateGlyph state="unknown" />
        <span>
          {translate('form.unknown')} <code>{field.description}</code>
        </span>
      </p>
    </div>
  );
};
