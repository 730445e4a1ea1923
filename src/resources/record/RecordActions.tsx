import useMediaQuery from '@mui/material/useMediaQuery';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { representRecord } from '../descriptor/representRecord.ts';
import { RowActions, type RowMenuProps } from './RowActions.tsx';
import { RowActionButtons } from './RowActionButtons.tsx';
import { useMapAction } from './useMapAction.ts';
import { findPendingOperation } from './useOperationDialog.tsx';
import {
  type RecordActionsProps,
  useRecordActionsWithDialog,
} from './useRecordActionsWithDialog.tsx';

/** The number of buttons in a page header. */
const MAX_BUTTONS = 5;

/** The actions of a record, as labelled buttons in its page header. */
export const RecordActions = (props: RecordActionsProps) => {
  const { actions: recordActions, dialog } = useRecordActionsWithDialog(props);
  const actions = [...recordActions, ...useMapAction(props.descriptor, props.record)];
  // A phone has no room for labels next to the title.
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  // No header has room for twenty labels: only actions with an icon stay buttons, the others are in a menu.
  const availableActions = actions.filter(({ isUnavailable }) => !isUnavailable);
  const buttonActions = isPhone
    ? []
    : availableActions.length > MAX_BUTTONS
      ? availableActions.filter(({ icon }) => icon)
      : availableActions;
  // The buttons of one bar have icons all or none.
  const hasIcons = buttonActions.every(({ icon }) => icon);
  const menuActions = actions.filter(action => !buttonActions.includes(action));
  return (
    <>
      {menuActions.length > 0 && (
        <RowActions recordName={representRecord(props.descriptor, props.record)}>
          {menu => <RowActionButtons actions={menuActions} {...menu} />}
        </RowActions>
      )}
      {buttonActions.map(({ id, label, icon, primary, disabledReason, onPick }) => (
        <ActionButton
          key={id}
          kind={primary ? 'primary' : 'default'}
          startIcon={hasIcons && icon && <Icon name={icon} />}
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason ?? ''}
          onClick={onPick}
        >
          {label}
        </ActionButton>
      ))}
      {dialog}
    </>
  );
};

export const RecordRowActions = (props: RecordActionsProps) => (
  <RowActions
    recordName={representRecord(props.descriptor, props.record)}
    hasPendingDialog={findPendingOperation(props.descriptor.actions, props.record) !== undefined}
  >
    {menu => <RecordRowActionMenu {...props} {...menu} />}
  </RowActions>
);

const RecordRowActionMenu = ({ anchor, onClose, ...props }: RecordActionsProps & RowMenuProps) => {
  const { actions, dialog } = useRecordActionsWithDialog(props);
  const mapAction = useMapAction(props.descriptor, props.record);
  return (
    <>
      <RowActionButtons actions={[...actions, ...mapAction]} anchor={anchor} onClose={onClose} />
      {dialog}
    </>
  );
};
