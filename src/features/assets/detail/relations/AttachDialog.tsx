import { useTranslate } from 'react-admin';

import type { AssetTabProps } from '../Asset.ts';
import { POLE_MOUNTABLE_MODELS, POLE_MODELS } from './poleModels.ts';
import { DevicePickerDialog } from './DevicePickerDialog.tsx';
import { useAttachToPole } from './useAttachToPole.ts';

interface AttachDialogProps extends AssetTabProps {
  /** Whether the page is that of the pole. */
  readonly isPole?: boolean;
  /** The devices that are already attached. */
  readonly excludedIds?: readonly string[];
  readonly onClose: () => void;
}

/** Attaches a device to a pole, from the page of either. @see ASSET-05 */
export const AttachDialog = ({
  asset,
  isPole = false,
  excludedIds,
  onClose,
}: AttachDialogProps) => {
  const translate = useTranslate();
  const { relateTo, taskId } = useAttachToPole();
  const side = isPole ? 'device' : 'pole';
  return (
    <DevicePickerDialog
      title={translate(`asset.attach.${side}.title`, { name: asset.name })}
      getConfirmLabel={selectedAsset =>
        selectedAsset
          ? translate('asset.attach.confirm', { name: selectedAsset.name, side })
          : translate('asset.pole.attach')
      }
      hint={translate(`asset.attach.${side}.hint`)}
      models={isPole ? POLE_MOUNTABLE_MODELS : POLE_MODELS}
      nearAsset={asset}
      {...(excludedIds && { excludedIds })}
      taskId={taskId}
      onSubmit={selectedAsset =>
        isPole ? relateTo(asset, selectedAsset) : relateTo(selectedAsset, asset)
      }
      onClose={onClose}
    />
  );
};
