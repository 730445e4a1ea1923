import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { operation as confirmFault } from '../../../generated/core/operations/confirmFault.ts';
import { operation as exchangeAsset } from '../../../generated/core/operations/exchangeAsset.ts';
import { assets, faults } from '../../../generated/core/resources.ts';
import { RecordActionMenu } from '../../../resources/record/RecordActionMenu.tsx';
import { useRecordActionsWithDialog } from '../../../resources/record/useRecordActionsWithDialog.tsx';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { MapAsset } from '../MapAsset.ts';
import { useOpenFault } from './useOpenFault.ts';

/** Actions that need the page of the device. */
const PAGE_ONLY_ACTIONS: readonly string[] = [exchangeAsset.id];

/** Opens the device, controls it, and confirms its fault. */
export const DeviceActions = ({ asset }: { readonly asset: MapAsset }) => {
  const translate = useTranslate();
  const routes = useResourceRoutes();
  const { fault } = useOpenFault(asset.id);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { actions, dialog } = useRecordActionsWithDialog({ descriptor: assets, record: asset });
  const deviceActions = actions.filter(
    ({ id, isUnavailable, danger, primary }) =>
      !isUnavailable && !danger && !primary && !PAGE_ONLY_ACTIONS.includes(id),
  );
  return (
    <div className="map-card-actions row gap-8">
      {fault && fault['confirmed'] !== true && <ConfirmFaultButton key={fault.id} fault={fault} />}
      <ActionButton to={routes.showUnfiltered(assets, asset.id, asset)}>
        {translate('map.card.open')}
      </ActionButton>
      {deviceActions.length > 0 && (
        <ActionButton
          className="ml-auto"
          kind="auxiliary"
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {translate('map.card.control')}
        </ActionButton>
      )}
      {anchor && (
        <RecordActionMenu
          anchor={anchor}
          actions={deviceActions}
          onClose={() => setAnchor(undefined)}
        />
      )}
      {dialog}
    </div>
  );
};

const ConfirmFaultButton = ({ fault }: { readonly fault: RaRecord }) => {
  const translate = useTranslate();
  const { actions, dialog } = useRecordActionsWithDialog({ descriptor: faults, record: fault });
  const confirm = actions.find(({ id }) => id === confirmFault.id);
  return (
    confirm && (
      <>
        <ActionButton
          kind="primary"
          disabled={confirm.disabledReason !== undefined}
          disabledReason={confirm.disabledReason ?? ''}
          onClick={confirm.onPick}
        >
          {translate('map.card.confirmFault')}
        </ActionButton>
        {dialog}
      </>
    )
  );
};
