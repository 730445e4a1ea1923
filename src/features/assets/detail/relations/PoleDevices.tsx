import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { calls } from '../../../../data/calls.ts';
import { operation as relate } from '../../../../generated/core/operations/relatePoleAsset.ts';
import { operation as unrelate } from '../../../../generated/core/operations/unrelatePoleAsset.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { ReadStates } from '../../../../resources/places/ReadStates.tsx';
import { useAllowed } from '../../../../resources/record/useAllowed.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { Count } from '../../../../ui/Count.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { Card } from '../Card.tsx';
import type { Asset, PartProps } from '../Part.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { DevicesTable } from './DevicesTable.tsx';

const OPERATIONS = [relate, unrelate];

/** What hangs on a pole: read, attached, detached. @see ASSET-05 */
export const PoleDevices = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const [isAttaching, setAttaching] = useState(false);
  const [leaving, setLeaving] = useState<RaRecord>();
  const refused = useAllowed('assets', OPERATIONS);
  const { data, error, refetch } = useQuery({
    queryKey: ['assets', 'onPole', asset.id],
    queryFn: async ({ signal }) =>
      (await calls.core.listPoleAssets({ path: { id: asset.id }, signal })) as readonly Asset[],
  });
  const label = translate('asset.onPole');
  const words = { name: String(leaving?.name), pole: asset.name };
  return (
    <Card
      title={label}
      tools={
        <>
          {data && (
            <span className="asset-caption">
              <Count of={data.length} />
            </span>
          )}
          <ActionButton
            disabled={refused(relate) !== undefined}
            reason={refused(relate) ?? ''}
            onClick={() => setAttaching(true)}
          >
            {translate('asset.onPole.attach')}
          </ActionButton>
        </>
      }
      flush
    >
      <ReadStates answer={data} error={error} onRetry={() => void refetch()}>
        {devices =>
          devices.length === 0 ? (
            <p className="asset-quiet">{translate('asset.onPole.none')}</p>
          ) : (
            <DevicesTable
              {...{ label, devices }}
              {...(!refused(unrelate) && {
                rowActions: (device: RaRecord) => (
                  <ActionButton
                    kind="auxiliary"
                    size="small"
                    aria-label={translate('asset.pole.detach.of', { name: String(device.name) })}
                    onClick={() => setLeaving(device)}
                  >
                    {translate('asset.pole.detach')}
                  </ActionButton>
                ),
              })}
            />
          )
        }
      </ReadStates>
      {isAttaching && (
        <AttachDialog
          asset={asset}
          isPole
          without={(data ?? []).map(({ id }) => id)}
          onClose={() => setAttaching(false)}
        />
      )}
      {leaving && (
        <ActDialog
          descriptor={assets}
          operation={unrelate}
          record={asset}
          values={{ relatedId: leaving.id }}
          title={translate('asset.pole.detach.ask', words)}
          confirm={translate('asset.pole.detach')}
          onClose={() => setLeaving(undefined)}
        >
          <p>{translate('asset.pole.detach.what')}</p>
        </ActDialog>
      )}
    </Card>
  );
};
