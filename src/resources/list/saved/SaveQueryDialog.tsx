import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { judgeName, type SavedQuery, withQuery } from './savedQueries.ts';

interface SaveQueryDialogProps {
  readonly queries: readonly SavedQuery[];
  /** What is asked now. */
  readonly current: Omit<SavedQuery, 'name'>;
  readonly onSave: (queries: readonly SavedQuery[]) => void;
  readonly onClose: () => void;
}

/** Keeps what is asked under a name. A name that is there already is said, and then replaced. */
export const SaveQueryDialog = ({ queries, current, onSave, onClose }: SaveQueryDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [opens, setOpens] = useState(false);
  const [told, setTold] = useState(false);
  const name = typed.trim();
  const taken = queries.some(query => query.name === name);
  const complaint = told ? judgeName(name) : undefined;
  return (
    <FormDialog open size="small" title={translate('query.save')} onClose={onClose}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          event.stopPropagation();
          setTold(true);
          if (judgeName(name)) document.getElementById(id)?.focus();
          else onSave(withQuery(queries, { ...current, name, ...(opens && { opens }) }));
        }}
      >
        <DialogBody>
          <div className="dialog-fields">
            <TextField
              fullWidth
              id={id}
              label={translate('query.name')}
              value={typed}
              onChange={event => setTyped(event.target.value)}
              error={complaint !== undefined}
              helperText={
                complaint
                  ? translate(complaint.key, complaint.args)
                  : taken && translate('query.taken')
              }
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
            <FormControlLabel
              control={
                <Checkbox checked={opens} onChange={(_, isChecked) => setOpens(isChecked)} />
              }
              label={translate('query.opens')}
            />
          </div>
        </DialogBody>
        <DialogFoot
          confirm={taken ? translate('query.replace', { name }) : translate('query.save')}
          cancel={translate('shell.cancel')}
          onCancel={onClose}
        />
      </form>
    </FormDialog>
  );
};
