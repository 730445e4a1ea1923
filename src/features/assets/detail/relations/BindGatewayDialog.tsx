import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { getErrorCode, NOT_IN_WHITELIST_CODE } from '../../../../domain/errorStatus.ts';
import { operation as addToWhitelist } from '../../../../generated/core/operations/addToWhitelist.ts';
import { operation as bindGateway } from '../../../../generated/core/operations/bindGateway.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useOperationCall } from '../../../../resources/record/useOperationCall.tsx';
import { useNotifyError } from '../../../../resources/failures/useNotifyError.tsx';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import type { Asset, AssetTabProps } from '../Asset.ts';
import { DevicePickerDialog } from './DevicePickerDialog.tsx';

/** The only models to bind to. @see ASSET-04 */
const GATEWAY_MODELS = ['ssgw'];

/** Binds a device to a gateway; one whose whitelist lacks the device can add it. */
export const BindGatewayDialog = ({
  asset,
  onClose,
}: AssetTabProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { call, taskId } = useOperationCall(assets, asset);
  const bind = async ({ id }: Asset) => (await call(bindGateway, { gatewayId: id })) !== undefined;
  return (
    <DevicePickerDialog
      title={translate('asset.gateway.bind.title', { name: asset.name })}
      getConfirmLabel={gateway =>
        gateway
          ? translate('asset.gateway.bind.to', { gateway: gateway.name })
          : translate('asset.gateway.bind')
      }
      hint={translate('asset.gateway.bind.hint')}
      models={GATEWAY_MODELS}
      nearAsset={asset}
      {...(asset.ssgwId && { excludedIds: [asset.ssgwId] })}
      taskId={taskId}
      onSubmit={bind}
      renderRemedy={(error, gateway) =>
        getErrorCode(error) === NOT_IN_WHITELIST_CODE && (
          <AddAndBindButton {...{ asset, gateway, bind, onClose }} />
        )
      }
      onClose={onClose}
    />
  );
};

interface AddAndBindButtonProps extends AssetTabProps {
  readonly gateway: Asset;
  readonly bind: (gateway: Asset) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The remedy for error 72. */
const AddAndBindButton = ({ asset, gateway, bind, onClose }: AddAndBindButtonProps) => {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const { call } = useOperationCall(assets, gateway);
  const [isWorking, setIsWorking] = useState(false);
  const actionLabel = translate('asset.gateway.addAndBind', { gateway: gateway.name });
  const addAndBind = async () => {
    setIsWorking(true);
    try {
      if ((await call(addToWhitelist, { ids: [asset.id] })) && (await bind(gateway))) onClose();
    } catch (error) {
      notifyError(actionLabel, error);
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <ActionButton isPending={isWorking} onClick={() => void addAndBind()}>
      {actionLabel}
    </ActionButton>
  );
};
