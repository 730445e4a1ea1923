import { useTranslate } from 'react-admin';

import { assets } from '../../../generated/core/resources.ts';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { MapAsset } from '../MapAsset.ts';

interface UnshownDeviceProps {
  readonly device: MapAsset | undefined;
  /** The message of why the map does not show it, with its name. */
  readonly messageKey: string;
  readonly onClose: () => void;
}

/** Names a selected device that has no position, with links to its page and back to the map. @see MAP-09 */
export const UnshownDevice = ({ device, messageKey, onClose }: UnshownDeviceProps) => {
  const translate = useTranslate();
  const routes = useResourceRoutes();
  if (!device) return null;
  const name = typeof device.name === 'string' ? device.name : device.id;
  return (
    <div className="cluster gap-8">
      <p className="flex-[1_1_200px]">{translate(messageKey, { name })}</p>
      <ActionButton to={routes.showUnfiltered(assets, device.id, device)}>
        {translate('map.positionless.open')}
      </ActionButton>
      <ActionButton onClick={onClose}>{translate('map.unknownDevice.close')}</ActionButton>
    </div>
  );
};
