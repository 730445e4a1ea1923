import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import type { FieldValidationError } from '../../values/fieldValidationError.ts';
import type { SavedQuery } from './savedQueries.ts';

interface SavedQueryRowProps {
  readonly query: SavedQuery;
  readonly isDeleted: boolean;
  readonly validateName: (name: string) => FieldValidationError | undefined;
  readonly onRename: (name: string) => void;
  readonly onChangeDefault: (opens: boolean) => void;
  /** Replaces this query by the current one. */
  readonly onReplace: () => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
}

/** One saved query, and its actions. */
export const SavedQueryRow = ({
  query,
  isDeleted,
  validateName,
  onRename,
  onRestore,
  ...handlers
}: SavedQueryRowProps) => {
  const translate = useTranslate();
  const [isRenaming, setRenaming] = useState(false);
  const { name } = query;
  if (isDeleted)
    return (
      <Row>
        <span className="min-w-0 flex-1 truncate text-3">
          {translate('query.deleted', { name })}
        </span>
        <ActionButton kind="auxiliary" size="small" autoFocus onClick={onRestore}>
          {translate('query.restore')}
        </ActionButton>
      </Row>
    );
  if (isRenaming)
    return (
      <RenameForm
        name={name}
        validateName={validateName}
        onCancel={() => setRenaming(false)}
        onRename={next => {
          onRename(next);
          setRenaming(false);
        }}
      />
    );
  return (
    <Row>
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <IconAction
        icon="star"
        label={translate('query.opens.of', { name })}
        pressed={query.opens ?? false}
        onClick={() => handlers.onChangeDefault(!query.opens)}
      />
      <IconAction
        icon="edit"
        label={translate('query.rename', { name })}
        onClick={() => setRenaming(true)}
      />
      <IconAction
        icon="save"
        label={translate('query.replaceBy', { name })}
        onClick={handlers.onReplace}
      />
      <IconAction
        icon="trash"
        label={translate('query.delete', { name })}
        onClick={handlers.onDelete}
      />
    </Row>
  );
};

const Row = ({ children }: { children: ReactNode }) => (
  <li className="row min-h-44 gap-4 **:aria-pressed:text-accent [&_[aria-pressed='true']_.icon]:fill-current">
    {children}
  </li>
);

interface IconActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

const IconAction = ({ icon, label, pressed, onClick }: IconActionProps) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
  </Tooltip>
);

interface RenameFormProps extends Pick<SavedQueryRowProps, 'validateName' | 'onRename'> {
  readonly name: string;
  readonly onCancel: () => void;
}

const RenameForm = ({ name, validateName, onRename, onCancel }: RenameFormProps) => {
  const translate = useTranslate();
  const [newName, setNewName] = useState(name);
  const error = validateName(newName.trim());
  return (
    <Row>
      <form
        className="flex flex-1 items-start gap-8 px-0 py-6 max-sm:flex-wrap"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          event.stopPropagation();
          if (!error) onRename(newName.trim());
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
          value={newName}
          onChange={event => setNewName(event.target.value)}
          error={error !== undefined}
          helperText={error && translate(error.key, error.args)}
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
