import type { ChangeEvent } from 'react';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { normalizeByRule } from '../values/fieldRules.ts';
import { useInputState } from './useInputState.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { FormTextField } from './FormTextField.tsx';

type TextDescriptor = FieldOfKind<'text' | 'multiline' | 'email' | 'url'>;

/** Creates a text input with a native type, for the right keyboard on a phone. */
const createTextInput = (type: 'text' | 'email' | 'url', lines?: number) =>
  function TextInput({ field, name }: FieldInputProps<TextDescriptor>) {
    const input = useInputState(field, name);
    return (
      <FormTextField
        input={input}
        type={type}
        value={formatScalar(input.value)}
        onChange={event => input.onChange(readTypedText(field, event))}
        onCompositionEnd={event => input.onChange(normalizeText(field, event.target))}
        {...(lines && { multiline: true, minRows: lines })}
        slotProps={{
          htmlInput: { autoComplete: 'off', 'aria-required': field.required },
          input: { readOnly: field.readOnly },
        }}
      />
    );
  };

/** Normalizes typed text by the rule of the field; an active input method composition is not changed. */
const readTypedText = (
  field: TextDescriptor,
  { target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
) =>
  (nativeEvent as Partial<InputEvent>).isComposing ? target.value : normalizeText(field, target);

/** Normalizes the text of a field by its rule. The cursor is restored, because setting a text moves it to the end. */
function normalizeText(field: TextDescriptor, target: EventTarget): string {
  const element = target as HTMLInputElement | HTMLTextAreaElement;
  const { value, selectionStart, selectionEnd } = element;
  const text = normalizeByRule(field, value);
  if (text === value) return text;
  const move = (at: number | null) => at && normalizeByRule(field, value.slice(0, at)).length;
  element.value = text;
  element.setSelectionRange(move(selectionStart), move(selectionEnd));
  return text;
}

export const TextInput = createTextInput('text');
export const MultilineInput = createTextInput('text', 3);
export const EmailInput = createTextInput('email');
export const UrlInput = createTextInput('url');
