import { useWatch } from 'react-hook-form';

import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { NumberTextField } from './numberInputs.tsx';
import { useFormatEnd } from './useFormatEnd.ts';
import { useInputState } from './useInputState.ts';

/** The seconds of something that starts when the form is sent: the hint says when it ends, after all its plays. */
export default function EndingDurationInput({ field, name }: FieldInputProps) {
  const input = useInputState(field, name);
  const formatEnd = useFormatEnd();
  const times: unknown = useWatch({ name: name.replace(/[^.]+$/u, 'times') });
  const seconds = Number(input.value) * (times === undefined ? 1 : Number(times));
  const hint = seconds > 0 ? formatEnd(seconds) : input.hint;
  if (field.kind !== 'integer') return null;
  return <NumberTextField field={field} input={{ ...input, hint }} unit={field.unit} />;
}
