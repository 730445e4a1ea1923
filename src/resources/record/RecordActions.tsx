import useMediaQuery from '@mui/material/useMediaQuery';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { represent } from '../represent.ts';
import { RowActions, type RowMenu } from './RowActions.tsx';
import { RowOffers } from './RowOffers.tsx';
import { waitingFor } from './useOperationDialog.tsx';
import { type RecordOfferedProps, useRecordOffers } from './useRecordOffers.tsx';

/** So many offers stand side by side in the header of a page. */
const MOST_WORDS = 5;

/** What can be done with a record, as words in the header of its page. */
export const RecordActions = (props: RecordOfferedProps) => {
  const { offers, dialog } = useRecordOffers(props);
  // A phone has no room for words beside the title.
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  // Nor has any header room for the words of twenty operations: what all records have stays, the rest is a menu.
  const fitting = offers.filter(({ unfit }) => !unfit);
  const words = isPhone
    ? []
    : fitting.length > MOST_WORDS
      ? fitting.filter(({ icon }) => icon)
      : fitting;
  const rest = offers.filter(offer => !words.includes(offer));
  return (
    <>
      {rest.length > 0 && (
        <RowActions record={represent(props.descriptor, props.record)}>
          {menu => <RowOffers offers={rest} {...menu} />}
        </RowActions>
      )}
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

/** What can be done with a record, in its row. */
export const RecordRowActions = (props: RecordOfferedProps) => (
  <RowActions
    record={represent(props.descriptor, props.record)}
    waits={waitingFor(props.descriptor.actions, props.record) !== undefined}
  >
    {menu => <OffersOfRow {...props} {...menu} />}
  </RowActions>
);

const OffersOfRow = ({ anchor, onClose, ...props }: RecordOfferedProps & RowMenu) => {
  const { offers, dialog } = useRecordOffers(props);
  return (
    <>
      <RowOffers offers={offers} anchor={anchor} onClose={onClose} />
      {dialog}
    </>
  );
};
