import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as addToWhitelist } from '../../../../generated/core/operations/addToWhitelist.ts';
import { operation as bindGateway } from '../../../../generated/core/operations/bindGateway.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useOperation } from '../../../../resources/record/useOperation.tsx';
import { useTellFailure } from '../../../../resources/useTellFailure.tsx';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import type { Asset, PartProps } from '../Part.ts';
import { codeOf, NOT_IN_WHITELIST } from './codes.ts';
import { PickDialog } from './PickDialog.tsx';

/** Only these are bound to. @see spec A9 */
const GATEWAYS = ['ssgw'];

/** Binds a device to a gateway; one whose whitelist does not name it can be told to take it. */
export const BindDialog = ({ asset, onClose }: PartProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { call, taskId } = useOperation(assets, asset);
  const bind = async ({ id }: Asset) => (await call(bindGateway, { gatewayId: id })) !== undefined;
  return (
    <PickDialog
      title={translate('asset.gateway.bind.title', { name: asset.name })}
      confirm={gateway =>
        gateway
          ? translate('asset.gateway.bind.to', { gateway: gateway.name })
          : translate('asset.gateway.bind')
      }
      hint={translate('asset.gateway.bind.hint')}
      models={GATEWAYS}
      of={asset}
      {...(asset.ssgwId && { without: [asset.ssgwId] })}
      taskId={taskId}
      act={bind}
      remedy={(error, gateway) =>
        codeOf(error) === NOT_IN_WHITELIST && <AddAndBind {...{ asset, gateway, bind, onClose }} />
      }
      onClose={onClose}
    />
  );
};

interface AddAndBindProps extends PartProps {
  readonly gateway: Asset;
  readonly bind: (gateway: Asset) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The way out of refusal 72. */
const AddAndBind = ({ asset, gateway, bind, onClose }: AddAndBindProps) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { call } = useOperation(assets, gateway);
  const [isWorking, setWorking] = useState(false);
  const act = translate('asset.gateway.addAndBind', { gateway: gateway.name });
  const go = async () => {
    setWorking(true);
    try {
      if ((await call(addToWhitelist, { ids: [asset.id] })) && (await bind(gateway))) onClose();
    } catch (error) {
      tellFailure(act, error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <ActionButton working={isWorking} onClick={() => void go()}>
      {act}
    </ActionButton>
  );
};
