import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';

import { operation as relate } from '../../../../generated/core/operations/relatePoleAsset.ts';
import { operation as unrelate } from '../../../../generated/core/operations/unrelatePoleAsset.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useAllowed } from '../../../../resources/record/useAllowed.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { Card } from '../Card.tsx';
import type { Asset, PartProps } from '../Part.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { DeviceLine } from './DeviceLine.tsx';

const OPERATIONS = [relate, unrelate];

/** The pole that a device hangs on, and the change of it. @see ASSET-05 */
export const PoleCard = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<'attach' | 'detach'>();
  const refused = useAllowed('assets', OPERATIONS);
  const { data: pole } = useGetOne<Asset>(
    'assets',
    { id: asset.poleId ?? '' },
    { enabled: Boolean(asset.poleId) },
  );
  const close = () => setAsked(undefined);
  const words = { name: asset.name, pole: pole?.name ?? asset.poleId };
  return (
    <Card
      title={translate('asset.pole')}
      tools={
        <>
          {pole && (
            <ActionButton
              disabled={refused(unrelate) !== undefined}
              reason={refused(unrelate) ?? ''}
              onClick={() => setAsked('detach')}
            >
              {translate('asset.pole.detach')}
            </ActionButton>
          )}
          <ActionButton
            disabled={refused(relate) !== undefined}
            reason={refused(relate) ?? ''}
            onClick={() => setAsked('attach')}
          >
            {translate(asset.poleId ? 'asset.pole.change' : 'asset.pole.attach')}
          </ActionButton>
        </>
      }
    >
      {asset.poleId ? (
        <DeviceLine id={asset.poleId} device={pole} from={asset} />
      ) : (
        <p className="asset-quiet">{translate('asset.pole.none')}</p>
      )}
      {asked === 'attach' && (
        <AttachDialog
          asset={asset}
          {...(asset.poleId && { without: [asset.poleId] })}
          onClose={close}
        />
      )}
      {asked === 'detach' && pole && (
        <ActDialog
          descriptor={assets}
          operation={unrelate}
          record={pole}
          values={{ relatedId: asset.id }}
          title={translate('asset.pole.detach.ask', words)}
          confirm={translate('asset.pole.detach')}
          onClose={close}
        >
          <p>{translate('asset.pole.detach.what')}</p>
        </ActDialog>
      )}
    </Card>
  );
};
