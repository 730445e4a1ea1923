import { useId, useState } from 'react';

import { DateOrTimePicker } from '../../../resources/inputs/dateInputs.tsx';
import { INCOMPLETE_DATE } from '../../../resources/values/pickerValues.ts';
import { useReadOnlyReason } from '../state/EditorContext.ts';
import type { FieldProps } from './fields.tsx';

interface PropertyDateTimeFieldProps extends FieldProps<string> {
  readonly kind: 'date' | 'time' | 'dateTime';
  readonly isInvalid?: boolean;
}

/** A date, a time of day or an instant. An incomplete one is not stored. */
export const PropertyDateTimeField = ({
  label,
  value,
  onChange,
  kind,
  isInvalid = false,
}: PropertyDateTimeFieldProps) => {
  const id = useId();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const [draft, setDraft] = useState<unknown>();
  return (
    <DateOrTimePicker
      field={{ kind, readOnly: isReadOnly, required: true }}
      input={{
        ...{
          id,
          label,
          value: draft ?? value,
          isOptional: false,
          hint: undefined,
          onFocus: undefined,
        },
        inputRef: () => undefined,
        // One message for both ends is below them.
        errorMessage: isInvalid ? '' : undefined,
        onChange: next => {
          const isComplete = typeof next === 'string';
          setDraft(isComplete ? undefined : (next ?? INCOMPLETE_DATE));
          if (isComplete) onChange(next);
        },
        onBlur: () => setDraft(undefined),
      }}
    />
  );
};
