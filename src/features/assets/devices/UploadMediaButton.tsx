import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { SOUND_KINDS } from '../../../domain/uploads.ts';
import { operation } from '../../../generated/core/operations/uploadMediaData.ts';
import type { InputOverrides } from '../../../resources/descriptor/fieldComponents.ts';
import { NOT_SAVED } from '../../../resources/form/useFormSubmission.ts';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { useOperationDenial } from '../../../resources/access/useOperationDenial.ts';
import { RecordFormDialog } from '../../../resources/record/RecordFormDialog.tsx';
import { useSingleCall } from '../../../resources/tasks/useSingleCall.ts';
import { CallProgress } from '../../../resources/tasks/CallProgress.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { createFileInput, getFileError } from './createFileInput.tsx';

interface UploadMediaButtonProps {
  readonly onUploaded: () => void;
}

const uploadMediaData: OperationDescriptor = operation;
const bodyFields: readonly FieldDescriptor[] = operation.body.fields;
/** The file first: the other fields describe it. */
const fields = bodyFields.toSorted(
  (first, second) => Number(second.source === 'file') - Number(first.source === 'file'),
);

const inputOverrides: InputOverrides = { file: createFileInput(SOUND_KINDS) };
const rules = { file: getFileError };

/** Uploads an audio or video file for broadcast devices. */
export const UploadMediaButton = ({ onUploaded }: UploadMediaButtonProps) => {
  const translate = useTranslate();
  const disabledReason = useOperationDenial()(uploadMediaData);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionButton
        startIcon={<Icon name="upload" />}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={() => setIsOpen(true)}
      >
        {translate('broadcast.upload')}
      </ActionButton>
      {isOpen && <UploadMediaDialog onClose={() => setIsOpen(false)} onUploaded={onUploaded} />}
    </>
  );
};

interface UploadMediaDialogProps extends UploadMediaButtonProps {
  readonly onClose: () => void;
}

const UploadMediaDialog = ({ onClose, onUploaded }: UploadMediaDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id: taskId, wait } = useSingleCall();
  const title = translate('broadcast.upload.title');
  const state = useRecordForm<string>({
    fields,
    rules,
    actionLabel: title,
    onSubmit: async values => {
      const outcome = await wait({
        title,
        send: signal => calls.core.uploadMediaData({ body: values as never, signal }),
      });
      return outcome ? outcome.response.name : NOT_SAVED;
    },
    onSaved: name => {
      notify('broadcast.uploaded', { type: 'success', messageArgs: { name } });
      onClose();
      onUploaded();
    },
  });
  return (
    <RecordFormDialog
      {...{ title, state, fields, inputOverrides, onClose }}
      confirmLabel={translate('broadcast.upload.confirm')}
      requiresValid
      footer={<CallProgress id={taskId} onMoved={onClose} />}
    />
  );
};
