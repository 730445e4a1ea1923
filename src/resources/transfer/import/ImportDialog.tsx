import { useTranslate } from 'react-admin';

import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { activeImports } from './activeImports.ts';
import { ImportWizard, type ImportWizardProps } from './ImportWizard.tsx';

/** The import dialog of a list. */
export default function ImportDialog(props: ImportWizardProps) {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { descriptor, onClose } = props;
  const close = () => {
    activeImports.close(descriptor.name);
    onClose();
  };
  return (
    <FormDialog
      open
      size="large"
      title={translate('transfer.import.title', { plural: text(descriptor.plural) })}
      onClose={close}
    >
      <ImportWizard {...props} onClose={close} />
    </FormDialog>
  );
}
