import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { usePublishedPrograms } from '../../data/usePlayerPlays.ts';
import type { FieldInputProps } from '../../resources/descriptor/fieldComponents.ts';
import { FormTextField } from '../../resources/inputs/FormTextField.tsx';
import { useInputState } from '../../resources/inputs/useInputState.ts';
import { useErrorMessage } from '../../resources/failures/useErrorMessage.ts';

/** Chooses a plan of the chosen project by its name; one that plays nothing cannot be inserted. @see MEDIA-12 */
export default function ProgramInput({ field, name }: FieldInputProps) {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const input = useInputState(field, name);
  const projectId: unknown = useWatch({ name: name.replace(/[^.]+$/u, 'projectId') });
  const id = typeof projectId === 'string' ? projectId : '';
  const { data, error, isFetching } = usePublishedPrograms(id);
  const hint = error
    ? getErrorMessage(error)
    : id === ''
      ? translate('player.program.project')
      : isFetching && !data
        ? translate('form.loading')
        : data?.length === 0
          ? translate('player.program.none')
          : input.hint;
  const isKnown = data?.some(program => program.id === input.value) === true;
  return (
    <FormTextField
      select
      input={{ ...input, hint }}
      value={isKnown ? String(input.value) : ''}
      disabled={!data || data.length === 0}
      onChange={event => input.onChange(event.target.value)}
    >
      {(data ?? []).map(program => (
        <MenuItem key={program.id} value={program.id} disabled={program.sceneCount === 0}>
          {program.name}
          {program.sceneCount === 0 && ` (${translate('player.program.empty')})`}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
