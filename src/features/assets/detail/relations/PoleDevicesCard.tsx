import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { calls } from '../../../../data/calls.ts';
import { operation as relate } from '../../../../generated/core/operations/relatePoleAsset.ts';
import { operation as unrelate } from '../../../../generated/core/operations/unrelatePoleAsset.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { QueryStates } from '../../../../resources/failures/QueryStates.tsx';
import { useDenialReason } from '../../../../resources/access/useDenialReason.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { FormattedNumber } from '../../../../ui/FormattedNumber.tsx';
import { AssetOperationDialog } from '../AssetOperationDialog.tsx';
import { AssetCard } from '../AssetCard.tsx';
import type { Asset, AssetTabProps } from '../Asset.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { DevicesTable } from './DevicesTable.tsx';

const OPERATIONS = [relate, unrelate];

/** The devices of a pole: listed, attached, detached. @see ASSET-05 */
export const PoleDevicesCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const [isAttaching, setIsAttaching] = useState(false);
  const [detachingDevice, setDetachingDevice] = useState<RaRecord>();
  const getDenial = useDenialReason('assets', OPERATIONS);
  const { data, error, refetch } = useQuery({
    queryKey: ['assets', 'onPole', asset.id],
    queryFn: async ({ signal }) =>
      (await calls.core.listPoleAssets({ path: { id: asset.id }, signal })) as readonly Asset[],
  });
  const label = translate('asset.onPole');
  const messageArgs = { name: String(detachingDevice?.name), pole: asset.name };
  return (
    <AssetCard
      title={label}
      actions={
        <>
          {data && (
            <span className="asset-caption type-12 text-3">
              <FormattedNumber value={data.length} />
            </span>
          )}
          <ActionButton
            disabled={getDenial(relate) !== undefined}
            disabledReason={getDenial(relate) ?? ''}
            onClick={() => setIsAttaching(true)}
          >
            {translate('asset.onPole.attach')}
          </ActionButton>
        </>
      }
      isFlush
    >
      <QueryStates
        {...{ data, error }}
        onRetry={refetch}
        empty={<p className="asset-quiet">{translate('asset.onPole.none')}</p>}
      >
        {devices => (
          <DevicesTable
            {...{ label, devices }}
            {...(!getDenial(unrelate) && {
              rowActions: (device: RaRecord) => (
                <ActionButton
                  kind="auxiliary"
                  size="small"
                  aria-label={translate('asset.pole.detach.of', { name: String(device.name) })}
                  onClick={() => setDetachingDevice(device)}
                >
                  {translate('asset.pole.detach')}
                </ActionButton>
              ),
            })}
          />
        )}
      </QueryStates>
      {isAttaching && (
        <AttachDialog
          asset={asset}
          isPole
          excludedIds={(data ?? []).map(({ id }) => id)}
          onClose={() => setIsAttaching(false)}
        />
      )}
      {detachingDevice && (
        <AssetOperationDialog
          descriptor={assets}
          operation={unrelate}
          record={asset}
          values={{ relatedId: detachingDevice.id }}
          title={translate('asset.pole.detach.title', messageArgs)}
          confirmLabel={translate('asset.pole.detach')}
          failureLabel={translate('asset.pole.detach.of', messageArgs)}
          onClose={() => setDetachingDevice(undefined)}
        >
          <p>{translate('asset.pole.detach.what')}</p>
        </AssetOperationDialog>
      )}
    </AssetCard>
  );
};
