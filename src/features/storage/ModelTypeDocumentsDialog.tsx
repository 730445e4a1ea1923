import DialogActions from '@mui/material/DialogActions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { DOCUMENT_KINDS } from '../../domain/uploads.ts';
import { operation as addModelTypeDoc } from '../../generated/core/operations/addModelTypeDoc.ts';
import { operation as updateModelType } from '../../generated/core/operations/updateModelType.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import { QueryStates } from '../../resources/failures/QueryStates.tsx';
import type { UploadTarget } from '../../resources/uploads/Upload.ts';
import { UploadPanel } from '../../resources/uploads/UploadPanel.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { AttachedDocuments } from './AttachedDocuments.tsx';
import { DocumentPicker } from './DocumentPicker.tsx';
import { type ModelType, useModelTypeDocuments } from './useModelTypeDocuments.ts';

interface ModelTypeDocumentsDialogProps {
  readonly record: { readonly id: string | number; readonly name?: unknown };
  readonly onClose: () => void;
}

const OPERATIONS = [addModelTypeDoc, updateModelType];

/** Uploads documents of a model; each is stored under its type. */
const createTarget = (type: ModelType['type']): UploadTarget => ({
  kinds: DOCUMENT_KINDS,
  send: (file, control) => calls.storage.uploadDocument({ body: { file, type }, ...control }),
});

/** The documents of a model type: open, remove, attach a stored one, or upload and attach new ones. @see STORE-02 */
export default function ModelTypeDocumentsDialog({
  record,
  onClose,
}: ModelTypeDocumentsDialogProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { query, isChanging, attach, remove } = useModelTypeDocuments(String(record.id));
  const { data: modelType, error, refetch } = query;
  const getDenial = useDenialReason('modelTypes', OPERATIONS);
  const disabledReason = getDenial(addModelTypeDoc);
  const [target, setTarget] = useState<UploadTarget>();
  if (modelType && !target) setTarget(createTarget(modelType.type));
  const attachUploaded = async (responses: readonly unknown[], type: ModelType['type']) => {
    // They are stored documents from now on, also when they are removed from the model type again.
    await queryClient.invalidateQueries({ queryKey: ['documents'] });
    // One after the other: each call of the platform reads and writes the whole list.
    for (const response of responses) await attach((response as { name: string }).name, type);
  };
  return (
    <FormDialog
      open
      size="middle"
      title={translate('storage.documents.of', {
        name: typeof record.name === 'string' ? record.name : '',
      })}
      onClose={onClose}
    >
      <DialogBody>
        <QueryStates data={modelType} error={error} onRetry={refetch}>
          {loaded => (
            <div className="grid gap-16">
              <AttachedDocuments
                docs={loaded.docs}
                disabledReason={
                  getDenial(updateModelType) ??
                  (isChanging ? translate('shell.loading') : undefined)
                }
                onRemove={remove}
              />
              <DocumentPicker
                modelType={loaded}
                disabledReason={disabledReason}
                onPick={name => attach(name, loaded.type)}
              />
              {target && disabledReason === undefined && (
                <UploadPanel
                  target={target}
                  onUploaded={responses => void attachUploaded(responses, loaded.type)}
                />
              )}
            </div>
          )}
        </QueryStates>
      </DialogBody>
      <DialogActions>
        <ActionButton kind="primary" data-least-harmful onClick={onClose}>
          {translate('storage.upload.close')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
}
