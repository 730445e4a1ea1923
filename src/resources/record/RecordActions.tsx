import useMediaQuery from '@mui/material/useMediaQuery';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { dataPaths } from '../dataPaths.ts';
import { represent } from '../represent.ts';
import { RowActions } from './RowActions.tsx';
import { useOffers } from './useOffers.ts';
import { useOperationDialog } from './useOperationDialog.tsx';

interface RecordActionsProps {
  readonly descriptor: ResourceDescriptor;
  readonly record: RaRecord;
  /** Icons and a menu in a row, words in the header of a page. */
  readonly look: 'row' | 'buttons';
  readonly onDeleted?: () => void;
}

/** So many offers stand side by side in the header of a page. */
const MOST_WORDS = 5;

/** Everything that its document lets be done with a record: its own operations, delete, edit. */
export const RecordActions = ({ descriptor, record, look, onDeleted }: RecordActionsProps) => {
  const navigate = useNavigate();
  const { start, dialog } = useOperationDialog(descriptor, record, ({ is }) => {
    if (is === 'delete') onDeleted?.();
  });
  const offers = useOffers(descriptor, record, operation => {
    if (operation.is === 'update') void navigate(dataPaths.edit(descriptor, record.id));
    else start(operation);
  });
  // A phone has no room for words beside the title.
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  // Nor has any header room for the words of twenty operations: what all records have stays, the rest is a menu.
  const fitting = offers.filter(({ unfit }) => !unfit);
  const words =
    look === 'row' || isPhone
      ? []
      : fitting.length > MOST_WORDS
        ? fitting.filter(({ icon }) => icon)
        : fitting;
  const menu = offers.filter(offer => !words.includes(offer));
  return (
    <>
      <RowActions record={represent(descriptor, record)} offers={menu} />
      {words.map(({ id, label, icon, primary, refused, onPick }) => (
        <ActionButton
          key={id}
          kind={primary ? 'primary' : 'default'}
          startIcon={icon && <Icon name={icon} />}
          disabled={refused !== undefined}
          reason={refused ?? ''}
          onClick={onPick}
        >
          {label}
        </ActionButton>
      ))}
      {dialog}
    </>
  );
};
