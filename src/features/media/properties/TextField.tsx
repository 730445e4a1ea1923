import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { useReadOnlyReason } from '../state/EditorContext.ts';
import type { FieldProps } from './fields.tsx';
import { useFieldDraft } from './useFieldDraft.ts';

interface TextFieldProps extends FieldProps<string> {
  readonly maxLength: number;
  readonly isMultiline?: boolean;
  /** Whether an empty text is valid. */
  readonly isOptional?: boolean;
  readonly hasHiddenLabel?: boolean;
}

/** A text. An empty one is not stored where a text is required. */
export const TextField = ({
  label,
  value,
  onChange,
  maxLength,
  isMultiline,
  isOptional = false,
  hasHiddenLabel,
}: TextFieldProps) => {
  const translate = useTranslate();
  const errorId = useId();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const [draft, setDraft] = useFieldDraft(value);
  const isInvalid = !isOptional && draft?.trim() === '';
  const Input = isMultiline ? 'textarea' : 'input';
  return (
    <div className="stack gap-4">
      <label className="stack gap-4">
        <span className={hasHiddenLabel ? 'visually-hidden' : 'type-12 text-2'}>{label}</span>
        <Input
          className="media-text-input"
          {...(isMultiline && { rows: 3 })}
          value={draft ?? value ?? ''}
          placeholder={value === undefined ? '–' : ''}
          maxLength={maxLength}
          readOnly={isReadOnly}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          onChange={event => {
            const text = event.target.value;
            setDraft(text);
            if ((isOptional || text.trim() !== '') && text !== value) onChange(text);
          }}
          onBlur={() => setDraft(undefined)}
        />
      </label>
      {isInvalid && (
        <p id={errorId} role="alert" className="type-12 text-fault">
          {translate('media.field.required')}
        </p>
      )}
    </div>
  );
};
