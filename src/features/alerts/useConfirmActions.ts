import { useTranslate } from 'react-admin';

import { operation as confirmAlert } from '../../generated/core/operations/confirmAlert.ts';
import { operation as confirmFault } from '../../generated/core/operations/confirmFault.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import type { RecordAction } from '../../resources/record/RecordAction.ts';
import type { RowSelection } from '../../resources/selection/selection.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { type ConfirmedResource, pendingConfirmation } from './confirmation.ts';

/** The confirmations of one: those of many have the same permission. */
const OPERATIONS: Readonly<Record<ConfirmedResource, OperationDescriptor>> = {
  alerts: confirmAlert,
  faults: confirmFault,
};

const createUseConfirmActions = (resource: ConfirmedResource) =>
  function useConfirmActions(selection: RowSelection): readonly RecordAction[] {
    const translate = useTranslate();
    const operation = OPERATIONS[resource];
    const disabledReason = useDenialReason(resource, [operation])(operation);
    return [
      {
        id: operation.id,
        label: translate('alerts.confirm'),
        icon: 'check',
        disabledReason,
        onPick: () => pendingConfirmation.set({ resource, selection }),
      },
    ];
  };

/** The action that confirms the selected rows of the list of alerts, and of faults. */
export const useConfirmAlertsAction = createUseConfirmActions('alerts');
export const useConfirmFaultsAction = createUseConfirmActions('faults');
