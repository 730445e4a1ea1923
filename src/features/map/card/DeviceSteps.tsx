import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';

interface DeviceStepsProps {
  readonly id: string;
  /** In the order of the list. */
  readonly devices: readonly DeviceMarker[];
  readonly onSelect: (id: string) => void;
}

/** The previous and the next device, in the order of the list. */
export const DeviceSteps = ({ id, devices, onSelect }: DeviceStepsProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const index = devices.findIndex(device => device.id === id);
  // A selection is a navigation, which is rendered later: a second press may come before it.
  const latestId = useRef(id);
  useLayoutEffect(() => {
    latestId.current = id;
  }, [id]);
  if (index < 0 || devices.length < 2) return null;
  const step = (offset: 1 | -1) => {
    const device = devices[devices.findIndex(each => each.id === latestId.current) + offset];
    if (!device) return;
    latestId.current = device.id;
    onSelect(device.id);
  };
  const { [index - 1]: previous, [index + 1]: next } = devices;
  return (
    <nav
      className="row -mx-8 -mb-8 justify-between border-t border-t-(--line) pt-4"
      aria-label={translate('map.card.steps')}
    >
      <StepButton
        icon="left"
        labelKey="map.card.previous"
        device={previous}
        onClick={() => step(-1)}
      />
      <span className="type-12 text-3">
        {translate('map.card.step', {
          number: formatNumber(index + 1),
          total: formatNumber(devices.length),
        })}
      </span>
      <StepButton icon="right" labelKey="map.card.next" device={next} onClick={() => step(1)} />
    </nav>
  );
};

interface StepButtonProps {
  readonly icon: IconName;
  readonly labelKey: string;
  /** The device that a press selects; absent at the end of the list. */
  readonly device: DeviceMarker | undefined;
  readonly onClick: () => void;
}

const StepButton = ({ icon, labelKey, device, onClick }: StepButtonProps) => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="icon-button map-icon-button"
      aria-label={translate(labelKey)}
      title={device?.name}
      aria-disabled={device === undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
};
