import DialogActions from '@mui/material/DialogActions';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { OperationDialogProps } from '../../resources/record/OperationDialogProps.ts';
import type { UploadTarget } from '../../resources/uploads/Upload.ts';
import { UploadPanel } from '../../resources/uploads/UploadPanel.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';

interface UploadDialogProps extends OperationDialogProps {
  readonly titleKey: string;
  readonly target: UploadTarget;
  /** Why no file can be uploaded yet. */
  readonly disabledReason?: string | undefined;
  /** What all files of the upload have in common. */
  readonly children?: ReactNode;
}

/** Uploads many files; the uploads continue in the task drawer when it is closed. */
export const UploadDialog = ({
  descriptor,
  titleKey,
  target,
  disabledReason,
  children,
  onClose,
}: UploadDialogProps) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  return (
    <FormDialog open size="middle" title={translate(titleKey)} onClose={onClose}>
      <DialogBody>
        <div className="grid gap-16">
          {children}
          <UploadPanel
            {...{ target, disabledReason }}
            onUploaded={() => void queryClient.invalidateQueries({ queryKey: [descriptor.name] })}
          />
        </div>
      </DialogBody>
      <DialogActions>
        <ActionButton kind="primary" data-least-harmful onClick={onClose}>
          {translate('storage.upload.close')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
