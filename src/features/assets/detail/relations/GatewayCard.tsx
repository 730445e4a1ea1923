import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';

import { operation as bindGateway } from '../../../../generated/core/operations/bindGateway.ts';
import { operation as unbindGateway } from '../../../../generated/core/operations/unbindGateway.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useDenialReason } from '../../../../resources/access/useDenialReason.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { AssetOperationDialog } from '../AssetOperationDialog.tsx';
import { AssetCard } from '../AssetCard.tsx';
import type { Asset, AssetTabProps } from '../Asset.ts';
import { BindGatewayDialog } from './BindGatewayDialog.tsx';
import { DeviceLine } from './DeviceLine.tsx';

const OPERATIONS = [bindGateway, unbindGateway];

/** The gateway of a device, with its change. @see ASSET-04 */
export const GatewayCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const [openDialog, setOpenDialog] = useState<'bind' | 'unbind'>();
  const getDenial = useDenialReason('assets', OPERATIONS);
  const { data: gateway } = useGetOne<Asset>(
    'assets',
    { id: asset.ssgwId ?? '' },
    { enabled: Boolean(asset.ssgwId) },
  );
  const close = () => setOpenDialog(undefined);
  const messageArgs = { name: asset.name, gateway: gateway?.name ?? asset.ssgwId };
  return (
    <AssetCard
      title={translate('asset.gateway')}
      actions={
        <>
          {asset.ssgwId && (
            <ActionButton
              disabled={getDenial(unbindGateway) !== undefined}
              disabledReason={getDenial(unbindGateway) ?? ''}
              onClick={() => setOpenDialog('unbind')}
            >
              {translate('asset.gateway.unbind')}
            </ActionButton>
          )}
          <ActionButton
            disabled={getDenial(bindGateway) !== undefined}
            disabledReason={getDenial(bindGateway) ?? ''}
            onClick={() => setOpenDialog('bind')}
          >
            {translate(asset.ssgwId ? 'asset.gateway.change' : 'asset.gateway.bind')}
          </ActionButton>
        </>
      }
    >
      {asset.ssgwId ? (
        <DeviceLine id={asset.ssgwId} device={gateway} distanceFrom={asset} />
      ) : (
        <p className="asset-quiet">{translate('asset.gateway.none')}</p>
      )}
      {openDialog === 'bind' && <BindGatewayDialog asset={asset} onClose={close} />}
      {openDialog === 'unbind' && (
        <AssetOperationDialog
          descriptor={assets}
          operation={unbindGateway}
          record={asset}
          title={translate('asset.gateway.unbind.title', messageArgs)}
          confirmLabel={translate('asset.gateway.unbind')}
          onClose={close}
        >
          <p>{translate('asset.gateway.unbind.what')}</p>
        </AssetOperationDialog>
      )}
    </AssetCard>
  );
};
