import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { validateQueryName, type SavedQuery, upsertQuery } from './savedQueries.ts';

interface SaveQueryDialogProps {
  readonly queries: readonly SavedQuery[];
  /** The current filter and sort. */
  readonly current: Omit<SavedQuery, 'name'>;
  readonly onSave: (queries: readonly SavedQuery[]) => void;
  readonly onClose: () => void;
}

/** Saves the current query under a name. An existing name is announced, and then replaced. */
export const SaveQueryDialog = ({ queries, current, onSave, onClose }: SaveQueryDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const [typedName, setTypedName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const name = typedName.trim();
  const isNameTaken = queries.some(query => query.name === name);
  const error = isSubmitted ? validateQueryName(name) : undefined;
  return (
    <FormDialog open size="small" title={translate('query.save')} onClose={onClose}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          event.stopPropagation();
          setSubmitted(true);
          if (validateQueryName(name)) document.getElementById(id)?.focus();
          else
            onSave(
              upsertQuery(queries, { ...current, name, ...(isDefault && { opens: isDefault }) }),
            );
        }}
      >
        <DialogBody>
          <div className="dialog-fields grid gap-16">
            <TextField
              fullWidth
              id={id}
              label={translate('query.name')}
              value={typedName}
              onChange={event => setTypedName(event.target.value)}
              error={error !== undefined}
              helperText={
                error ? translate(error.key, error.args) : isNameTaken && translate('query.taken')
              }
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
            <FormControlLabel
              control={
                <Checkbox checked={isDefault} onChange={(_, isChecked) => setDefault(isChecked)} />
              }
              label={translate('query.opens')}
            />
          </div>
        </DialogBody>
        <DialogFooter
          confirmLabel={
            isNameTaken ? translate('query.replace', { name }) : translate('query.save')
          }
          cancelLabel={translate('shell.cancel')}
          onCancel={onClose}
        />
      </form>
    </FormDialog>
  );
};
