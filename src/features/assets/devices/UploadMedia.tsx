import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { calls } from '../../../data/calls.ts';
import { SOUNDS } from '../../../domain/uploads.ts';
import { operation } from '../../../generated/core/operations/uploadMediaData.ts';
import type { EditOverrides } from '../../../resources/fieldKit.ts';
import { RecordForm } from '../../../resources/form/RecordForm.tsx';
import { STAY, useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { useOwnDenial } from '../../../resources/places/useOwnDenial.ts';
import { DialogFields, DialogWords } from '../../../resources/record/DialogFields.tsx';
import { useOneCall } from '../../../resources/tasks/useOneCall.ts';
import { WorkInDialog } from '../../../resources/tasks/WorkInDialog.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { checkedFile, fileRule } from './CheckedFile.tsx';

interface UploadMediaProps {
  readonly onUploaded: () => void;
}

const uploadMediaData: OperationDescriptor = operation;
const body: readonly FieldDescriptor[] = operation.body.fields;
/** The file first: everything else is about it. */
const fields = body.toSorted(
  (one, other) => Number(other.source === 'file') - Number(one.source === 'file'),
);

const edits: EditOverrides = { file: checkedFile(SOUNDS) };
const rules = { file: fileRule };

/** Adds a sound or a film to what broadcast devices can play. */
export const UploadMedia = ({ onUploaded }: UploadMediaProps) => {
  const translate = useTranslate();
  const denied = useOwnDenial()(uploadMediaData);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        startIcon={<Icon name="upload" />}
        disabled={denied !== undefined}
        reason={denied ?? ''}
        onClick={() => setOpen(true)}
      >
        {translate('broadcast.upload')}
      </ActionButton>
      {isOpen && <UploadDialog onClose={() => setOpen(false)} onUploaded={onUploaded} />}
    </>
  );
};

interface UploadDialogProps extends UploadMediaProps {
  readonly onClose: () => void;
}

const UploadDialog = ({ onClose, onUploaded }: UploadDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id: taskId, wait } = useOneCall();
  const title = translate('broadcast.upload.title');
  const state = useRecordForm<string>({
    fields,
    rules,
    act: title,
    onSubmit: async values => {
      const called = await wait({
        title,
        ask: signal => calls.core.uploadMediaData({ body: values as never, signal }),
      });
      return called ? called.answer.name : STAY;
    },
    onSaved: name => {
      notify('broadcast.uploaded', { type: 'success', messageArgs: { name } });
      onClose();
      onUploaded();
    },
  });
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  return (
    <FormDialog open title={title} onClose={onClose}>
      <DialogWords value={{ foot: <WorkInDialog id={taskId} onMoved={onClose} /> }}>
        <RecordForm
          state={state}
          fields={fields}
          edits={edits}
          className="dialog-form"
          Frame={DialogFields}
        >
          <DialogFoot
            confirm={translate('broadcast.upload.act')}
            cancel={translate('shell.cancel')}
            disabled={!isValid && !isSubmitting}
            reason={translate('form.incomplete')}
            working={isSubmitting}
            onCancel={onClose}
          />
        </RecordForm>
      </DialogWords>
    </FormDialog>
  );
};
