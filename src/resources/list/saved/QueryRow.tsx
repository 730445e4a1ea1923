import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import type { Complaint } from '../../form/complaint.ts';
import type { SavedQuery } from './savedQueries.ts';

interface QueryRowProps {
  readonly query: SavedQuery;
  readonly isDeleted: boolean;
  readonly judge: (name: string) => Complaint | undefined;
  readonly onRename: (name: string) => void;
  readonly onOpens: (opens: boolean) => void;
  /** Keeps what is asked now under this name. */
  readonly onReplace: () => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
}

/** One saved query, and what can be done with it. */
export const QueryRow = ({
  query,
  isDeleted,
  judge,
  onRename,
  onRestore,
  ...acts
}: QueryRowProps) => {
  const translate = useTranslate();
  const [isRenaming, setRenaming] = useState(false);
  const { name } = query;
  if (isDeleted)
    return (
      <Row>
        <span className="query-name query-deleted">{translate('query.deleted', { name })}</span>
        <ActionButton kind="auxiliary" size="small" autoFocus onClick={onRestore}>
          {translate('query.restore')}
        </ActionButton>
      </Row>
    );
  if (isRenaming)
    return (
      <Rename
        name={name}
        judge={judge}
        onCancel={() => setRenaming(false)}
        onRename={next => {
          onRename(next);
          setRenaming(false);
        }}
      />
    );
  return (
    <Row>
      <span className="query-name">{name}</span>
      <Act
        icon="star"
        words={translate('query.opens.of', { name })}
        pressed={query.opens ?? false}
        onClick={() => acts.onOpens(!query.opens)}
      />
      <Act
        icon="edit"
        words={translate('query.rename', { name })}
        onClick={() => setRenaming(true)}
      />
      <Act icon="save" words={translate('query.replaceBy', { name })} onClick={acts.onReplace} />
      <Act icon="trash" words={translate('query.delete', { name })} onClick={acts.onDelete} />
    </Row>
  );
};

const Row = ({ children }: { children: ReactNode }) => <li className="query-row">{children}</li>;

interface ActProps {
  readonly icon: IconName;
  readonly words: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

const Act = ({ icon, words, pressed, onClick }: ActProps) => (
  <Tooltip title={words}>
    <IconButton aria-label={words} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
  </Tooltip>
);

interface RenameProps extends Pick<QueryRowProps, 'judge' | 'onRename'> {
  readonly name: string;
  readonly onCancel: () => void;
}

const Rename = ({ name, judge, onRename, onCancel }: RenameProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  const complaint = judge(typed.trim());
  return (
    <Row>
      <form
        className="query-rename"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          event.stopPropagation();
          if (!complaint) onRename(typed.trim());
        }}
        onKeyDown={event => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      >
        <TextField
          fullWidth
          autoFocus
          value={typed}
          onChange={event => setTyped(event.target.value)}
          error={complaint !== undefined}
          helperText={complaint && translate(complaint.key, complaint.args)}
          slotProps={{ htmlInput: { 'aria-label': translate('query.name'), autoComplete: 'off' } }}
        />
        <ActionButton type="submit">{translate('query.rename.apply')}</ActionButton>
        <ActionButton kind="auxiliary" onClick={onCancel}>
          {translate('shell.cancel')}
        </ActionButton>
      </form>
    </Row>
  );
};
