import { useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { sortDevices } from '../inView/sortDevices.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';

interface DeviceStepsProps {
  readonly id: string;
  readonly devices: readonly DeviceMarker[];
  readonly onSelect: (id: string) => void;
}

/** The previous and the next device, in the order of the list. */
export const DeviceSteps = ({ id, devices, onSelect }: DeviceStepsProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const ordered = sortDevices(devices);
  const index = ordered.findIndex(device => device.id === id);
  if (index < 0 || ordered.length < 2) return null;
  const { [index - 1]: previous, [index + 1]: next } = ordered;
  return (
    <nav className="map-card-steps row spread" aria-label={translate('map.card.steps')}>
      <StepButton icon="left" labelKey="map.card.previous" device={previous} onSelect={onSelect} />
      <span className="text-3 type-12 tabular">
        {translate('map.card.step', {
          number: formatNumber(index + 1),
          total: formatNumber(ordered.length),
        })}
      </span>
      <StepButton icon="right" labelKey="map.card.next" device={next} onSelect={onSelect} />
    </nav>
  );
};

interface StepButtonProps extends Pick<DeviceStepsProps, 'onSelect'> {
  readonly icon: IconName;
  readonly labelKey: string;
  readonly device: DeviceMarker | undefined;
}

const StepButton = ({ icon, labelKey, device, onSelect }: StepButtonProps) => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="icon-button map-icon-button"
      aria-label={translate(labelKey)}
      title={device?.name}
      aria-disabled={device === undefined}
      onClick={() => device && onSelect(device.id)}
    >
      <Icon name={icon} />
    </button>
  );
};
