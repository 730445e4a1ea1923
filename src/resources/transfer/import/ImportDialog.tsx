import { useTranslate } from 'react-admin';

import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { activeImports } from './activeImports.ts';
import type { ImportMode } from '../../cells/listImportModes.ts';
import { ImportWizard, type ImportWizardProps } from './ImportWizard.tsx';
import { useImportPlan } from './useImportPlan.ts';

interface ImportDialogProps extends Omit<ImportWizardProps, 'plan'> {
  /** What this user may make of the rows. */
  readonly modes: readonly ImportMode[];
}

/** The import dialog of a list. */
export default function ImportDialog({ modes, ...props }: ImportDialogProps) {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { descriptor, onClose } = props;
  const plan = useImportPlan(descriptor, modes);
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
      {plan && <ImportWizard {...props} plan={plan} onClose={close} />}
    </FormDialog>
  );
}
