import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import type { FieldInputProps } from '../../resources/descriptor/fieldComponents.ts';
import { FieldInput } from '../../resources/inputs/FieldInput.tsx';

const PRESETS = ['works', 'accident', 'fog', 'ice', 'flood'];

/** The text of an insertion, with the warnings that are inserted most: one press while something happens. @see MEDIA-12 */
export default function InsertedTextInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const insert = (text: string) =>
    setValue(props.name, text, { shouldDirty: true, shouldValidate: true });
  return (
    <div>
      <FieldInput {...props} />
      <div role="group" aria-label={translate('player.presets')} className="cluster gap-8 pt-8">
        {PRESETS.map(preset => (
          <Chip
            key={preset}
            variant="outlined"
            label={translate(`player.preset.${preset}`)}
            onClick={() => insert(translate(`player.preset.${preset}`))}
          />
        ))}
      </div>
    </div>
  );
}
