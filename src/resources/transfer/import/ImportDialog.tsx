import { useTranslate } from 'react-admin';

import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useText } from '../../useText.ts';
import { sentImports } from './sentImports.ts';
import { ImportSteps, type ImportStepsProps } from './ImportSteps.tsx';

/** An import over the list that it was begun from. */
export default function ImportDialog(props: ImportStepsProps) {
  const translate = useTranslate();
  const text = useText();
  const { descriptor, onClose } = props;
  const close = () => {
    sentImports.close(descriptor.name);
    onClose();
  };
  return (
    <FormDialog
      open
      size="large"
      title={translate('transfer.import.title', { plural: text(descriptor.plural) })}
      onClose={close}
    >
      <ImportSteps {...props} onClose={close} />
    </FormDialog>
  );
}
