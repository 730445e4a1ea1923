import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { SavedQueryRow } from './SavedQueryRow.tsx';
import { validateQueryName, type SavedQuery, upsertQuery } from './savedQueries.ts';

interface ManageQueriesDialogProps {
  readonly queries: readonly SavedQuery[];
  /** The current filter and sort, which can replace a saved query. */
  readonly current: Omit<SavedQuery, 'name'>;
  readonly onChange: (queries: readonly SavedQuery[]) => void;
  readonly onClose: () => void;
}

/** Renames, replaces and deletes saved queries, and selects the default query. Every change is saved immediately. */
export const ManageQueriesDialog = ({
  queries,
  current,
  onChange,
  onClose,
}: ManageQueriesDialogProps) => {
  const translate = useTranslate();
  // A deleted query stays in its row until the dialog closes, for an undo.
  const [deleted, setDeleted] = useState<readonly SavedQuery[]>([]);
  const rows = [...queries, ...deleted].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  const removeQuery = (removed: SavedQuery) => queries.filter(query => query !== removed);
  return (
    <FormDialog open title={translate('query.manage.title')} onClose={onClose}>
      <DialogBody>
        <ul className="divided">
          {rows.map(query => (
            <SavedQueryRow
              key={query.name}
              query={query}
              isDeleted={deleted.includes(query)}
              validateName={name =>
                validateQueryName(name) ??
                (rows.some(other => other !== query && other.name === name)
                  ? { key: 'query.taken.other' }
                  : undefined)
              }
              onRename={name => onChange(upsertQuery(queries, { ...query, name }, query.name))}
              onChangeDefault={opens => onChange(upsertQuery(queries, { ...query, opens }))}
              onReplace={() => onChange(upsertQuery(queries, { ...query, ...current }))}
              onDelete={() => {
                onChange(removeQuery(query));
                setDeleted([...deleted, query]);
              }}
              onRestore={() => {
                onChange(upsertQuery(queries, query));
                setDeleted(deleted.filter(each => each !== query));
              }}
            />
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <ActionButton kind="primary" onClick={onClose}>
          {translate('query.done')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
