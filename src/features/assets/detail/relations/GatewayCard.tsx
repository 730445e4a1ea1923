import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';

import { operation as bindGateway } from '../../../../generated/core/operations/bindGateway.ts';
import { operation as unbindGateway } from '../../../../generated/core/operations/unbindGateway.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useAllowed } from '../../../../resources/record/useAllowed.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { Card } from '../Card.tsx';
import type { Asset, PartProps } from '../Part.ts';
import { BindDialog } from './BindDialog.tsx';
import { DeviceLine } from './DeviceLine.tsx';

const OPERATIONS = [bindGateway, unbindGateway];

/** The gateway that a device is reached through, and the change of it. @see ASSET-04 */
export const GatewayCard = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<'bind' | 'unbind'>();
  const refused = useAllowed('assets', OPERATIONS);
  const { data: gateway } = useGetOne<Asset>(
    'assets',
    { id: asset.ssgwId ?? '' },
    { enabled: Boolean(asset.ssgwId) },
  );
  const close = () => setAsked(undefined);
  const words = { name: asset.name, gateway: gateway?.name ?? asset.ssgwId };
  return (
    <Card
      title={translate('asset.gateway')}
      tools={
        <>
          {asset.ssgwId && (
            <ActionButton
              disabled={refused(unbindGateway) !== undefined}
              reason={refused(unbindGateway) ?? ''}
              onClick={() => setAsked('unbind')}
            >
              {translate('asset.gateway.unbind')}
            </ActionButton>
          )}
          <ActionButton
            disabled={refused(bindGateway) !== undefined}
            reason={refused(bindGateway) ?? ''}
            onClick={() => setAsked('bind')}
          >
            {translate(asset.ssgwId ? 'asset.gateway.change' : 'asset.gateway.bind')}
          </ActionButton>
        </>
      }
    >
      {asset.ssgwId ? (
        <DeviceLine id={asset.ssgwId} device={gateway} from={asset} />
      ) : (
        <p className="asset-quiet">{translate('asset.gateway.none')}</p>
      )}
      {asked === 'bind' && <BindDialog asset={asset} onClose={close} />}
      {asked === 'unbind' && (
        <ActDialog
          descriptor={assets}
          operation={unbindGateway}
          record={asset}
          title={translate('asset.gateway.unbind.ask', words)}
          confirm={translate('asset.gateway.unbind')}
          onClose={close}
        >
          <p>{translate('asset.gateway.unbind.what')}</p>
        </ActDialog>
      )}
    </Card>
  );
};
