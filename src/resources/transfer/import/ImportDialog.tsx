import { useTranslate } from 'react-admin';

import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useText } from '../../useText.ts';
import { ImportSteps, type ImportStepsProps } from './ImportSteps.tsx';

/** An import over the list that it was begun from. */
export default function ImportDialog(props: ImportStepsProps) {
  const translate = useTranslate();
  const text = useText();
  return (
    <FormDialog
      open
      size="large"
      title={translate('transfer.import.title', { plural: text(props.descriptor.plural) })}
      onClose={props.onClose}
    >
      <ImportSteps {...props} />
    </FormDialog>
  );
}
