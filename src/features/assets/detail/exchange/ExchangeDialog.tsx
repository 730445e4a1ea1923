import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as exchangeAsset } from '../../../../generated/core/operations/exchangeAsset.ts';
import type { ResourceDescriptor } from '../../../../schema/resource.ts';
import { DialogFoot } from '../../../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../../../ui/FormDialog.tsx';
import { ActDialog } from '../ActDialog.tsx';
import type { Asset, PartProps } from '../Part.ts';
import { DevicePicker } from '../relations/DevicePicker.tsx';
import { Places } from './Places.tsx';

interface ExchangeDialogProps extends PartProps {
  readonly descriptor: ResourceDescriptor;
  readonly onClose: () => void;
}

/** Two devices change places: first the other is chosen, then both are shown as they will be. @see ASSET-06 */
export const ExchangeDialog = ({ descriptor, asset, onClose }: ExchangeDialogProps) => {
  const translate = useTranslate();
  const [other, setOther] = useState<Asset>();
  const [isSure, setSure] = useState(false);
  if (other && isSure)
    return (
      <ActDialog
        descriptor={descriptor}
        operation={exchangeAsset}
        record={asset}
        values={{ otherId: other.id }}
        size="warning"
        title={translate('asset.exchange.ask', { name: asset.name, other: other.name })}
        confirm={translate('asset.exchange.act')}
        onClose={onClose}
      >
        <p>{translate('asset.exchange.what')}</p>
        <Places one={asset} other={other} />
      </ActDialog>
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
          of={asset}
          chosen={other}
          onChoose={setOther}
        />
      </DialogBody>
      <DialogFoot
        confirm={translate('asset.exchange.next')}
        cancel={translate('shell.cancel')}
        disabled={!other}
        reason={translate('asset.pick.first')}
        onCancel={onClose}
        onConfirm={() => setSure(true)}
      />
    </FormDialog>
  );
};
