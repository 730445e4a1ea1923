import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { TaskProgress } from '../../tasks/TaskProgress.tsx';
import { cancelTask } from '../../tasks/tasks.ts';
import type { ImportStepProps } from './ImportStepProps.ts';

interface SendStepProps extends ImportStepProps {
  readonly taskId: string;
}

/** Shown while rows are sent, until the result. The dialog can be closed: the import continues in the drawer. */
export const SendStep = ({ taskId, controller, onAway }: SendStepProps) => {
  const translate = useTranslate();
  return (
    <>
      <DialogBody>
        <p className="dialog-text" role="status">
          {translate('transfer.sending')}
        </p>
        <TaskProgress id={taskId} />
      </DialogBody>
      <DialogActions>
        <ActionButton onClick={() => cancelTask(taskId)}>{translate('transfer.stop')}</ActionButton>
        <ActionButton
          onClick={() => {
            controller.forget();
            onAway();
          }}
          data-least-harmful
        >
          {translate('transfer.background')}
        </ActionButton>
      </DialogActions>
    </>
  );
};
