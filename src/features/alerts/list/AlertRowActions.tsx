import { RowActionButtons } from '../../../resources/record/RowActionButtons.tsx';
import { RowActions, type RowMenuProps } from '../../../resources/record/RowActions.tsx';
import type { ListedAlert } from '../ListedAlert.ts';
import { useAlertActions } from '../useAlertActions.ts';

interface AlertRowActionsProps {
  readonly alert: ListedAlert;
}

export const AlertRowActions = ({ alert }: AlertRowActionsProps) => (
  <RowActions recordName={alert.asset_name}>
    {menu => <AlertRowMenu alert={alert} {...menu} />}
  </RowActions>
);

const AlertRowMenu = ({ alert, ...menu }: AlertRowActionsProps & RowMenuProps) => {
  const { confirm, mute, showMutes, map } = useAlertActions(alert);
  return <RowActionButtons actions={[confirm, showMutes ?? mute, map]} {...menu} />;
};
