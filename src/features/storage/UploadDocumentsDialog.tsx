import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { DOCUMENT_KINDS } from '../../domain/uploads.ts';
import type { OperationDialogProps } from '../../resources/record/OperationDialogProps.ts';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { UploadTarget } from '../../resources/uploads/Upload.ts';
import { UploadDialog } from './UploadDialog.tsx';

type DocumentType = Parameters<typeof calls.storage.uploadDocument>[0]['body']['type'];

const createTarget = (type: DocumentType): UploadTarget => ({
  kinds: DOCUMENT_KINDS,
  send: (file, control) => calls.storage.uploadDocument({ body: { file, type }, ...control }),
});

/** Uploads many documents of one device type. @see STORE-01 */
export default function UploadDocumentsDialog(props: OperationDialogProps) {
  const translate = useTranslate();
  const text = useLocalizedText();
  const typeField = props.operation.body?.fields.find(({ source }) => source === 'type');
  const choices = typeField?.kind === 'enum' ? typeField.choices : [];
  // A file is uploaded once it is chosen: a type that is preselected would be that of most documents unseen.
  const [type, setType] = useState('');
  return (
    <UploadDialog
      {...props}
      titleKey="storage.upload.documents"
      target={createTarget(type as DocumentType)}
      disabledReason={type === '' ? translate('storage.upload.typeFirst') : undefined}
    >
      <TextField
        select
        size="small"
        label={translate('storage.upload.type')}
        value={type}
        onChange={({ target }) => setType(target.value)}
      >
        {choices.map(({ value, label }) => (
          <MenuItem key={String(value)} value={String(value)}>
            {text(label)}
          </MenuItem>
        ))}
      </TextField>
    </UploadDialog>
  );
}
