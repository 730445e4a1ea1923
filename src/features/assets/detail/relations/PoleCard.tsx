import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';

import { operation as relate } from '../../../../generated/core/operations/relatePoleAsset.ts';
import { operation as unrelate } from '../../../../generated/core/operations/unrelatePoleAsset.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useDenialReason } from '../../../../resources/access/useDenialReason.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { AssetOperationDialog } from '../AssetOperationDialog.tsx';
import { AssetCard } from '../AssetCard.tsx';
import type { Asset, AssetTabProps } from '../Asset.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { DeviceLine } from './DeviceLine.tsx';

const OPERATIONS = [relate, unrelate];

/** The pole of a device, with its change. @see ASSET-05 */
export const PoleCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const [openDialog, setOpenDialog] = useState<'attach' | 'detach'>();
  const getDenial = useDenialReason('assets', OPERATIONS);
  const { data: pole } = useGetOne<Asset>(
    'assets',
    { id: asset.poleId ?? '' },
    { enabled: Boolean(asset.poleId) },
  );
  const close = () => setOpenDialog(undefined);
  const messageArgs = { name: asset.name, pole: pole?.name ?? asset.poleId };
  return (
    <AssetCard
      title={translate('asset.pole')}
      actions={
        <>
          {pole && (
            <ActionButton
              disabled={getDenial(unrelate) !== undefined}
              disabledReason={getDenial(unrelate) ?? ''}
              onClick={() => setOpenDialog('detach')}
            >
              {translate('asset.pole.detach')}
            </ActionButton>
          )}
          <ActionButton
            disabled={getDenial(relate) !== undefined}
            disabledReason={getDenial(relate) ?? ''}
            onClick={() => setOpenDialog('attach')}
          >
            {translate(asset.poleId ? 'asset.pole.change' : 'asset.pole.attach')}
          </ActionButton>
        </>
      }
    >
      {asset.poleId ? (
        <DeviceLine id={asset.poleId} device={pole} distanceFrom={asset} />
      ) : (
        <p className="asset-quiet">{translate('asset.pole.none')}</p>
      )}
      {openDialog === 'attach' && (
        <AttachDialog
          asset={asset}
          {...(asset.poleId && { excludedIds: [asset.poleId] })}
          onClose={close}
        />
      )}
      {openDialog === 'detach' && pole && (
        <AssetOperationDialog
          descriptor={assets}
          operation={unrelate}
          record={pole}
          values={{ relatedId: asset.id }}
          title={translate('asset.pole.detach.title', messageArgs)}
          confirmLabel={translate('asset.pole.detach')}
          failureLabel={translate('asset.pole.detach.of', messageArgs)}
          onClose={close}
        >
          <p>{translate('asset.pole.detach.what')}</p>
        </AssetOperationDialog>
      )}
    </AssetCard>
  );
};
