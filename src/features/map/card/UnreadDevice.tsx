import { useTranslate } from 'react-admin';

import { isForbidden, isNotFound } from '../../../domain/errorStatus.ts';
import { QueryErrorLine } from '../../../resources/failures/QueryErrorLine.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';

interface UnreadDeviceProps {
  readonly id: string | undefined;
  /** Why the device could not be read. */
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly onClose: () => void;
}

/**
 * Names a device that does not exist, or is outside of the domains of the user, and one whose read has failed.
 *
 * @see MAP-09
 */
export const UnreadDevice = ({ id, error, onRetry, onClose }: UnreadDeviceProps) => {
  const translate = useTranslate();
  if (id === undefined || !error) return null;
  const isUnknown = isNotFound(error) || isForbidden(error);
  return (
    <div className="cluster gap-8">
      <p className="flex-[1_1_200px]">
        {translate(isUnknown ? 'map.unknownDevice' : 'map.unreadDevice', { id })}
      </p>
      {!isUnknown && <QueryErrorLine error={error} onRetry={onRetry} />}
      <ActionButton onClick={onClose}>{translate('map.unknownDevice.close')}</ActionButton>
    </div>
  );
};
