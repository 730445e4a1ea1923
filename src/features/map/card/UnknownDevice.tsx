import { useTranslate } from 'react-admin';

import { isForbidden, isNotFound } from '../../../domain/errorStatus.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';

interface UnknownDeviceProps {
  readonly id: string | undefined;
  /** Why the device could not be read. */
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Names a device that does not exist, or is outside of the domains of the user. @see MAP-09 */
export const UnknownDevice = ({ id, error, onClose }: UnknownDeviceProps) => {
  const translate = useTranslate();
  if (id === undefined || !(isNotFound(error) || isForbidden(error))) return null;
  return (
    <div className="cluster gap-8">
      <p className="map-message-text">{translate('map.unknownDevice', { id })}</p>
      <ActionButton onClick={onClose}>{translate('map.unknownDevice.close')}</ActionButton>
    </div>
  );
};
