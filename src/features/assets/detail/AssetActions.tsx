import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { operation as createMute } from '../../../generated/core/operations/createMute.ts';
import { operation as exchange } from '../../../generated/core/operations/exchangeAsset.ts';
import { mutes } from '../../../generated/core/resources.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import type { RecordAction } from '../../../resources/record/RecordAction.ts';
import { RecordActionMenu } from '../../../resources/record/RecordActionMenu.tsx';
import { useMapPath } from '../../../resources/record/MapPathContext.ts';
import { useRecordActionsWithDialog } from '../../../resources/record/useRecordActionsWithDialog.tsx';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useIsScreenOpen } from '../../../ui/useIsScreenOpen.ts';
import { ExchangeDialog } from './exchange/ExchangeDialog.tsx';
import { PreviousNextButtons } from './PreviousNextButtons.tsx';
import type { AssetTabProps } from './Asset.ts';

interface AssetActionsProps extends AssetTabProps {
  readonly descriptor: ResourceDescriptor;
}

/** The actions of a device, including those of its parts, which also appear next to what they change. */
export const AssetActions = ({ descriptor, asset }: AssetActionsProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isScreenOpen = useIsScreenOpen();
  const routes = useResourceRoutes();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isExchanging, setIsExchanging] = useState(false);
  const { actions: recordActions, dialog } = useRecordActionsWithDialog({
    descriptor,
    record: asset,
    onDeleted: () => {
      if (isScreenOpen()) void navigate(routes.list(descriptor));
    },
  });
  const assetActions = recordActions.map(action =>
    action.id === exchange.id ? { ...action, onPick: () => setIsExchanging(true) } : action,
  );
  const editAction = assetActions.find(({ primary }) => primary);
  const otherActions = assetActions
    .filter(action => action !== editAction && !action.isUnavailable)
    .toSorted((first, second) => getRank(first) - getRank(second));
  const muteAction = useMuteAction(asset);
  const mapPath = useMapPath(descriptor, asset);
  return (
    <>
      <PreviousNextButtons {...{ descriptor, asset }} />
      {mapPath && (
        <ActionButton to={mapPath} startIcon={<Icon name="map" />}>
          {translate('record.showOnMap')}
        </ActionButton>
      )}
      {editAction && (
        <ActionButton
          startIcon={<Icon name="edit" />}
          disabled={editAction.disabledReason !== undefined}
          disabledReason={editAction.disabledReason ?? ''}
          onClick={editAction.onPick}
        >
          {editAction.label}
        </ActionButton>
      )}
      <ActionButton
        className="asset-more"
        aria-label={translate('record.more', { record: asset.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="more" />
      </ActionButton>
      {anchor && (
        <RecordActionMenu
          anchor={anchor}
          actions={[...otherActions, muteAction]}
          onClose={() => setAnchor(undefined)}
        />
      )}
      {dialog}
      {isExchanging && (
        <ExchangeDialog {...{ descriptor, asset }} onClose={() => setIsExchanging(false)} />
      )}
    </>
  );
};

/** Opens the form of a mute of the alerts of the device. @see ALERT-14 */
function useMuteAction({ id }: AssetTabProps['asset']): RecordAction {
  const translate = useTranslate();
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  return {
    id: createMute.id,
    label: translate('alerts.mute.title'),
    icon: 'bellOff',
    disabledReason: useDenialReason('mutes', [createMute])(createMute),
    onPick: () => void navigate(routes.create(mutes), { state: { start: { assetId: id } } }),
  };
}

/** Actions on the whole device first, then those that its tabs have too, as in its list rows; destructive ones last. */
const getRank = ({ id, danger }: RecordAction) => (danger ? 2 : id === exchange.id ? 0 : 1);
