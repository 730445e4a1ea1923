import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { ImportDetail } from './ImportDetail.tsx';
import type { Outcome } from './ImportState.ts';
import type { StepProps } from './StepProps.ts';

interface DoneStepProps extends StepProps {
  readonly outcome: Outcome;
}

/** What became of the rows. */
export const DoneStep = ({ outcome, work, onClose }: DoneStepProps) => {
  const translate = useTranslate();
  return (
    <>
      <DialogBody>
        <div role="status">
          <ImportDetail outcome={outcome} />
        </div>
      </DialogBody>
      <DialogActions>
        <ActionButton onClick={work.again}>{translate('transfer.again')}</ActionButton>
        <ActionButton
          kind="primary"
          onClick={() => {
            work.forget();
            onClose();
          }}
        >
          {translate('shell.close')}
        </ActionButton>
      </DialogActions>
    </>
  );
};
