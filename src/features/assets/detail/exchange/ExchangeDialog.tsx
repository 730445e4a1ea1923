import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as exchangeAsset } from '../../../../generated/core/operations/exchangeAsset.ts';
import type { ResourceDescriptor } from '../../../../schema/resource.ts';
import { DialogFooter } from '../../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../../ui/FormDialog.tsx';
import { AssetOperationDialog } from '../AssetOperationDialog.tsx';
import type { Asset, AssetTabProps } from '../Asset.ts';
import { DevicePicker } from '../relations/DevicePicker.tsx';
import { ExchangePreview } from './ExchangePreview.tsx';

interface ExchangeDialogProps extends AssetTabProps {
  readonly descriptor: ResourceDescriptor;
  readonly onClose: () => void;
}

/** Exchanges two devices: selects the other, then previews both positions. @see ASSET-06 */
export const ExchangeDialog = ({ descriptor, asset, onClose }: ExchangeDialogProps) => {
  const translate = useTranslate();
  const [otherAsset, setOtherAsset] = useState<Asset>();
  const [isConfirming, setIsConfirming] = useState(false);
  if (otherAsset && isConfirming)
    return (
      <AssetOperationDialog
        descriptor={descriptor}
        operation={exchangeAsset}
        record={asset}
        values={{ otherId: otherAsset.id }}
        size="warning"
        title={translate('asset.exchange.confirmTitle', {
          name: asset.name,
          other: otherAsset.name,
        })}
        confirmLabel={translate('asset.exchange.confirm')}
        onClose={onClose}
      >
        <p>{translate('asset.exchange.what')}</p>
        <ExchangePreview first={asset} second={otherAsset} />
      </AssetOperationDialog>
    );
  return (
    <FormDialog
      open
      size="middle"
      title={translate('asset.exchange.title', { name: asset.name })}
      onClose={onClose}
    >
      <DialogBody>
        <p className="dialog-text">{translate('asset.exchange.hint')}</p>
        <DevicePicker
          label={translate('asset.exchange.other')}
          models={[asset.model]}
          nearAsset={asset}
          selectedAsset={otherAsset}
          onSelect={setOtherAsset}
        />
      </DialogBody>
      <DialogFooter
        confirmLabel={translate('asset.exchange.next')}
        cancelLabel={translate('shell.cancel')}
        disabled={!otherAsset}
        disabledReason={translate('asset.pick.first')}
        onCancel={onClose}
        onConfirm={() => setIsConfirming(true)}
      />
    </FormDialog>
  );
};
