import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { QueryRow } from './QueryRow.tsx';
import { judgeName, type SavedQuery, withQuery } from './savedQueries.ts';

interface ManageQueriesDialogProps {
  readonly queries: readonly SavedQuery[];
  /** What is asked now, to be kept under a name that is there. */
  readonly current: Omit<SavedQuery, 'name'>;
  readonly onChange: (queries: readonly SavedQuery[]) => void;
  readonly onClose: () => void;
}

/** Renames, replaces and deletes what was kept, and says which one the list opens with. Every change is kept at once. */
export const ManageQueriesDialog = ({
  queries,
  current,
  onChange,
  onClose,
}: ManageQueriesDialogProps) => {
  const translate = useTranslate();
  // What has been deleted stays in its row until the dialog closes, so that it can be taken back.
  const [deleted, setDeleted] = useState<readonly SavedQuery[]>([]);
  const rows = [...queries, ...deleted].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  const without = (gone: SavedQuery) => queries.filter(query => query !== gone);
  return (
    <FormDialog open title={translate('query.manage.title')} onClose={onClose}>
      <DialogBody>
        <ul className="query-rows">
          {rows.map(query => (
            <QueryRow
              key={query.name}
              query={query}
              isDeleted={deleted.includes(query)}
              judge={name =>
                judgeName(name) ??
                (rows.some(other => other !== query && other.name === name)
                  ? { key: 'query.taken.other' }
                  : undefined)
              }
              onRename={name => onChange(withQuery(queries, { ...query, name }, query.name))}
              onOpens={opens => onChange(withQuery(queries, { ...query, opens }))}
              onReplace={() => onChange(withQuery(queries, { ...query, ...current }))}
              onDelete={() => {
                onChange(without(query));
                setDeleted([...deleted, query]);
              }}
              onRestore={() => {
                onChange(withQuery(queries, query));
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
