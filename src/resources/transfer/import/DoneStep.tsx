import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { ImportOutcomeView } from './ImportOutcomeView.tsx';
import type { ImportOutcome } from './ImportState.ts';
import type { ImportStepProps } from './ImportStepProps.ts';

interface DoneStepProps extends ImportStepProps {
  readonly outcome: ImportOutcome;
}

/** Shows the outcome of the import. */
export const DoneStep = ({ outcome, controller, onClose }: DoneStepProps) => {
  const translate = useTranslate();
  return (
    <>
      <DialogBody>
        <div role="status">
          <ImportOutcomeView outcome={outcome} />
        </div>
      </DialogBody>
      <DialogActions>
        <ActionButton onClick={controller.restart}>{translate('transfer.again')}</ActionButton>
        <ActionButton
          kind="primary"
          onClick={() => {
            controller.forget();
            onClose();
          }}
        >
          {translate('shell.close')}
        </ActionButton>
      </DialogActions>
    </>
  );
};
